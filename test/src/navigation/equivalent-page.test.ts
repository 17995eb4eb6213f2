import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {pageInVersion} from '../../../src/navigation/equivalent-page.js';
import {PageCandidates} from '../../../src/navigation/page-candidates.js';
import {siteOf} from '../site/site-of.js';

describe('pageInVersion', () => {
  const {navigation} = siteOf([], {
    versions: ['v2', 'v1', 'v0'],
    navigation: [
      {group: 'All', pages: ['about']},
      {group: 'New', version: 'v2', pages: ['v2/intro', 'v2/guides/start', 'v2/api/start']},
      {group: 'Forging', version: 'v2', pages: ['v2/heat', 'v2/deep/inner/end']},
      {group: 'Old', version: 'v1', pages: ['v1/intro', 'v1/guides/start', 'v1/gone', 'v1/end']},
      {group: 'Forging', version: 'v1', pages: ['v1/bellows']},
    ],
  });
  const cases: readonly [path: string, version: string, page?: string, isSame?: boolean][] = [
    ['about', 'v1', 'about', true],
    ['v1/intro', 'v1', 'v1/intro', true],
    ['v1/guides/start', 'v2', 'v2/guides/start', true],
    ['v2/guides/start', 'v1', 'v1/guides/start', true],
    ['v2/api/start', 'v1', 'v1/guides/start', false],
    ['v1/end', 'v2', 'v2/deep/inner/end', false],
    ['v1/bellows', 'v2', 'v2/heat', false],
    ['v1/gone', 'v2', 'v2/intro', false],
    ['unknown', 'v1', 'v1/intro', false],
    ['v1/intro', 'v0'],
  ];
  for (const [path, version, page, isSame] of cases) {
    it(`leads from ${path} to ${page ?? 'nowhere'} in ${version}`, () => {
      const found = pageInVersion(navigation, path, version);
      expect([found?.page.path, found?.isSame]).to.deep.equal([page, isSame]);
    });
  }

  it('finds the same among candidates, for which it reads the pages of a version once', () => {
    const candidates = new PageCandidates();
    const read: unknown[] = [];
    for (const [path, version, page, isSame] of cases) {
      const found = pageInVersion(navigation, path, version, (search, pages) =>
        candidates.of(search, () => {
          read.push(search.of);
          return pages();
        }),
      );
      expect([found?.page.path, found?.isSame]).to.deep.equal([page, isSame]);
    }
    expect(read).to.have.members(['v2', 'v1', 'v0']);
  });
});
