import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {removeIndent} from '../../../src/markdown/indentation.js';

describe('a line of code in a list item', () => {
  const lines: readonly (readonly [line: string, columns: number, code: string])[] = [
    ['  \ta\tb', 2, '\ta\tb'],
    ['\t\ta', 4, '\ta'],
    ['\ta', 2, '  a'],
    [' a', 2, 'a'],
    ['    a', 2, '  a'],
  ];
  for (const [line, columns, code] of lines) {
    it(`keeps its own white space: ${JSON.stringify(line)} without ${columns} columns`, () => {
      expect(removeIndent(line, columns)).to.equal(code);
    });
  }
});
