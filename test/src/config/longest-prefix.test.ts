import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {longestPrefix} from '../../../src/config/longest-prefix.js';

describe('longestPrefix', () => {
  const byPrefix = new Map([
    ['api', 1],
    ['api/users', 2],
    ['a', 3],
  ]);
  const cases: readonly (readonly [string, number | undefined])[] = [
    ['api', 1],
    ['api/start', 1],
    ['api/users', 2],
    ['api/users/list', 2],
    ['api/users-list', 1],
    ['api-reference', undefined],
    ['x/api', undefined],
    ['constructor', undefined],
    ['', undefined],
  ];
  for (const [path, entry] of cases) {
    it(`gives "${path}" to ${String(entry)}`, () => {
      expect(longestPrefix(path, byPrefix)).to.equal(entry);
    });
  }
});
