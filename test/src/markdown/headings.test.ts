import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {lexPage} from '../../../src/markdown/lexer.js';

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

  // How long that takes is measured by `bench/linear.mjs`.
  it('may be a very long line', () => {
    const text = 'a'.repeat(80_000);
    const [first, , after] = lex(`${text}\n---\n\nAfter\n`);
    expect(first).to.deep.include({type: 'heading', level: 2, text});
    expect(after).to.deep.include({type: 'paragraph', text: 'After'});
  });
});
