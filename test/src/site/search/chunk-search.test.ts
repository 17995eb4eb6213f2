import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {recordOf} from '../../../../src/search/search-record.js';
import {ChunkSearch} from '../../../../src/site/search/chunk-search.js';

/** A page of a record with this number. */
function recordWith(number: number) {
  const sections = [{id: '', headings: [], names: [], text: `An okapi ${number}.`, code: ''}];
  const path = `p${number}`;
  const page = {path, title: `Page ${number}`, keywords: [], boost: 1, sections};
  return recordOf(page, {path, trail: [], scopes: [{version: 'v1'}]});
}

/** A search of this many found pages, with what it was asked for and what it loaded. */
function searchOf(count: number, load = (number: number) => Promise.resolve(recordWith(number))) {
  const asked: unknown[] = [];
  const loaded: number[] = [];
  const results = Array.from({length: count}, (_, number) => ({
    data: () => {
      loaded.push(number);
      return load(number);
    },
  }));
  const pagefind = {
    mergeIndex: () => Promise.resolve(),
    search: (typed: string, options?: object) => {
      asked.push([typed, options]);
      return Promise.resolve({results, unfilteredResultCount: count + 7});
    },
  };
  const search = new ChunkSearch(pagefind, () => Promise.resolve(false));
  return {search, asked, loaded};
}

const scope = {version: 'v1'};

describe('ChunkSearch', () => {
  it('loads few of many pages, and counts all of them', async () => {
    const {search, loaded} = searchOf(500);
    const found = await search.search('okapi', {scope, limit: 12});
    expect(loaded.length).to.equal(24);
    expect(found?.pages.length).to.equal(12);
    expect(found?.total).to.equal(500);
    expect(found?.elsewhere).to.equal(7);
  });

  it('asks for the words of the index in the browser, in the reader’s version', async () => {
    const {search, asked} = searchOf(1);
    await search.search('How do I find the Okapis?', {scope, limit: 12});
    expect(asked).to.deep.equal([['find okapi', {filters: {version: {any: ['v1', '']}}}]]);
  });

  it('asks for a phrase as one, and for all versions where they are wanted', async () => {
    const {search, asked} = searchOf(1);
    await search.search('"An okapi"', {scope, limit: 12, isEverywhere: true});
    expect(asked).to.deep.equal([['"an okapi"', {filters: {}}]]);
  });

  it('asks only for the last of the texts that are typed at once', async () => {
    const {search, asked} = searchOf(3);
    const typed = ['o', 'ok', 'oka', 'okapi'];
    const found = await Promise.all(typed.map((text) => search.search(text, {scope, limit: 12})));
    expect(asked.length).to.equal(1);
    expect(found.map((one) => one?.total)).to.deep.equal([undefined, undefined, undefined, 3]);
  });

  it('has no answer where a page cannot be loaded', async () => {
    const {search} = searchOf(3, () => Promise.reject(new Error('gone')));
    expect(await search.search('okapi', {scope, limit: 12})).to.equal(undefined);
  });

  it('has no answer where nothing is found because the host cannot be reached', async () => {
    const {search} = searchOf(0);
    expect(await search.search('okapi', {scope, limit: 12})).to.equal(undefined);
  });
});
