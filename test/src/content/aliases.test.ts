import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {problemsOf, treeOf} from '../../harness/print-nodes.js';

describe('meantName', () => {
  for (const [written, tree] of [
    ['<Important>a</Important>', 'Note(a)'],
    ['<Success>a</Success>', 'Check(a)'],
    ['<Warn>a</Warn>', 'Warning(a)'],
    ['<Alert>a</Alert>', 'Warning(a)'],
    ['<FileTree>\n- a\n</FileTree>', 'Tree(ul(li(a)))'],
    ['<FileTree.Folder name="a" />', 'Tree.Folder name="a"()'],
    ['<Folder name="a"><File name="b" /></Folder>', 'Tree.Folder name="a"(Tree.File name="b"())'],
    ['<Image src="/a.png" alt="b" noZoom />', 'p(<img src=/a.png alt=b nozoom=>())'],
    ['see <Link href="/a">b</Link>', 'p(see <a href=/a>(b))'],
    ['<Callout variation="note">a</Callout>', 'Callout type="note"(a)'],
    ['<Step stepId="own">a</Step>', 'Step id="own"(a)'],
    ['<CardGroup columns={3}>a</CardGroup>', 'CardGroup cols=3(a)'],
    ['<Heading level={3} id="own">a</Heading>', 'h3#own(a)'],
    ['<Heading level="9">a</Heading>', 'h2#a(a)'],
  ] as const) {
    it(`reads ${written.replaceAll('\n', ' ')}`, () => {
      expect(treeOf(written)).to.equal(tree);
      expect(problemsOf(written)).to.eql([]);
    });
  }

  it('shows what is for readers, and keeps nothing of what is for machines', () => {
    expect(
      treeOf('<Visibility for="humans">a</Visibility>\n\n<Visibility for="agents">b</Visibility>'),
    ).to.equal('p(a)');
  });
});
