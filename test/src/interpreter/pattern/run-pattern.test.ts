import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {Budget} from '../../../../src/interpreter/budget.js';
import {compilePattern} from '../../../../src/interpreter/pattern/compile-pattern.js';
import {runPattern} from '../../../../src/interpreter/pattern/run-pattern.js';

/** The offset, the text and the groups of the first match from an offset on. */
function found(source: string, flags: string, text: string, from: number): unknown[] | undefined {
  const program = compilePattern(source, flags);
  const offsets = runPattern(program, text, from, flags.includes('y'), new Budget());
  const textAt = (index: number) => {
    const [start, end] = [offsets?.[2 * index], offsets?.[2 * index + 1]];
    return start === undefined || end === undefined ? undefined : text.slice(start, end);
  };
  return offsets && [offsets[0], ...Array.from({length: program.groups + 1}, (_, i) => textAt(i))];
}

/** What the browser finds. */
function expected(source: string, flags: string, text: string, from: number) {
  const pattern = new RegExp(source, flags.includes('y') ? flags : `${flags}g`);
  pattern.lastIndex = from;
  const match = pattern.exec(text);
  return match ? [match.index, ...match] : undefined;
}

const atoms = (
  'a b c . \\w \\d \\s [ab] [^a] \\b \\B ^ $ (?=a) (?!b) (?<=a) (?<!b) (?<=ab?) \\1 é A ' +
  '\\u0061 \\x62 \\n - \\- (?<=(a)(b)) \\cJ [\\w-] {'
).split(' ');
const quantifiers = '* + ? {1,2} *? +? ?? {2} {0,2} {1,}'.split(' ');
const openings = '( (?: (?= (?! (?<= (?<!'.split(' ');
const letters = [...'abcAB 1\né-_ab'];

describe('runPattern', () => {
  it('finds what the browser finds, for thousands of patterns and texts', () => {
    let seed = 7;
    const below = (count: number) => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
      return (seed >>> 8) % count;
    };
    const oneOf = (items: readonly string[]) => items[below(items.length)] ?? '';
    const pattern = (depth: number): string => {
      const parts = Array.from({length: 1 + below(4)}, () => {
        const isGroup = depth > 0 && below(10) < 3;
        const inner = isGroup
          ? pattern(depth - 1) + (below(2) ? `|${pattern(depth - 1)}` : '')
          : '';
        const part = isGroup ? `${oneOf(openings)}${inner})` : oneOf(atoms);
        return part + (below(8) < 4 ? oneOf(quantifiers) : '');
      });
      return parts.join('');
    };
    let compared = 0;
    for (let count = 0; count < 5000; count++) {
      const [source, flags, from] = [pattern(2), oneOf(['', 'i', 'm', 's', 'u', 'y']), below(3)];
      const text = Array.from({length: below(14)}, () => oneOf(letters)).join('');
      let match: unknown;
      try {
        match = expected(source, flags, text, from);
      } catch {
        continue; // not every text is a pattern
      }
      expect(found(source, flags, text, from), `/${source}/${flags} ${text}`).to.deep.equal(match);
      compared++;
    }
    expect(compared).to.be.greaterThan(2000);
  });

  for (const [source, flags, text] of [
    ['(?<year>\\d{4})-(?<month>\\d\\d)', '', 'on 2024-05'],
    ['(?<a>x)\\k<a>', '', 'xx'],
    ['\\k<a>', '', 'k<a>'],
    ['(?:(a)|(b)|c)*', '', 'abc'],
    ['(z)((a+)?(b+)?(c))*', '', 'zaacbbbcac'],
    ['(a*)*', '', 'b'],
    ['(?:a*?)*?b', '', 'aab'],
    ['(?<=\\$)\\d+(?:\\.\\d\\d)?', '', 'costs $42.50'],
    ['^[^\\u0000-\\u007f😀]+|\\p{L}{2}', 'u', '😀ab'],
    ['\\u{1F600}.|[\\ud83d\\ude00]', 'u', 'x😀y'],
    ['.', 'u', '😀'],
    ['.', '', '😀'],
    ['\\u{2}', '', 'uu'],
    ['[k]', 'iu', '\u212a'],
    ['(é)\\1', 'i', 'éÉ'],
    ['\\101\\7\\0', '', 'A\x07\0'],
    ['\\8\\_', '', '8_'],
    ['x{,3}]', '', 'x{,3}]'],
    ['(?=(a+))a*b\\1', '', 'baaabac'],
    ['[^]$', 'm', 'a\nb'],
  ] as const) {
    it(`finds what the browser finds: /${source}/${flags}`, () => {
      expect(found(source, flags, text, 0)).to.deep.equal(expected(source, flags, text, 0));
    });
  }

  it('takes steps in proportion to the text, however often it could go back', () => {
    const stepsFor = (length: number) => {
      const budget = new Budget();
      runPattern(compilePattern('(\\w+\\s?)*$', ''), `${'a'.repeat(length)}!`, 0, true, budget);
      return budget.steps;
    };
    expect(stepsFor(8000) / stepsFor(4000)).to.be.below(3);
  });
});
