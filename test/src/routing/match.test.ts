import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import type {Navigation, NavPage} from '../../../src/navigation/navigation.js';
import {matchPath, plainPath} from '../../../src/routing/match.js';

function navigationOf(...paths: readonly string[]): Navigation {
  const pages = paths.map((path): NavPage => ({kind: 'page', path, label: path, trail: []}));
  return {
    root: {kind: 'root', name: '', isHidden: false, groups: [], divisions: []},
    pages: new Map(pages.map((page) => [page.path, page])),
    positions: new Map(),
  };
}

describe('matchPath', () => {
  const navigation = navigationOf('guides/start', 'guides/index', 'API/Users', 'v1.html', 'index');
  const cases: readonly [written: string, path: string][] = [
    ['', ''],
    ['/', ''],
    ['guides/start', 'guides/start'],
    ['/guides/start/', 'guides/start'],
    ['guides/start.md', 'guides/start'],
    ['guides/start.mdx', 'guides/start'],
    ['guides/start.html', 'guides/start'],
    ['guides/start/index', 'guides/start'],
    ['guides/start/index.html', 'guides/start'],
    ['guides', 'guides/index'],
    ['guides/index', 'guides/index'],
    ['index.html', ''],
    ['index', 'index'],
    ['v1.html', 'v1.html'],
    ['api/users', 'API/Users'],
    ['hidden/page.md', 'hidden/page'],
    ['../secret', '../secret'],
    ['__proto__', '__proto__'],
    ['constructor', 'constructor'],
  ];
  for (const [written, path] of cases) {
    it(`takes “${written}” for “${path}”`, () => {
      expect(matchPath(navigation, written)).to.equal(path);
    });
  }
});

describe('plainPath', () => {
  it('leaves dots and names that only look like an ending', () => {
    for (const path of ['releases/v1.2', 'my-index', 'a.md/b', 'reindex']) {
      expect(plainPath(path)).to.equal(path);
    }
  });
});
