import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {siteUrl, matchPath, plainPath} from '../../../src/routing/paths.js';
import type {Navigation, NavPage} from '../../../src/navigation/navigation.js';

const base = new URL('https://docs.example/site/');

describe('siteUrl', () => {
  const accepted: readonly [path: string, url: string][] = [
    ['docs.json', 'docs.json'],
    ['guides/start.md', 'guides/start.md'],
    ['a b/ü.md', 'a%20b/%C3%BC.md'],
    ['what?.md', 'what%3F.md'],
    ['c#.md', 'c%23.md'],
    ['100%.md', '100%25.md'],
    ['http:/x.md', 'http%3A/x.md'],
    ['javascript:alert(1).md', 'javascript%3Aalert(1).md'],
    ['.hidden/...md', '.hidden/...md'],
    ['__proto__.md', '__proto__.md'],
  ];
  for (const [path, url] of accepted) {
    it(`finds ${path} in the folder`, () => {
      expect(siteUrl(path, base)?.href).to.equal(base.href + url);
    });
  }

  const refused = [
    '',
    '/etc/passwd',
    '//evil.example/x.md',
    '///evil.example',
    'https://evil.example/x.md',
    '\\\\evil.example\\x',
    '/\\evil.example',
    '..',
    '../x.md',
    'a/../../x.md',
    'a/./x.md',
    'a//x.md',
    'a/',
    'a\\..\\x.md',
    '%2e%2e/x.md',
    '%2E%2E%2Fx.md',
    '..%2fx.md',
    '%252e%252e%252fx.md',
    'a%5cx.md',
    'a%00.md',
    'a\u0000.md',
    'a\n.md',
    'a\t/x.md',
    '\ud800.md',
  ];
  for (const path of refused) {
    it(`refuses ${JSON.stringify(path)}`, () => {
      expect(siteUrl(path, base)).to.equal(undefined);
    });
  }
});

function navigationOf(...paths: readonly string[]): Navigation {
  const pages = paths.map((path): NavPage => ({
    kind: 'page',
    path,
    source: {kind: 'file'},
    label: path,
    trail: [],
  }));
  return {
    root: {kind: 'root', name: '', isHidden: false, groups: [], divisions: []},
    pages: new Map(pages.map((page) => [page.path, page])),
    listed: pages,
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

describe('matchPath of a README', () => {
  const navigation = navigationOf('guides', 'api/README', 'notes/readme', 'both/index', 'README');
  const cases: readonly [written: string, path: string][] = [
    ['guides/README', 'guides'],
    ['guides/README.md', 'guides'],
    ['Guides/readme', 'guides'],
    ['api', 'api/README'],
    ['api/', 'api/README'],
    ['api/README.md', 'api/README'],
    ['api/index', 'api/README'],
    ['notes', 'notes/readme'],
    ['notes/README', 'notes/readme'],
    ['both', 'both/index'],
    ['both/README', 'both/README'],
    ['hidden/README', 'hidden/README'],
    ['README', 'README'],
    ['my-readme', 'my-readme'],
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
