import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {definedOnly, fieldsOf, listOf, readEach, textOf} from '../../../../src/config/read/raw.js';

describe('raw values', () => {
  it('have fields only as objects', () => {
    expect([...fieldsOf({a: 1})]).to.deep.equal([['a', 1]]);
    for (const value of [undefined, null, 1, 'ab', ['a']]) expect(fieldsOf(value).size).to.equal(0);
  });

  it('have only fields of their own', () => {
    expect(fieldsOf({}).get('constructor')).to.equal(undefined);
    const fields = fieldsOf(JSON.parse('{"__proto__": {"name": "x"}}'));
    expect(fields.get('name')).to.equal(undefined);
    expect(fields.get('__proto__')).to.deep.equal({name: 'x'});
  });

  it('have items only as arrays', () => {
    expect(listOf([1])).to.deep.equal([1]);
    for (const value of [undefined, null, 'ab', {0: 'a', length: 1}]) {
      expect(listOf(value)).to.deep.equal([]);
    }
  });

  it('are text when something is left of it', () => {
    expect(textOf(' a ')).to.equal('a');
    for (const value of [' ', '', 5, true, undefined, null])
      expect(textOf(value)).to.equal(undefined);
  });

  it('lose what is undefined', () => {
    expect(definedOnly({a: undefined, b: false, c: ''})).to.deep.equal({b: false, c: ''});
    expect(readEach(['a', 1, 'b'], textOf)).to.deep.equal(['a', 'b']);
  });
});
