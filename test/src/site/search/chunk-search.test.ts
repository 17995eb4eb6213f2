import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {SearchIndex} from '../../../../src/search/search-index.js';
import {recordOf, type SearchRecord} from '../../../../src/search/search-record.js';
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
    id: String(number),
    score: 1,
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

/** Finds the records that have words with all of these beginnings, as Pagefind does. */
function pagefindOf(records: readonly SearchRecord[]) {
  const wordsOf = (text: string) =>
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return {
    mergeIndex: () => Promise.resolve(),
    search: (typed: string) => {
      const found = records.filter(({content, meta}) => {
        const words = wordsOf([content, ...Object.values(meta)].join(' '));
        return wordsOf(typed).every((start) => words.some((word) => word.startsWith(start)));
      });
      const results = found.map((record) => ({
        id: record.url,
        score: 1,
        data: () => Promise.resolve(record),
      }));
      return Promise.resolve({results, unfilteredResultCount: found.length});
    },
  };
}

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
    expect(asked[0]).to.deep.equal(['find okapi', {filters: {version: {any: ['v1', '']}}}]);
  });

  it('asks for a phrase as one, and for all versions where they are wanted', async () => {
    const {search, asked} = searchOf(1);
    await search.search('"An okapi"', {scope, limit: 12, isEverywhere: true});
    expect(asked).to.deep.equal([['"an okapi"', {filters: {}}]]);
  });

  it('finds the pages that the index in the browser finds', async () => {
    const texts = {
      retry: 'A task can retry.',
      policy: 'The policy of the directory',
      commit: 'Run pre-commit.',
      plus: 'The C++ client',
      sharp: 'The C# client',
      name: 'Set OTEL_EXPORTER_OTLP_METRICS_TEMPORALITY_PREFERENCE to delta.',
      soft: 'Die Daten\u00ADbank',
      language: 'The menu of languages',
      suggest: 'feedback.suggestEdit',
      dark: 'The dark mode',
      mode: 'Only one mode',
    };
    const index = new SearchIndex();
    const records = Object.entries(texts).map(([path, text]) => {
      const sections = [{id: '', headings: [], names: [], text, code: ''}];
      const page = {path, title: 'Page', keywords: [], boost: 1, sections};
      const place = {path, trail: [], scopes: [{}]};
      index.add(page, place);
      return recordOf(page, place);
    });
    const search = new ChunkSearch(pagefindOf(records), () => Promise.resolve(true));
    const options = {scope: {}, limit: 12};
    for (const [typed, ...paths] of [
      ['retries', 'retry'],
      ['policies', 'policy'],
      ['folder', 'policy'],
      ['precommit', 'commit'],
      ['pre-commit', 'commit', 'name'],
      ['C++', 'plus'],
      ['csharp client', 'sharp', 'plus'],
      ['otel exporter', 'name'],
      ['otel_exporter_otlp_metrics_temporality_preference', 'name'],
      ['datenbank', 'soft'],
      ['translate', 'language'],
      ['edit on github', 'suggest'],
      ['only dark mode', 'dark', 'mode'],
      ['use a custom policy', 'policy'],
    ] as const) {
      const found = await search.search(typed, options);
      expect(
        found?.pages.map(({path}) => path),
        typed,
      ).to.have.members(paths);
      const live = index.search(typed, options).pages.map(({path}) => path);
      expect(live, typed).to.have.members(paths);
    }
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
