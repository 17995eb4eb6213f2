import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {lexPage} from '../../../src/markdown/lexer.js';
import {timeFor} from '../time-for.js';

const lex = (text: string) => lexPage(text, {hasIndentedCode: true});

describe('a heading that is underlined', () => {
  it('has the text above its last line, of one line or of several', () => {
    for (const [text, expected] of [
      ['One\n---', 'One'],
      ['One\n===\n', 'One'],
      ['One\ntwo\n---\n\nAfter', 'One\ntwo'],
      ['  One  \n  ----  \n', 'One'],
    ] as const) {
      const [first] = lex(text);
      expect(first).to.deep.include({type: 'heading', text: expected});
    }
  });

  it('is read in a time that grows with its length', () => {
    const textOf = (length: number) => `${'a'.repeat(length)}\n---\n\nAfter\n`;
    expect(timeFor(lex, textOf(80_000)) / timeFor(lex, textOf(10_000))).to.be.lessThan(24);
  });
});
