import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {normalizeConfig} from '../../../src/config/normalize.js';
import {loadPage} from '../../../src/site/load-page.js';
import {memoryLoader} from '../../../src/site/loader.js';
import {allReaderParts} from '../../../src/site/page-reader.js';
import {readerFor} from '../../../src/site/reader.js';
import {resolveNavigation} from '../../../src/navigation/resolve.js';

const config = normalizeConfig({
  name: 'Acme',
  navigation: {pages: ['a']},
  variables: {product: 'Anvil'},
});
const loader = memoryLoader({'a.md': 'The {{product}} and the {{other}}.'});

describe('readerFor', () => {
  it('reads pages with the variables of the site, and reports the others', async () => {
    const reader = readerFor(loader, config, allReaderParts);
    expect(await reader.loader.text('a.md')).to.equal('The Anvil and the {{other}}.');
    const {state} = await loadPage('a', resolveNavigation(config), reader);
    const codes = state.phase === 'shown' && new Set(state.problems.map(({code}) => code));
    expect(codes).to.deep.equal(new Set(['page/unknown-variable']));
  });

  it('reads texts as they are where the code for variables cannot be loaded', async () => {
    const loadVariables = () => Promise.resolve(undefined);
    const reader = readerFor(loader, config, {...allReaderParts, loadVariables});
    expect(await reader.loader.text('a.md')).to.equal('The {{product}} and the {{other}}.');
  });

  it('has one object for the API descriptions, as soon as its code could be loaded', async () => {
    let isOnline = false;
    const loadApis = async () => (isOnline ? allReaderParts.loadApis() : undefined);
    const reader = readerFor(loader, config, {...allReaderParts, loadApis});
    expect(await reader.loadApis()).to.equal(undefined);
    isOnline = true;
    const [first, second] = await Promise.all([reader.loadApis(), reader.loadApis()]);
    expect(first).not.to.equal(undefined);
    expect(second).to.equal(first);
  });

  it('has no API descriptions without a site', async () => {
    const reader = readerFor(loader, undefined, allReaderParts);
    expect(await reader.loadApis()).to.equal(undefined);
  });
});
