import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {editDistance, nearestWord} from '../../../src/diagnostics/nearest-word.js';

describe('nearestWord', () => {
  const words = ['navigation', 'name', 'logo', 'openapi', 'x'];
  const cases: readonly (readonly [string, string | undefined])[] = [
    ['navigaton', 'navigation'],
    ['Navigation', 'navigation'],
    ['nmae', 'name'],
    ['names', 'name'],
    ['lgo', 'logo'],
    ['openAPI', 'openapi'],
    ['description', undefined],
    ['ab', undefined],
    ['', 'x'],
    ['constructor', undefined],
  ];
  for (const [written, word] of cases) {
    it(`takes "${written}" for ${String(word)}`, () => {
      expect(nearestWord(written, words)).to.equal(word);
    });
  }

  it('prefers the nearest, and of equals the first', () => {
    expect(nearestWord('tabs', ['tubs', 'tab', 'tabs'])).to.equal('tabs');
    expect(nearestWord('tabz', ['tab', 'tabs'])).to.equal('tab');
  });
});

describe('editDistance', () => {
  const cases: readonly (readonly [string, string, number])[] = [
    ['', '', 0],
    ['abc', 'abc', 0],
    ['', 'abc', 3],
    ['abc', 'ac', 1],
    ['abc', 'abxc', 1],
    ['abc', 'axc', 1],
    ['abcd', 'acbd', 1],
    ['kitten', 'sitting', 3],
    ['aaa', 'aa', 1],
  ];
  for (const [one, other, edits] of cases) {
    it(`is ${edits} from "${one}" to "${other}" and back`, () => {
      expect(editDistance(one, other, 9)).to.equal(edits);
      expect(editDistance(other, one, 9)).to.equal(edits);
    });
  }

  it('gives up above the most edits', () => {
    expect(editDistance('kitten', 'sitting', 2)).to.equal(3);
    expect(editDistance('a'.repeat(50), 'b'.repeat(50), 2)).to.equal(3);
    expect(editDistance('a', 'abcdef', 2)).to.equal(3);
  });
});
