import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {describeValue, partsOf, spell, within} from '../../../../src/config/json/pointer.js';

describe('JSON pointers', () => {
  it('are taken apart and put together', () => {
    expect(partsOf('')).to.deep.equal([]);
    expect(partsOf('/a/0/b~1c~0d~01')).to.deep.equal(['a', '0', 'b/c~d~1']);
    expect(within(within('', 'a'), 'b/c~d')).to.equal('/a/b~1c~0d');
  });

  it('are spelled for people', () => {
    expect(spell('/tabs/0/url')).to.equal('"tabs[0].url"');
    expect(spell('')).to.equal('The configuration');
    expect(spell(`/a${'/0/b'.repeat(50)}`)).to.equal(
      '"a[0].b[0]….b[0].b[0].b"'.replace('….b[0].b[0].b', '…[0].b[0].b'),
    );
  });
});

describe('describeValue', () => {
  const cases: readonly (readonly [unknown, string])[] = [
    ['x', 'the string "x"'],
    ['x'.repeat(50), `the string "${'x'.repeat(40)}…"`],
    [5, 'the number 5'],
    [true, 'true'],
    [null, 'null'],
    [[], 'an array'],
    [{}, 'an object'],
  ];
  for (const [value, words] of cases) {
    it(`says ${words}`, () => {
      expect(describeValue(value)).to.equal(words);
    });
  }
});
