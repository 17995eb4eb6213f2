import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {
  enteredAlternative,
  readEntries,
  withInitialValues,
} from '../../../src/requests/scheme-entry.js';
import type {SecurityAlternative, SecurityScheme} from '../../../src/openapi/operation.js';
import {scheme} from '../../harness/operation-of.js';

const bearer = (id: string, initialValue?: string): SecurityScheme => ({
  ...scheme(id),
  type: 'http',
  scheme: 'bearer',
  ...(initialValue !== undefined && {initialValue}),
});
const needs = (...ids: string[]): SecurityAlternative =>
  ids.map((id) => ({scheme: bearer(id), scopes: []}));

describe('readEntries', () => {
  it('reads what was stored', () => {
    const stored = {A: {value: 'x', expires: 5}, B: {username: 'ada'}};
    expect(Object.fromEntries(readEntries(JSON.parse(JSON.stringify(stored))))).to.eql(stored);
  });

  for (const wrong of ['null', '5', '"x"', '[]', '{"A":5}', '{"A":{"value":5,"expires":"x"}}']) {
    it(`leaves out what others have stored: ${wrong}`, () => {
      for (const entry of readEntries(JSON.parse(wrong)).values()) expect(entry).to.eql({});
    });
  }

  it('keeps names that objects have already', () => {
    const entries = readEntries(JSON.parse('{"__proto__":{"value":"x"}}'));
    expect(entries.get('__proto__')).to.eql({value: 'x'});
    expect(entries.get('toString')).to.equal(undefined);
  });
});

describe('withInitialValues', () => {
  it('fills in what the author wrote, but not over what the reader entered', () => {
    const security = [[{scheme: bearer('A', 'start'), scopes: []}]];
    expect(withInitialValues(new Map(), security).get('A')).to.eql({value: 'start'});
    const entered = new Map([['A', {value: 'mine'}]]);
    expect(withInitialValues(entered, security).get('A')).to.eql({value: 'mine'});
  });

  it('fills in a prefix, which is no credential yet', () => {
    const security = [
      [{scheme: bearer('A'), scopes: []}],
      [{scheme: {...bearer('B'), prefix: 'sk_'}, scopes: []}],
    ];
    const entries = withInitialValues(new Map([['A', {value: 'x'}]]), security);
    expect(entries.get('B')).to.eql({value: 'sk_'});
    expect(enteredAlternative(security.toReversed(), entries)).to.equal(1);
  });
});

describe('enteredAlternative', () => {
  it('is the first one for which everything was entered', () => {
    const entries = new Map([
      ['A', {value: ''}],
      ['B', {value: 'x'}],
      ['C', {value: 'y'}],
    ]);
    expect(enteredAlternative([needs('A', 'B'), needs('B', 'C')], entries)).to.equal(1);
    expect(enteredAlternative([needs('A'), []], entries)).to.equal(0);
  });
});
