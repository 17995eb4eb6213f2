import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {readApiSettings, readPlayground, readSources} from '../../../../src/config/read/api.js';
import {fieldsOf} from '../../../../src/config/read/raw.js';

const settingsOf = (config: object) => readApiSettings({raw: fieldsOf(config)});

describe('readApiSettings', () => {
  it('has defaults', () => {
    expect(settingsOf({})).to.deep.equal({
      sources: [],
      baseUrls: [],
      playground: 'show',
      keepsOrder: false,
      languages: [],
      sampleValues: 'all',
      makesSamples: true,
      prefillsExamples: false,
      sendsCookies: false,
      isExpanded: false,
      labelKeys: [],
      hasOverviews: true,
      offersFiles: true,
    });
  });

  it('reads the newer shape', () => {
    const api = {
      openapi: ['a.json', {source: 'b.yaml', directory: 'b'}],
      playground: {display: 'simple', proxy: 'https://proxy.example', credentials: true},
      params: {expanded: 'all', post: ['x-since']},
      examples: {languages: ['curl', 'python'], defaults: 'required'},
      mdx: {server: 'https://api.example', auth: {method: 'key', name: 'X-Key'}},
      spec: {download: false},
    };
    expect(settingsOf({api})).to.deep.equal({
      sources: [{file: 'a.json'}, {file: 'b.yaml', directory: 'b'}],
      baseUrls: ['https://api.example'],
      auth: {method: 'key', name: 'X-Key'},
      playground: 'simple',
      proxy: 'https://proxy.example',
      keepsOrder: false,
      languages: ['curl', 'python'],
      sampleValues: 'required',
      makesSamples: true,
      prefillsExamples: false,
      sendsCookies: true,
      isExpanded: true,
      labelKeys: ['x-since'],
      hasOverviews: true,
      offersFiles: false,
    });
  });

  it('reads the older shape', () => {
    const api = {
      baseUrl: ['https://a.example', 'https://b.example'],
      auth: {method: 'basic', name: 'user:password', inputPrefix: 'x'},
      playground: {mode: 'hide', credentials: true},
      maintainOrder: true,
      paramFields: {expanded: 'none'},
      request: {example: {languages: ['go']}},
    };
    expect(settingsOf({openapi: 'o.json', api})).to.deep.include({
      sources: [{file: 'o.json'}],
      baseUrls: ['https://a.example', 'https://b.example'],
      auth: {method: 'basic', name: 'user:password', inputPrefix: 'x'},
      playground: 'hide',
      keepsOrder: true,
      languages: ['go'],
      makesSamples: true,
      prefillsExamples: false,
      sendsCookies: true,
      isExpanded: false,
      labelKeys: [],
      hasOverviews: true,
      offersFiles: true,
    });
  });

  it('ignores values of another type', () => {
    const api = {baseUrl: 1, auth: [], playground: 'x', examples: null, openapi: {source: {}}};
    expect(settingsOf({openapi: true, api})).to.deep.equal(settingsOf({}));
    expect(settingsOf({api: {auth: {method: 'magic'}}})).to.deep.equal(settingsOf({}));
  });
});

describe('readSources', () => {
  it('reads a path, a list, and an object with several files', () => {
    expect(readSources('a.json')).to.deep.equal([{file: 'a.json'}]);
    expect(readSources(['a.json', ' ', 'b.json'])).to.have.length(2);
    expect(readSources({source: ['a.json', 'b.json'], directory: 'd'})).to.deep.equal([
      {file: 'a.json', directory: 'd'},
      {file: 'b.json', directory: 'd'},
    ]);
  });
});

describe('readPlayground', () => {
  it('knows the words of both shapes, and no others', () => {
    expect(['interactive', 'auth', 'show'].map(readPlayground)).to.deep.equal(
      Array(3).fill('show'),
    );
    expect(['none', 'hide'].map(readPlayground)).to.deep.equal(['hide', 'hide']);
    expect(readPlayground('constructor')).to.equal(undefined);
  });
});
