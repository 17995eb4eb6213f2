import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {firstOf, saidOf} from '../config/said.js';

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
    ['/a#b', '/c', 'source'],
    ['/a?', '/b', 'source'],
    ['/a-:name?', '/b', 'source'],
    ['/a/:id(\\d+)', '/b/:id', 'source'],
    ['/a/(.*)', '/b', 'source'],
    ['/a/:year-:month', '/b/:year-:mnth', 'destination'],
    ['/a/:slug+', '/b/:sulg.html', 'destination'],
    ['/a/:slug', '/b/:sulg', 'destination'],
    ['/a', 'javascript:alert(1)', 'destination'],
    ['/a', 'vscode:extension/b', 'destination'],
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
      'The redirect from "/a" ends in a loop: /a → /b → /a.',
    );
  });

  it('are read as they are followed', () => {
    expect(
      said(
        ['/v1/:rest+', '/v2/:rest'],
        ['/old/:slug.html', '/new/:slug'],
        ['/beta*', '/v3*'],
        ['/posts/:year-:month', '/archive/:year-:month.html'],
        ['/team/:name?', '/people/:name?'],
        ['/api:users', '/reference/api:users'],
        ['/x/*/end', '/y/*'],
        ['/docs/:p*', '/docs/hidden'],
      ),
    ).to.deep.equal([]);
    expect(said(['/beta*', '/betab*'])).to.deep.equal([
      ['config/redirect-loop', '/redirects/0/source'],
    ]);
  });

  it('do not lead further than they are followed (config/redirect-loop)', () => {
    const chain = (length: number) =>
      Array.from({length}, (_, i) => [`/a${i}`, `/a${i + 1}`] as const);
    expect(said(...chain(15))).to.deep.equal([]);
    expect(said(...chain(15), ['/a15', '/introduction'])).to.deep.equal([]);
    expect(said(...chain(16))).to.deep.equal([['config/redirect-loop', '/redirects/0/source']]);
    const redirects = chain(16).map(([source, destination]) => ({source, destination}));
    expect(firstOf({redirects})?.message).to.match(/^There are too many redirects from "\/a0"/);
  });

  it('form one loop, however many they are', () => {
    const pairs = Array.from({length: 2000}, (_, i) => [`/a${i}/:s*`, `/a${i + 1}/:s*`] as const);
    expect(said(...pairs).length).to.equal(1);
  });

  it('may have the same page at both ends, which is no loop', () => {
    expect(said(['/404', '/404.html'], ['/a/', 'a/index.md'], ['/old', '/404'])).to.deep.equal([]);
    expect(said(['/404', '/404'])).to.deep.equal([['config/redirect-loop', '/redirects/0/source']]);
  });

  it('are checked, however many of them match the same paths', () => {
    const pairs = Array.from(
      {length: 30_000},
      (_, index) => [`/:a*/${index}/*`, `/:a*/${index + 1}`] as const,
    );
    expect(said(...pairs)).to.deep.equal([]);
  });

  it('end at a page, whatever else would lead on from there', () => {
    expect(said(['/guides/*', '/guides/a'])).to.deep.equal([]);
  });
});
