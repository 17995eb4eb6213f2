import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {readLiteral} from '../../../../src/content/mdx/literal.js';

describe('readLiteral', () => {
  const literals: readonly (readonly [source: string, value: unknown])[] = [
    ['"a"', 'a'],
    ["'it\\'s'", "it's"],
    ['`a\nb`', 'a\nb'],
    ['-1.5e3', -1500],
    ['true', true],
    ['null', undefined],
    ['[1, "a", [true],]', [1, 'a', [true]]],
    [
      '{a: 1, "b-c": {d: []},}',
      new Map<string, unknown>([
        ['a', 1],
        ['b-c', new Map([['d', []]])],
      ]),
    ],
    ['/* a */ 1 // b', 1],
    ['{__proto__: 1}', new Map([['__proto__', 1]])],
  ];
  for (const [source, value] of literals) {
    it(`reads ${source}`, () => {
      expect(readLiteral(source)).to.deep.equal({value});
    });
  }

  for (const source of [
    '',
    'a',
    'f()',
    '1 + 1',
    '`${a}`',
    '"a',
    '[1',
    '{a}',
    '() => 1',
    '"a" "b"',
    '['.repeat(40),
  ]) {
    it(`does not read ${source}`, () => {
      expect(readLiteral(source)).to.equal(undefined);
    });
  }
});
