import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {firstOf, saidOf} from '../said.js';

describe('the divisions of docs.json', () => {
  const said = (navigation: object) => saidOf({navigation});

  it('may lie in each other as an author likes', () => {
    const tabs = [{tab: 'A', groups: [{group: 'a', pages: ['a']}]}];
    expect(said({languages: [{language: 'en', versions: [{version: 'v1', tabs}]}]})).to.deep.equal(
      [],
    );
  });

  it('are of one kind at each level (nav/mixed-containers)', () => {
    const tab = {tab: 'A', pages: ['a'], groups: [{group: 'b', pages: ['b']}]};
    expect(said({tabs: [tab], anchors: [{anchor: 'B', pages: ['c']}]})).to.deep.equal([
      ['nav/mixed-containers', '/navigation'],
      ['nav/mixed-containers', '/navigation/tabs/0'],
    ]);
    const more = {navigation: {tabs: [{tab: 'A', pages: ['a']}], pages: ['b']}};
    expect(firstOf(more)?.message).to.equal('"tabs" and "pages" are used at the same level.');
  });

  it('hold pages, or lead somewhere (nav/empty-division)', () => {
    const versions = [
      {version: 'v3'},
      {version: 'v2', pages: []},
      {version: 'v1', pages: ['a']},
      {version: 'v0', href: 'https://example.com'},
      {version: 'api', openapi: 'openapi.json'},
    ];
    const found = said({versions}).filter(([code]) => code !== 'config/not-used');
    expect(found).to.deep.equal([
      ['nav/empty-division', '/navigation/versions/0'],
      ['nav/empty-division', '/navigation/versions/1'],
    ]);
    expect(firstOf({navigation: {versions: versions.slice(0, 3)}})?.message).to.equal(
      'The version "v3" has no pages.',
    );
  });

  it('hold each page once (nav/duplicate-page)', () => {
    const groups = [
      {group: 'a', pages: ['a', 'b']},
      {group: 'b', pages: ['a']},
    ];
    expect(
      said({
        tabs: [
          {tab: 'A', groups},
          {tab: 'B', pages: ['a']},
        ],
      }),
    ).to.deep.equal([['nav/duplicate-page', '/navigation/tabs/0/groups/1/pages/0']]);
  });

  it('name pages of this site as the root of a group (nav/unusable-page)', () => {
    const groups = [
      {group: 'a', root: 'https://example.com', pages: ['a']},
      {group: 'b', root: 'b'},
    ];
    expect(said({groups})).to.deep.equal([['nav/unusable-page', '/navigation/groups/0/root']]);
  });

  it('lead to allowed URLs (link/refused)', () => {
    const href = 'javascript:alert(1)';
    const tabs = [
      {
        tab: 'A',
        menu: [
          {item: 'B', href},
          {item: 'D', pages: ['d']},
        ],
      },
    ];
    expect(said({tabs, global: {anchors: [{anchor: 'C', href}]}})).to.deep.equal([
      ['link/refused', '/navigation/tabs/0/menu/0/href'],
      ['link/refused', '/navigation/global/anchors/0/href'],
    ]);
  });

  it('want a page (nav/no-pages)', () => {
    expect(said({})).to.deep.equal([['nav/no-pages', '/navigation']]);
    expect(said({groups: [{group: 'API', openapi: 'openapi.json'}]})).to.deep.equal([]);
  });

  it('lie no deeper than 32 levels (config/too-deep)', () => {
    let division: object = {tab: 'A', pages: ['a']};
    for (let depth = 0; depth < 40; depth += 1) division = {tab: 'A', tabs: [division]};
    expect(said({tabs: [division], pages: ['b']}).map(([code]) => code)).to.contain(
      'config/too-deep',
    );
  });
});
