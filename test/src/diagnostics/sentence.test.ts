import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {sentenceOf} from '../../../src/diagnostics/sentence.js';
import type {Diagnostic} from '../../../src/diagnostics/diagnostic.js';

describe('sentenceOf', () => {
  const diagnostic: Diagnostic = {
    code: 'config/syntax',
    severity: 'error',
    message: 'There is no name.',
    hint: 'Give it one.',
    location: {file: 'docs.json', line: 2, column: 5},
  };

  it('says where, what and what to do', () => {
    expect(sentenceOf(diagnostic)).to.equal('docs.json:2:5: There is no name. Give it one.');
  });

  it('names the file alone where no line is known', () => {
    expect(sentenceOf({...diagnostic, location: {file: 'docs.json'}})).to.match(/^docs\.json: /);
  });
});
