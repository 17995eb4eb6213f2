import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {readQuery} from '../../../src/search/query.js';
import {SearchIndex} from '../../../src/search/search-index.js';
import {filtersOf, readRecord, recordOf} from '../../../src/search/search-record.js';
import type {PagePlace, SearchedPage} from '../../../src/search/searched-page.js';

const sections = [
  {id: '', headings: [], names: [], text: 'Before it.', code: ''},
  {
    id: 'install',
    headings: ['Linux', 'Install'],
    names: ['user_id', 'limit'],
    text: 'Run one command.',
    code: 'npm i acme',
  },
];
const page: SearchedPage = {
  path: 'guides/start',
  title: 'Start here',
  keywords: ['begin', 'first steps'],
  boost: 1.25,
  sections,
};
const place: PagePlace = {
  path: 'guides/start',
  trail: ['Guides', 'First steps'],
  scopes: [{version: 'v1', language: 'en'}],
};
const textPage = (text: string): SearchedPage => ({
  ...page,
  sections: [{id: '', headings: [], names: [], text, code: ''}],
});
/** Whether a word of a record begins with a term. */
const has = (text: string, term: string) =>
  recordOf(textPage(text), place)
    .content.split(/\s+/)
    .some((word) => word.startsWith(term));

describe('recordOf', () => {
  it('keeps everything that is shown of a page', () => {
    expect(readRecord(recordOf(page, place))).to.deep.equal({page, place});
  });

  it('keeps the label of a section, and its id, where no word finds them', () => {
    const labeled = {
      id: 'body',
      headings: [],
      label: 'Body (größe)',
      names: [],
      text: '',
      code: '',
    };
    const nested = {
      ...labeled,
      id: 'response',
      headings: ['Pay'],
      label: 'Response',
      text: 'Money',
    };
    const record = recordOf({...page, sections: [...sections, labeled, nested]}, place);
    expect(readRecord(record).page.sections.slice(-2)).to.deep.equal([labeled, nested]);
    const words = [record.content, ...Object.values(record.meta)].join(' ');
    expect(words).not.to.match(/body|größe|response/i);
    expect(words).to.include('Pay').and.to.include('Money');
  });

  it('is read after another program has joined the white space of the content', () => {
    const record = recordOf(textPage('One\n  two.'), place);
    const content = record.content.replace(/\s+/g, ' ').trim();
    expect(readRecord({...record, content}).page.sections[0]?.text).to.equal('One two.');
  });

  it('takes the characters between its parts out of the texts', () => {
    const text = 'A ␝ b ␞ c ␟ d';
    const {page: read} = readRecord(recordOf({...textPage(text), title: text}, place));
    expect(read.sections.length).to.equal(1);
    expect(read.sections[0]?.text).to.equal('A   b   c   d');
    expect(read.title).to.equal('A   b   c   d');
  });

  it('adds the terms that do not begin a word of the text', () => {
    expect(has('Call getUserName() first.', 'user')).to.equal(true);
    expect(has('Die Straße.', 'strasse')).to.equal(true);
    expect(has('日本語の検索エンジン', '検索')).to.equal(true);
  });

  it('adds the words for which its words are found by the index in the browser', () => {
    const place = {path: 'a', trail: [], scopes: []};
    for (const [text, ...typed] of [
      ['It costs nothing.', 'price', 'pricing'],
      ['Remove a user.', 'delete'],
      ['Our fees.', 'cost'],
      ['Registration', 'sign up', 'signup'],
      ['The login', 'sign in', 'log in', 'signin'],
      ['Sign in here.', 'login'],
    ] as const) {
      const index = new SearchIndex();
      index.add(textPage(text), place);
      for (const words of typed) {
        expect(index.search(words, {limit: 1, scope: {}}).total, words).to.equal(1);
        const {terms} = readQuery(words);
        expect(terms.filter((term) => !has(text, term))).to.deep.equal([]);
      }
    }
    expect(has('Our costs.', 'fee')).to.equal(false);
  });

  it('adds no term that begins a word of the text', () => {
    const {content} = recordOf(textPage('Café installs words.'), place);
    expect(content).not.to.match(/\b(?:cafe|install|word)\b/);
  });

  it('has a place in all versions for a page without one', () => {
    const {filters} = recordOf(page, {...place, scopes: [{}]});
    expect(filters['version']).to.deep.equal(['']);
    expect(readRecord(recordOf(page, {...place, scopes: [{}]})).place.scopes).to.deep.equal([{}]);
  });
});

describe('filtersOf', () => {
  it('selects the pages of the reader’s version, and those without one', () => {
    expect(filtersOf({version: 'v2'})).to.deep.equal({version: ['v2', '']});
    expect(filtersOf({})).to.deep.equal({});
  });
});
