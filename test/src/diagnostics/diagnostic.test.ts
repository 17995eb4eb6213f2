import {expect} from '@open-wc/testing';
import {catalog} from '../../../src/diagnostics/catalog.js';
import {configCatalog} from '../../../src/diagnostics/catalog/config.js';
import {navCatalog} from '../../../src/diagnostics/catalog/nav.js';
import {diagnose, diagnoseFrom} from '../../../src/diagnostics/diagnostic.js';

describe('diagnose', () => {
  const location = {file: 'a.md', line: 2, column: 3};

  it('fills the sentence and the hint of a code with its details', () => {
    const details = {name: 'Crad', nearest: 'Card'};
    expect(diagnose('page/unknown-component', location, details)).to.deep.equal({
      code: 'page/unknown-component',
      severity: catalog['page/unknown-component'].severity,
      message: catalog['page/unknown-component'].message(details),
      hint: catalog['page/unknown-component'].hint(details),
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
  for (const [code, {severity}] of Object.entries({
    ...catalog,
    ...configCatalog,
    ...navCatalog,
  })) {
    it(`has an area, a slug and a severity for ${code}`, () => {
      expect(code).to.match(/^[a-z]+\/[a-z]+(?:-[a-z]+)*$/);
      expect(severity).to.be.oneOf(['error', 'warning', 'info']);
    });
  }
});
