import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {matchPattern} from '../../../src/shared/match-pattern.js';

describe('matchPattern', () => {
  for (const [pattern, text, result] of [
    ['^[a-z]+$', 'abc', true],
    ['^[a-z]+$', 'abC', false],
    ['^(foo|bar)$', 'bar', true],
    ['^[0-9a-f]{8}-[0-9a-f]{4}$', '0123abcd-12ef', true],
    ['^[^@]+@[^@]+\\.[^@]+$', 'a@b.c', true],
    ['^\\p{L}+$', 'é', true],
    ['^(?:https?):\\/\\/', 'https://x', true],
    ['^[[\\]+*]{2}$', '+*', true],
    ['^\\d{3}-?\\d{2}$', '12345', true],
    ['a+?b', 'aab', true],
  ] as const) {
    it(`${pattern} ${result ? 'matches' : 'does not match'} ${text}`, () => {
      expect(matchPattern(pattern, text)).to.equal(result);
    });
  }

  for (const pattern of [
    '(a+)+$',
    '(a|aa)+$',
    '(?:a*)*$',
    '([a-z]+)*$',
    '((a?){9}){9}$',
    '(?=(a+)+)b',
    '(a)\\1',
    '(?<x>a*)\\k<x>',
    'a?'.repeat(40) + 'a'.repeat(40),
    '(a|b|ab)'.repeat(30),
    'a*'.repeat(12),
    '(a{1,9}){1,9}$',
    'x*x*x*x*y',
  ]) {
    it(`does not run ${pattern.slice(0, 24)}`, () => {
      expect(matchPattern(pattern, `${'a'.repeat(300)}!`)).to.equal(undefined);
    });
  }

  for (const pattern of ['(', '[', '*', '\\', '(?<']) {
    it(`says nothing of ${pattern}, which is no pattern`, () => {
      expect(matchPattern(pattern, 'a')).to.equal(undefined);
    });
  }

  it('says nothing of a pattern that is too large for the engine', () => {
    const large = '('.repeat(20_000) + ')'.repeat(20_000);
    expect(matchPattern(large, 'a')).to.equal(undefined);
  });
});
