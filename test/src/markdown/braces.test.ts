import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {countingText} from '../../harness/counting-text.js';
import {braceFinder} from '../../../src/markdown/braces.js';

/** The ends that are found for the braces of a text, one after the other. */
function endsIn(text: string, limit = text.length): readonly (number | undefined)[] {
  const find = braceFinder(text);
  return [...text.matchAll(/\{/g)].map(({index}) => find(index, limit));
}

describe('braceFinder', () => {
  for (const [text, ends] of [
    ['{a}', [3]],
    ['{a{b}c}', [7, 5]],
    ['{a{b}', [undefined, 5]],
    ['{"}"}', [5]],
    ["{it's}", [6]],
    ["{'\\'}'}", [7]],
    ['{`\n}`}', [6]],
    ['{"\n}', [4]],
    ['{/* } */}', [9]],
    ['{/* } ', [undefined]],
    ['{"{"} {"}', [5, 9, 9]],
    ['{"{" {"} }', [10, 8, 8]],
    ['{"{"{"} "}', [undefined, 7, 10]],
    ['{/*{*/ {a} }', [12, 12, 10]],
  ] as const) {
    it(`closes the braces of ${JSON.stringify(text)}`, () => {
      expect(endsIn(text)).to.deep.equal(ends);
    });
  }

  it('closes nothing at or after the limit', () => {
    expect(endsIn('{a}', 2)).to.deep.equal([undefined]);
    expect(endsIn('{/* */}', 5)).to.deep.equal([undefined]);
    expect(endsIn('{a}', 3)).to.deep.equal([3]);
  });

  for (const part of [
    '{',
    '{"',
    "{'",
    '{`',
    '{\\"',
    '{"\'',
    '{/*',
    '{/* */',
    '{a "{b" ',
    '{`"{`\'{"',
    '{\n',
    '{}',
    '<a b={"',
    '{/*{"*/"',
  ]) {
    it(`reads ${JSON.stringify(part)} in steps that are proportional to its repetitions`, () => {
      const stepsOf = (count: number): number => {
        const written = part.repeat(count) + 'a'.repeat(count);
        const {text, steps} = countingText(written);
        const find = braceFinder(text);
        for (const {index} of written.matchAll(/\{/g)) find(index, written.length);
        return steps();
      };
      expect(stepsOf(2_000) / stepsOf(1_000)).to.be.within(1.8, 2.2);
    });
  }
});
