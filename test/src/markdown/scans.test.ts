import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {lexPage} from '../../../src/markdown/lexer.js';
import type {ListItem} from '../../../src/markdown/tokens.js';

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
    'emphasis in emphasis': (depth) => `${'*a '.repeat(depth)}$a${' a*'.repeat(depth)}`,
    'emphasis in tags': (depth) => `a ${'<b>*'.repeat(depth)}$a${'*</b>'.repeat(depth)}`,
    'tags in a paragraph': (depth) => `a ${'<b>'.repeat(depth)}$a${'</b>'.repeat(depth)}`,
  };
  for (const [name, text] of Object.entries(nestings)) {
    it(`scans ${name} as blocks once and as text once, however deep they are`, () => {
      expect(scansOf(text(1))).to.be.at.most(2);
      expect(scansOf(text(30))).to.equal(scansOf(text(1)));
    });
  }

  it('reads the lines of a paragraph in a list item at once', () => {
    for (const line of ['a', '(a', '_a', '-a', '1a', ':a', '|a', '<b>a', 'é']) {
      const [first] = itemsOf(`- ${`${line}\n`.repeat(50)}`);
      expect(first?.tokens.map(({type}) => type)).to.deep.equal(['tight-paragraph']);
    }
  });

  it('ends that paragraph where another block begins', () => {
    const blocks = ['# b', '> b', '- b', '1. b', '```\nb\n```', '***', '<Note />'];
    for (const block of [...blocks, '{/* b */}', '| b |\n  | - |', 'b\n  :-:', '#']) {
      const text = `- a\n  a\n  a\n  ${block}\n`;
      const [first] = itemsOf(text);
      expect(first?.tokens.length, text).to.be.greaterThan(1);
    }
  });
});

/** The items of the list that a text begins with. */
function itemsOf(text: string): readonly ListItem[] {
  const [list] = lexPage(text, {hasIndentedCode: false});
  return list?.type === 'list' ? list.items : [];
}
