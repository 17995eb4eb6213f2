import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {lexPage} from '../../../src/markdown/lexer.js';

/** How often the dollar sign in a text is read. */
function scansOf(body: string): number {
  let count = 0;
  const readMath = (): undefined => {
    count++;
  };
  lexPage(body, {hasIndentedCode: false, math: {reader: {readMath}, singles: 'all'}});
  return count;
}

describe('lexPage', () => {
  const nestings: Readonly<Record<string, (depth: number) => string>> = {
    'tags on lines of their own': (depth) =>
      `${'<Note>\n'.repeat(depth)}$a\n${'</Note>\n'.repeat(depth)}`,
    'tags on one line': (depth) => `${'<Note>'.repeat(depth)}\n$a\n${'</Note>'.repeat(depth)}`,
    'tags that are never closed': (depth) => `${'<div>\n\n'.repeat(depth)}$a`,
    'tags and a word': (depth) =>
      `${'<Note>\n'.repeat(depth)}$a\n<Icon/>${'</Note>\n'.repeat(depth)}`,
    'tags in a paragraph': (depth) => `a ${'<b>'.repeat(depth)}$a${'</b>'.repeat(depth)}`,
  };
  for (const [name, text] of Object.entries(nestings)) {
    it(`scans ${name} as blocks once and as text once, however deep they are`, () => {
      expect(scansOf(text(1))).to.be.at.most(2);
      expect(scansOf(text(60))).to.equal(scansOf(text(1)));
    });
  }
});
