import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {findValue} from '../../../../src/content/mdx/find-value.js';
import type {Literal} from '../../../../src/content/mdx/literal.js';

const values: ReadonlyMap<string, Literal> = new Map<string, Literal>([
  ['a', 'A'],
  ['b', new Map<string, Literal>([['c', new Map([['d', 1]])]])],
]);

describe('findValue', () => {
  for (const [source, value] of [
    ['a', 'A'],
    [' b . c.d ', 1],
    ['b.x', undefined],
    ['`${a}-${b.c.d}`', 'A-1'],
    ['`a \\` ${ a }\n`', 'a ` A\n'],
  ] as const) {
    it(`finds ${source}`, () => {
      expect(findValue(source, values)).to.deep.equal({value});
    });
  }

  for (const source of [
    'x',
    'constructor',
    'a.b',
    'a()',
    'a + a',
    'b[c]',
    '`${x}`',
    '`${b}`',
    '`${a + a}`',
  ]) {
    it(`does not know ${source}`, () => {
      expect(findValue(source, values)).to.equal(undefined);
    });
  }
});
