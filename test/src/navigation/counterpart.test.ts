import {expect} from '@open-wc/testing';
import {pageInVersion} from '../../../src/navigation/counterpart.js';
import {siteOf} from '../site/site-of.js';

describe('pageInVersion', () => {
  const {navigation} = siteOf([], {
    versions: ['v2', 'v1', 'v0'],
    navigation: [
      {group: 'All', pages: ['about']},
      {group: 'New', version: 'v2', pages: ['v2/intro', 'v2/guides/start', 'v2/api/start']},
      {group: 'Old', version: 'v1', pages: ['v1/intro', 'v1/guides/start', 'v1/gone']},
    ],
  });
  const cases: readonly [path: string, version: string, page: string | undefined][] = [
    ['about', 'v1', 'about'],
    ['v1/intro', 'v1', 'v1/intro'],
    ['v1/guides/start', 'v2', 'v2/guides/start'],
    ['v2/guides/start', 'v1', 'v1/guides/start'],
    ['v1/gone', 'v2', 'v2/intro'],
    ['unknown', 'v1', 'v1/intro'],
    ['v1/intro', 'v0', undefined],
  ];
  for (const [path, version, page] of cases) {
    it(`leads from ${path} to ${page ?? 'nowhere'} in ${version}`, () => {
      expect(pageInVersion(navigation, path, version)?.page.path).to.equal(page);
    });
  }
});
