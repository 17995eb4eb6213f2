import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {compareNumbers, isMultiple, isWhole, numberKey} from '../../../src/shared/decimal.js';

describe('numbers as texts', () => {
  const ascending = [
    '-1e400',
    '-9223372036854775809',
    '-9223372036854775808',
    '-1.5',
    '-0.1',
    '0',
    '1e-400',
    '0.1',
    '0.1000000000000000055',
    '0.11',
    '9',
    '10',
    '9223372036854775807',
    '9223372036854775808',
    '1e400',
  ];

  it('are compared by their digits', () => {
    for (const [at, one] of ascending.entries()) {
      for (const [index, other] of ascending.entries()) {
        const order = compareNumbers(one, other);
        expect(order, `${one} and ${other}`).to.equal(Math.sign(at - index));
      }
    }
  });

  it('are equal in each notation', () => {
    for (const [one, other] of [
      ['1', '1.0'],
      ['100', '1e2'],
      ['100', '1E+2'],
      ['0.001', '1e-3'],
      ['-0', '0.00'],
      ['1e21', String(1e21)],
      ['12.30', '0.123e2'],
    ] as const) {
      expect(compareNumbers(one, other), `${one} and ${other}`).to.equal(0);
      expect(numberKey(one)).to.equal(numberKey(other));
    }
    expect(new Set(ascending.map(numberKey)).size).to.equal(ascending.length);
  });

  it('are whole without a fraction', () => {
    const whole = ['0', '1', '-1', '1.0', '1.5e1', '1e400', '9223372036854775807', '0.0'];
    expect(whole.filter((number) => !isWhole(number))).to.deep.equal([]);
    expect(['0.5', '1.5', '1e-1', '15e-1', '9007199254740993.5'].filter(isWhole)).to.deep.equal([]);
  });

  it('are multiples of others', () => {
    for (const [number, of, expected] of [
      ['9223372036854775807', '7', true],
      ['9223372036854775808', '7', false],
      ['0.3', '0.1', true],
      ['0.35', '0.1', false],
      ['1e30', '1e10', true],
      ['10', '0.25', true],
      ['5', '1e1', false],
      ['-6', '3', true],
      ['0', '3', true],
      ['1', '0', true],
      // Not found out, since it would take long
      ['1e999999999', '3', true],
    ] as const) {
      expect(isMultiple(number, of), `${number} of ${of}`).to.equal(expected);
    }
  });
});
