import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {treeOf} from '../../harness/print-nodes.js';

describe('alertOf', () => {
  for (const [kind, name] of [
    ['NOTE', 'Note'],
    ['TIP', 'Tip'],
    ['IMPORTANT', 'Note'],
    ['WARNING', 'Warning'],
    ['CAUTION', 'Danger'],
  ] as const) {
    it(`shows > [!${kind}] as <${name}>`, () => {
      expect(treeOf(`> [!${kind}]\n> a **b**\n>\n> c`)).to.equal(`${name}(p(a strong(b))p(c))`);
    });
  }

  it('takes small letters, too', () => {
    expect(treeOf('> [!note]\n> a')).to.equal('Note(p(a))');
  });

  it('takes what is below an empty line', () => {
    expect(treeOf('> [!TIP]\n>\n> - a')).to.equal('Tip(ul(li(a)))');
  });

  it('leaves other quotes as they are', () => {
    expect(treeOf('> [!toString]\n> a')).to.equal('quote(p([!toString]\na))');
    expect(treeOf('> [!NOTE] a')).to.equal('quote(p([!NOTE] a))');
  });
});
