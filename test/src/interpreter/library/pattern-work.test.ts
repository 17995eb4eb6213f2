import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {patternWork} from '../../../../src/interpreter/library/pattern-work.js';

describe('patternWork', () => {
  const many = (text: string, count: number) => text.repeat(count);

  const slow: readonly (readonly [pattern: string, text: string, flags?: string])[] = [
    ['(a+)+b', 'aaa'],
    ['(a|a)*b', 'aaa'],
    ['(a)\\1', 'aa'],
    ['(?<name>a)', 'a'],
    [`${many('(', 30)}a${many(')', 30)}`, 'a'],
    ['^a|.*.*b', many('x', 1000)],
    ['^.*.*b', many('x\n', 500), 'm'],
    ['a.*.*b', many('A', 1000), 'i'],
    ['x.*".*"', many('x', 500)],
    ['(ab)*b(ab)*b', many('ab', 250)],
  ];
  for (const [pattern, text, flags = ''] of slow) {
    it(`refuses /${pattern}/${flags}, which may take very long`, () => {
      expect(patternWork(pattern, text, flags)).to.equal(undefined);
    });
  }

  const fast: readonly (readonly [pattern: string, text: string, flags?: string])[] = [
    ['^.*.*b', many('x', 1000)],
    ['a.*.*b', many('x', 1000)],
    ['x[^"]*"[^"]*"', many('x', 500)],
    ['x.*', many('x', 5000)],
    ['\\d+', many('1', 5000)],
  ];
  for (const [pattern, text, flags = ''] of fast) {
    it(`allows /${pattern}/${flags}`, () => {
      expect(patternWork(pattern, text, flags)).to.be.a('number');
    });
  }

  it('counts each of a fixed number of characters', () => {
    // 101 places, a pattern of 5 characters, 20 times
    expect(patternWork('a{20}', many('a', 100), '')).to.equal(101 * 5 * 20);
  });
});
