import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {pathIn} from '../../../src/offline/path-in.js';

const base = 'https://docs.example/site/';

describe('pathIn', () => {
  for (const [url, path] of [
    ['', ''],
    ['index.html', ''],
    ['#/', ''],
    ['#/guides/start', 'guides/start'],
    ['index.html?x=1#/guides/start?tag=a#install', 'guides/start'],
    ['#install', ''],
  ] as const) {
    it(`is "${path}" for "${url}" with a hash`, () => {
      expect(pathIn(base + url, 'hash', base)).to.equal(path);
    });
  }

  for (const [url, path] of [
    ['', ''],
    ['index.html', ''],
    ['guides/start/', 'guides/start'],
    ['guides/start?x=1#install', 'guides/start'],
    ['guides/index', 'guides'],
  ] as const) {
    it(`is "${path}" for "${url}" in the history`, () => {
      expect(pathIn(base + url, 'history', base)).to.equal(path);
    });
  }

  it('is the first page for a URL outside of the site', () => {
    expect(pathIn('https://docs.example/app', 'history', base)).to.equal('');
  });
});
