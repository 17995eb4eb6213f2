import {expect} from '@open-wc/testing';
import {firstOf, saidOf} from './said.js';

describe('the redirects of docs.json', () => {
  const said = (...pairs: (readonly [string, string])[]) =>
    saidOf({redirects: pairs.map(([source, destination]) => ({source, destination}))});

  it('lead from paths, with or without names', () => {
    expect(
      said(
        ['/old', '/introduction'],
        ['/blog/:slug*', 'https://blog.example.com/:slug*'],
        ['/:lang/a', '/guides/a?lang=:lang#top'],
        ['api/*', '/guides/a'],
        ['/a', '/b'],
        ['/b', '/introduction'],
      ),
    ).to.deep.equal([]);
  });

  const wrong: readonly (readonly [string, string, string])[] = [
    ['https://example.com/a', '/b', 'source'],
    ['/a?b=c', '/b', 'source'],
    ['/:slug*/a', '/b', 'source'],
    ['/a/:slug', '/b/:sulg', 'destination'],
  ];
  for (const [source, destination, property] of wrong) {
    it(`do not lead from ${source} to ${destination} (config/wrong-redirect)`, () => {
      expect(said([source, destination])).to.deep.equal([
        ['config/wrong-redirect', `/redirects/0/${property}`],
      ]);
    });
  }

  it('do not lead in a circle (config/redirect-loop)', () => {
    expect(said(['/a', '/b'], ['/b', '/c'], ['/c', '/a'], ['/d', '/a'])).to.deep.equal([
      ['config/redirect-loop', '/redirects/0/source'],
    ]);
    expect(said(['/a', '/a#top'])).to.deep.equal([['config/redirect-loop', '/redirects/0/source']]);
    expect(said(['/docs/:slug*', '/docs/v2/:slug*'])).to.deep.equal([
      ['config/redirect-loop', '/redirects/0/source'],
    ]);
    const redirects = [
      {source: '/a', destination: '/b'},
      {source: '/b', destination: '/a'},
    ];
    expect(firstOf({redirects})?.message).to.equal(
      'Readers of "/a" would be sent in a circle: /a → /b → /a.',
    );
  });

  it('end at a page, whatever else would lead on from there', () => {
    expect(said(['/guides/*', '/guides/a'])).to.deep.equal([]);
  });
});
