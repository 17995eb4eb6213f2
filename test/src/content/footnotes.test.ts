import {ScannedPage} from '../../../src/content/scanned-page.js';
import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {outlineOf} from '../../../src/content/link-targets.js';
import {longBody} from '../../../src/content/progressive/slices.js';
import {parsePage} from '../../../src/content/parse-page.js';
import {needs} from '../../../src/content/syntax.js';
import {allExtensions} from '../../harness/extensions.js';
import {printNodes, problemsOf, treeOf} from '../../harness/print-nodes.js';

/** A tree without what all ids begin with. */
const short = (tree: string) => tree.replaceAll('user-content-', '');

describe('footnotes', () => {
  const rows: readonly (readonly [name: string, markdown: string, tree: string])[] = [
    [
      'are at the end, in the order of the text, and lead back to it',
      'A[^b] c[^a].\n\n[^a]: First\n[^b]: Second\n\nd',
      'p(A[fnref-b 1→fn-b] c[fnref-a 2→fn-a].)p(d)' +
        'footnotes(note#fn-b(p(Second [1→fnref-b]))note#fn-a(p(First [2→fnref-a])))',
    ],
    [
      'lead back to each place that refers to them',
      'a[^1] b[^1]\n\n[^1]: c',
      'p(a[fnref-1 1→fn-1] b[fnref-1-2 1→fn-1])' +
        'footnotes(note#fn-1(p(c [1→fnref-1] [1-2→fnref-1-2])))',
    ],
    [
      'have several paragraphs and code',
      'a[^1]\n\n[^1]: b\n\n    c **d**\n\n    ```js\n    e\n      f\n    ```\n\ng',
      'p(a[fnref-1 1→fn-1])p(g)' +
        'footnotes(note#fn-1(p(b)p(c strong(d))fence:js(e\n  f)p([1→fnref-1])))',
    ],
    [
      'refer to others',
      'a[^1]\n\n[^1]: b[^2]\n[^2]: c',
      'p(a[fnref-1 1→fn-1])' +
        'footnotes(note#fn-1(p(b[fnref-2 2→fn-2] [1→fnref-1]))note#fn-2(p(c [2→fnref-2])))',
    ],
    [
      'end a paragraph, and go on in the next line',
      'a[^1]\n[^1]: b\nc',
      'p(a[fnref-1 1→fn-1])footnotes(note#fn-1(p(b\nc [1→fnref-1])))',
    ],
    [
      'are part of headings, tables and components',
      '## A[^1]\n\n| b |\n| - |\n| c[^1] |\n\n<Note>\nd[^1]\n\n[^1]: e\n</Note>',
      'h2#a(A[fnref-1 1→fn-1])table(b;c[fnref-1-2 1→fn-1];)Note(p(d[fnref-1-3 1→fn-1]))' +
        'footnotes(note#fn-1(p(e [1→fnref-1] [1-2→fnref-1-2] [1-3→fnref-1-3])))',
    ],
    [
      'are no links and no images',
      '![^1] [^1](/a) [^1][b] [^1]\n\n[^1]: c\n\n[b]: /d',
      'p(![fnref-1 1→fn-1] [fnref-1-2 1→fn-1](/a) [fnref-1-3 1→fn-1]link:/d(b) ' +
        '[fnref-1-4 1→fn-1])footnotes(note#fn-1(p(c [1→fnref-1] [1-2→fnref-1-2] ' +
        '[1-3→fnref-1-3] [1-4→fnref-1-4])))',
    ],
    [
      'are part of captions, and of headings with an id',
      '<Frame caption="a[^1] b[^2]">c</Frame>\n\n## d[^1] {#e}\n\n[^1]: f',
      'Frame caption=[{"kind":"text","text":"a"},{"kind":"footnote-link","number":"1",' +
        '"id":"fnref-1","to":"fn-1"},{"kind":"text","text":" b[^2]"}](c)' +
        'h2#e(d[fnref-1-2 1→fn-1])footnotes(note#fn-1(p(f [1→fnref-1] [1-2→fnref-1-2])))',
    ],
    [
      'are what is defined first',
      'a[^1]\n\n[^1]: b\n\n[^1]: c',
      'p(a[fnref-1 1→fn-1])footnotes(note#fn-1(p(b [1→fnref-1])))',
    ],
    [
      'are not defined in code, for captions neither',
      '<Frame caption="a[^1]">b</Frame>\n\n```md\n[^1]: c\n```\n\n[^2]\n\n[^2]: d',
      'Frame caption=[{"kind":"text","text":"a[^1]"}](b)fence:md([^1]: c)' +
        'p([fnref-2 1→fn-2])footnotes(note#fn-2(p(d [1→fnref-2])))',
    ],
    [
      'have labels without regard to case',
      'a[^Note]\n\n[^NOTE]: b',
      'p(a[fnref-note 1→fn-note])footnotes(note#fn-note(p(b [1→fnref-note])))',
    ],
    [
      'are text in code, after a backslash, and where they are not defined',
      '`[^1]` \\[^1] [^2] [^a b]\n\n```md\n[^1]: c\n[^2]: d\n```',
      'p(code([^1]) [^1] [^2] [^a b])fence:md([^1]: c\n[^2]: d)',
    ],
  ];
  for (const [name, markdown, tree] of rows) {
    it(name, () => {
      expect(short(treeOf(markdown))).to.equal(tree);
      expect(short(treeOf(markdown, 'page.md')), 'in a .md file').to.equal(tree);
    });
  }

  it('are numbered over the page and its snippets, which have labels of their own', () => {
    const snippets = new Map([['a.mdx', 'b[^1]\n\n[^1]: Of the snippet']]);
    const markdown = 'c[^1]\n\n<Snippet file="a.mdx" />\n\n<Snippet file="a.mdx" />\n\n[^1]: Own';
    expect(short(treeOf(markdown, 'page.mdx', snippets))).to.equal(
      'p(c[fnref-1 1→fn-1])p(b[fnref-1-1 2→fn-1-1])p(b[fnref-1-2 2→fn-1-1])' +
        'footnotes(note#fn-1(p(Own [1→fnref-1]))' +
        'note#fn-1-1(p(Of the snippet [2→fnref-1-1] [2-2→fnref-1-2])))',
    );
  });

  it('are at the end of a page that is read in parts', () => {
    const words = 'Some words.\n\n'.repeat(longBody / 10);
    const text = `a[^1]\n\n[^1]: Defined at once\n\n${words}b[^2]`;
    const {body, slices} = parsePage(`${text}\n\n[^2]: At last`, 'a.mdx', 'a', {
      extensions: allExtensions,
    }).page;
    expect(slices.length).to.be.greaterThan(1);
    const tree = short(printNodes(body));
    expect(tree).to.contain('p(a[fnref-1 1→fn-1])p(Some words.)');
    expect(tree).to.contain(
      'p(b[fnref-2 2→fn-2])footnotes(note#fn-1(p(Defined at once [1→fnref-1]))' +
        'note#fn-2(p(At last [2→fnref-2])))',
    );
    const early = `a[^1]\n\n${words}\n\n[^1]: At last`;
    expect(short(treeOf(early)).slice(0, 22)).to.equal('p(a[fnref-1 1→fn-1])p(');
  });

  it('are not part of the text of a heading', () => {
    const {body} = parsePage('## A[^1]\n\n[^1]: b', 'a.mdx', 'a', {extensions: allExtensions}).page;
    expect(outlineOf(body)).to.deep.equal([{id: 'a', level: 2, text: 'A'}]);
  });

  it('are reported where nothing refers to them, with their line', () => {
    expect(problemsOf('a[^1]\n\n[^1]: b\n[^2]: c')).to.deep.equal(['page/unused-footnote@4']);
    expect(problemsOf('a[^1]\n\n[^1]: [b](javascript:c)')).to.deep.equal(['link/refused@3']);
  });

  it('need what reads them only where one is defined', () => {
    expect(needs(new ScannedPage('a[^1]\n\n[^1]: b')).has('footnotes')).to.equal(true);
    expect(needs(new ScannedPage('a[^1] [b]: [c]: /d')).has('footnotes')).to.equal(false);
  });

  it('are shown as written until what reads them is there, and not as links', () => {
    const {page} = parsePage('a[^1]\n\n[^1]: b', 'page.mdx', 'page');
    expect(printNodes(page.body)).to.equal('p(a[^1])p([^1]: b)');
  });
});
