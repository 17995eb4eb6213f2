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

  it('is false for other sites', () => {
    expect(uses({navigation: [{group: 'OpenAPI', pages: ['openapi', 'o.json', 'a b']}]})).to.equal(
      false,
    );
  });
});
