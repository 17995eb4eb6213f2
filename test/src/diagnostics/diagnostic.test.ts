import {expect} from '@open-wc/testing';
import {catalog} from '../../../src/diagnostics/catalog.js';
import {diagnose} from '../../../src/diagnostics/diagnostic.js';

describe('diagnose', () => {
  it('fills the sentence and the hint of a code with its details', () => {
    const location = {file: 'docs.json', line: 2, column: 3, pointer: '/nam'};
    const details = {name: 'nam', inside: 'The configuration', nearest: 'name'};
    expect(diagnose('config/unknown-property', location, details)).to.deep.equal({
      code: 'config/unknown-property',
      severity: 'warning',
      message: 'The configuration has no property "nam".',
      hint: 'Did you mean "name"? It is ignored.',
      location,
    });
  });

  it('takes sentences without details as they are', () => {
    const {message, hint} = diagnose('nav/no-pages', {file: 'docs.json'});
    expect(message).to.equal(catalog['nav/no-pages'].message);
    expect(hint).to.equal(catalog['nav/no-pages'].hint);
  });
});

describe('the catalog of diagnostics', () => {
  for (const [code, {severity}] of Object.entries(catalog)) {
    it(`has an area, a slug and a severity for ${code}`, () => {
      expect(code).to.match(/^[a-z]+\/[a-z]+(?:-[a-z]+)*$/);
      expect(severity).to.be.oneOf(['error', 'warning', 'info']);
    });
  }
});
