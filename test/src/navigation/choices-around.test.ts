import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {choicesAround} from '../../../src/navigation/choices-around.js';
import {openSite} from './outline-of.js';

describe('choicesAround', () => {
  const {navigation} = openSite({
    navigation: {
      languages: [
        {
          language: 'en',
          versions: [
            {
              version: 'v2',
              default: true,
              tabs: [
                {tab: 'Guides', pages: ['shared/license', 'v2/start', 'v2/more/one']},
                {tab: 'API', pages: ['v2/api/users']},
              ],
            },
            {version: 'v1', pages: ['shared/license', 'v1/start', 'start', 'v1.5']},
          ],
        },
        {language: 'de', versions: [{version: 'v2', pages: ['de/start', 'shared/license']}]},
      ],
    },
  });
  const cases: readonly (readonly [path: string, choices: object])[] = [
    ['v2/typo', {language: 'en', version: 'v2'}],
    ['v2', {language: 'en', version: 'v2'}],
    ['v2/api/typo', {language: 'en', version: 'v2', tab: 'API'}],
    ['v2/start/typo', {language: 'en', version: 'v2', tab: 'Guides'}],
    ['v1/more/typo', {language: 'en', version: 'v1'}],
    ['de/typo', {language: 'de', version: 'v2'}],
    ['shared/typo', {}],
    ['typo', {}],
    ['v3/typo', {}],
    ['', {}],
    ['__proto__/typo', {}],
  ];
  for (const [path, choices] of cases) {
    it(`finds ${JSON.stringify(choices)} around ${path || 'the home page'}`, () => {
      expect(choicesAround(navigation, path)).to.deep.equal(choices);
    });
  }

  it('reads the path of each page once, however long the path is', () => {
    let steps = 0;
    const countingSplit = (page: string) => ({
      split: (separator: string) => page.split(separator).map((segment) => (steps++, segment)),
      startsWith: (start: string) => (steps++, page.startsWith(start)),
    });
    const pages = Array.from({length: 100}, (_, index) => countingSplit(`guides/${index}`));
    const positions = new Map(pages.map((page) => [page as unknown as string, []]));
    choicesAround({...navigation, positions}, 'typo/'.repeat(1000));
    expect(steps).to.be.at.most(2 * pages.length);
  });

  it('finds the versions of pages in the older shape', () => {
    const older = openSite({
      versions: ['v2', 'v1'],
      navigation: [
        {group: 'Now', version: 'v2', pages: ['v2/start', 'both/two']},
        {group: 'Then', version: 'v1', pages: ['v1/start', 'both/one']},
        {group: 'Always', pages: ['about/us']},
      ],
    });
    const versionAround = (path: string) => choicesAround(older.navigation, path).version;
    expect(versionAround('v1/typo')).to.equal('v1');
    expect(versionAround('v2/typo')).to.equal('v2');
    expect(versionAround('both/typo')).to.equal(undefined);
    expect(versionAround('about/typo')).to.equal(undefined);
  });
});
