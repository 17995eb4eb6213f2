import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {jsonTokens} from '../../../src/requests/json-tokens.js';

describe('jsonTokens', () => {
  it('tells names, strings, numbers and words apart', () => {
    expect(jsonTokens('{"a" : ["b", -1.5e3, true]}')).to.deep.equal([
      {text: '{'},
      {text: '"a"', type: 'name'},
      {text: ' :'},
      {text: ' ['},
      {text: '"b"', type: 'string'},
      {text: ', '},
      {text: '-1.5e3', type: 'number'},
      {text: ', '},
      {text: 'true', type: 'keyword'},
      {text: ']}'},
    ]);
  });

  it('reads a string that is cut off once, to the end of its line', () => {
    const text = '"{\\"a\\": 1, \\"b\\": true';
    expect(jsonTokens(text)).to.deep.equal([{text, type: 'string'}]);
    expect(jsonTokens('"a\n1')).to.deep.equal([
      {text: '"a', type: 'string'},
      {text: '\n'},
      {text: '1', type: 'number'},
    ]);
  });
});
