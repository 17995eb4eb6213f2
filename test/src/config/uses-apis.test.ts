import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {normalizeConfig} from '../../../src/config/normalize.js';
import {usesApis} from '../../../src/config/uses-apis.js';

const uses = (config: object) => usesApis(normalizeConfig({name: 'Acme', ...config}));

describe('usesApis', () => {
  it('finds API descriptions at any place', () => {
    expect(uses({openapi: 'o.json'})).to.equal(true);
    expect(uses({api: {openapi: 'o.json'}})).to.equal(true);
    const groups = [{group: 'A', pages: [{group: 'B', openapi: 'o.json', pages: []}]}];
    expect(uses({navigation: {tabs: [{tab: 'T', groups}]}})).to.equal(true);
    expect(uses({navigation: [{group: 'A', pages: ['api/o.yaml GET /users']}]})).to.equal(true);
  });

  it('finds operations in lists of pages, without a file or with the name of one', () => {
    for (const page of ['GET /users', 'v2 get /users', 'webhook created']) {
      expect(uses({navigation: {tabs: [{tab: 'T', pages: [page]}]}}), page).to.equal(true);
    }
    expect(uses({seo: {keywords: ['get started']}, navigation: []})).to.equal(false);
  });

  it('is false for other sites', () => {
    expect(uses({navigation: [{group: 'OpenAPI', pages: ['openapi', 'o.json', 'a b']}]})).to.equal(
      false,
    );
  });
});
