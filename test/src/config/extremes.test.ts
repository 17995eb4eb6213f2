import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {normalizeConfig} from '../../../src/config/normalize.js';
import {usesApis} from '../../../src/config/uses-apis.js';
import {validateConfig} from '../../../src/config/validate.js';
import {resolveNavigation} from '../../../src/navigation/resolve.js';
import {say} from './said.js';

describe('a configuration beyond all measure', () => {
  it('of 23,000 pages is read and checked', () => {
    const page = (version: number, index: number) =>
      `v${version}/some/folder/with-a-long-name/page-${index}-about-something-that-matters`;
    const versions = Array.from({length: 23}, (_, version) => ({
      version: `v${version}`,
      groups: [{group: 'All', pages: Array.from({length: 1000}, (_, at) => page(version, at))}],
    }));
    const config = {name: 'A', navigation: {versions}};
    expect(resolveNavigation(normalizeConfig(config)).pages.size).to.equal(23_000);
    expect(validateConfig(JSON.stringify(config, null, 2), 'docs.json')).to.deep.equal([]);
  });

  it('nested ten thousand deep is read as far as it makes sense', () => {
    const open = '{"group": "g", "pages": ["a", ';
    const text = `{"name": "A", "navigation": [${open.repeat(10_000)}"b"${']}'.repeat(10_000)}]}`;
    expect(normalizeConfig(JSON.parse(text)).navigation.groups).to.have.length(1);
    const codes = validateConfig(text, 'docs.json').map(({code}) => code);
    expect([...new Set(codes)].sort()).to.deep.equal(['config/too-deep', 'nav/duplicate-page']);
  });

  it('nested a hundred thousand deep is searched for API descriptions', () => {
    const logo = (inner: string) => `${'['.repeat(100_000)}${inner}${']'.repeat(100_000)}`;
    const usesThem = (inner: string) =>
      usesApis(normalizeConfig(JSON.parse(`{"logo": ${logo(inner)}}`)));
    expect(usesThem('"x"')).to.equal(false);
    expect(usesThem('{"openapi": "api.json"}')).to.equal(true);
    expect(usesThem('"api.json GET /users"')).to.equal(true);
  });

  it('that writes a property twice counts the last one (config/duplicate-key)', () => {
    const text = '{"name": "A", "navigation": {"pages": ["a"], "pages": ["b"]}}';
    expect(validateConfig(text, 'docs.json').map(say)).to.deep.equal([
      ['config/duplicate-key', ''],
    ]);
    expect(resolveNavigation(normalizeConfig(JSON.parse(text))).pages.has('b')).to.equal(true);
  });
});
