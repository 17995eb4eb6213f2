import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {catalog} from '../../../src/diagnostics/catalog.js';
import {configCatalog} from '../../../src/diagnostics/catalog/config.js';
import {linkCatalog} from '../../../src/diagnostics/catalog/link.js';
import {navCatalog} from '../../../src/diagnostics/catalog/nav.js';
import {openapiCatalog} from '../../../src/diagnostics/catalog/openapi.js';
import {pageCatalog} from '../../../src/diagnostics/catalog/page.js';
import {diagnose, diagnoseFrom} from '../../../src/diagnostics/diagnostic.js';

describe('diagnose', () => {
  const location = {file: 'a.md', line: 2, column: 3};

  it('fills the sentence and the hint of a code with its details', () => {
    const details = {url: 'a.json', from: 'https://app.example'};
    expect(diagnose('load/unreachable', location, details)).to.deep.equal({
      code: 'load/unreachable',
      severity: 'error',
      message: catalog['load/unreachable'].message(details),
      hint: catalog['load/unreachable'].hint(details),
      location,
    });
  });

  it('takes sentences without details as they are, from any catalog', () => {
    const {message, hint} = diagnoseFrom(navCatalog, 'nav/no-pages', location);
    expect(message).to.equal(navCatalog['nav/no-pages'].message);
    expect(hint).to.equal(navCatalog['nav/no-pages'].hint);
  });
});

describe('the catalogs of diagnostics', () => {
  for (const [code, entry] of Object.entries({
    ...catalog,
    ...configCatalog,
    ...navCatalog,
    ...pageCatalog,
    ...linkCatalog,
    ...openapiCatalog,
  })) {
    it(`does not take for granted what the configuration of ${code} is called`, () => {
      expect(`${String(entry.message)} ${String(entry.hint)}`).not.to.match(
        /docs\.json|mint\.json/,
      );
    });

    it(`has an area, a slug and a severity for ${code}`, () => {
      expect(code).to.match(/^[a-z]+\/[a-z]+(?:-[a-z]+)*$/);
      expect(entry.severity).to.be.oneOf(['error', 'warning', 'info']);
    });
  }
});
