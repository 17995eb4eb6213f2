import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {saidOf, say, validate} from '../said.js';

describe('the navigation of docs.json', () => {
  const said = (...pages: unknown[]) => saidOf({navigation: [{group: 'a', pages}]});

  it('wants a page (nav/no-pages)', () => {
    expect(saidOf({navigation: []})).to.deep.equal([['nav/no-pages', '/navigation']]);
    const generated = [{group: 'API', openapi: 'openapi.json', pages: []}];
    expect(saidOf({navigation: generated})).to.deep.equal([]);
  });

  it('wants each page once in a version (nav/duplicate-page)', () => {
    expect(said('a', '/a.mdx')).to.deep.equal([['nav/duplicate-page', '/navigation/0/pages/1']]);
  });

  it('knows empty groups (nav/empty-group)', () => {
    expect(said('a', {group: 'b', pages: []})).to.deep.equal([
      ['nav/empty-group', '/navigation/0/pages/1/pages'],
    ]);
  });

  it('wants paths inside the site (nav/unusable-page)', () => {
    expect(said('a', '../b', 'https://example.com')).to.deep.equal([
      ['nav/unusable-page', '/navigation/0/pages/1'],
      ['nav/unusable-page', '/navigation/0/pages/2'],
    ]);
  });

  it('tells operations from pages', () => {
    expect(said('GET /users', 'openapi.json POST /users')).to.deep.equal([]);
  });

  it('guesses the method of an operation that names none (nav/unknown-method)', () => {
    const pages = ['GETT /users', 'api.yaml fetch /users', 'about us/team'];
    expect(said(...pages)).to.deep.equal([
      ['nav/unknown-method', '/navigation/0/pages/0'],
      ['nav/unknown-method', '/navigation/0/pages/1'],
    ]);
    const [first, second] = validate({name: 'A', navigation: [{group: 'A', pages}]});
    expect(first?.hint).to.match(/Did you mean "GET"\?$/);
    expect(second?.hint).to.match(/Write an operation as "GET \/users"\.$/);
  });

  it('stops at groups that lie too deep (config/too-deep)', () => {
    let group: object = {group: 'g', pages: ['a']};
    for (let depth = 0; depth < 40; depth += 1) group = {group: 'g', pages: ['b', group]};
    const codes = saidOf({navigation: [group]}).map(([code]) => code);
    expect(codes).to.contain('config/too-deep');
  });

  it('reads the navigation of a very large site', () => {
    const pages = Array.from({length: 23_000}, (_, index) => `part-${index % 40}/page-${index}`);
    expect(said(...pages)).to.deep.equal([]);
  });

  it('wants versions that readers can choose (config/unknown-version)', () => {
    const diagnostics = validate({
      name: 'A',
      versions: ['v1.0', 'v2.0'],
      navigation: [
        {group: 'a', version: 'v1.1', pages: ['a', {group: 'b', version: 'x', pages: ['b']}]},
      ],
      anchors: [
        {name: 'A', url: 'a', version: 'v2.0'},
        {name: 'B', url: 'b', version: 'beta'},
      ],
    });
    expect(diagnostics.map(say)).to.deep.equal([
      ['config/unknown-version', '/navigation/0/version'],
      ['config/unknown-version', '/navigation/0/pages/1/version'],
      ['config/unknown-version', '/anchors/1/version'],
    ]);
    expect(diagnostics[0]?.hint).to.contain('"v1.0"');
  });
});
