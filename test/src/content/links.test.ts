import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {linksOf} from '../../../src/content/links.js';
import {parsePage} from '../../../src/content/parse-page.js';
import {allExtensions} from '../../harness/extensions.js';
import {printTarget} from '../../harness/print-nodes.js';

/** The links of a page as `line kind target`; those of snippets begin with their file. */
function linksIn(text: string, snippets?: ReadonlyMap<string, string>): readonly string[] {
  const {page} = parsePage(text, 'guide/a.mdx', 'guide/a', {extensions: allExtensions, snippets});
  return linksOf(page).map(({kind, target, line, file}) => {
    const place = file === 'guide/a.mdx' ? '' : `${file}:`;
    return `${place}${String(line)} ${kind} ${printTarget(target)}`;
  });
}

describe('linksOf', () => {
  const rows: readonly (readonly [name: string, text: string, links: readonly string[]])[] = [
    [
      'lists links and images with their lines',
      '[a](b)\n\n![c](/d.png)',
      ['1 link /guide/b', '3 image /d.png'],
    ],
    ['counts the lines of the frontmatter', '---\ntitle: A\n---\n\n[a](/b)', ['5 link /b']],
    [
      'begins with the links of the description',
      '---\ntitle: A\ndescription: See [b](/b).\n---\n\n[c](/c)',
      ['3 link /b', '6 link /c'],
    ],
    ['counts lines within a paragraph', 'a\nb *c\n[d](/e)* f\n[g](/h)', ['3 link /e', '4 link /h']],
    ['gives the line where a reference is used', 'a\n\nb [c][d]\n\n[d]: /e', ['3 link /e']],
    ['reads links around images', '\n[![a](/b.png)](/c)', ['2 link /c', '2 image /b.png']],
    [
      'reads lists and quotes',
      '- a\n  - b\n    [c](/d)\n\n> e\n> [f](/g)',
      ['3 link /d', '6 link /g'],
    ],
    ['reads tables', '| [a](/b) |\n| - |\n| c |\n| [d](/e) |', ['1 link /b', '4 link /e']],
    ['reads headings', '## a [b](/c) {#d}\n\ne\n[f](/g)\n---', ['1 link /c', '4 link /g']],
    [
      'reads HTML',
      '<a href="/b">c</a>\n<img\n  src="/d.png"\n  srcset="/e.png 2x" />\n\n' +
        '<iframe src="https://a.example/" />\n\n<video src="/v.mp4" poster="/p.png" />',
      [
        '1 link /b',
        '2 image /d.png',
        '2 image /e.png',
        '6 frame https://a.example/',
        '8 media /v.mp4',
        '8 image /p.png',
      ],
    ],
    [
      'reads attributes of components',
      '<CardGroup>\n  <Card title="a" href="/b" img="/c.png" icon="/d.svg">\n' +
        '    [e](/f)\n  </Card>\n</CardGroup>',
      ['2 image /d.svg', '2 link /b', '2 image /c.png', '3 link /f'],
    ],
    [
      'reads captions',
      '<Frame caption="[a](/b)">\n  ![c](/d.png)\n</Frame>',
      ['1 link /b', '2 image /d.png'],
    ],
    ['lists refused URLs', '[a](javascript:b)', ['1 link nowhere']],
  ];
  for (const [name, text, links] of rows) {
    it(name, () => {
      expect(linksIn(text)).to.deep.equal(links);
    });
  }

  it('tells which snippet a link is written in', () => {
    const snippets = new Map([['b.mdx', 'a\n\n<Card title="c" href="/d">[e](/f)</Card>']]);
    expect(linksIn('[a](/b)\n\n<Snippet file="b.mdx" />', snippets)).to.deep.equal([
      '1 link /b',
      'b.mdx:3 link /d',
      'b.mdx:3 link /f',
    ]);
  });

  it('gives exact lines in all parts of a long page', () => {
    const filler = 'Some words of a paragraph.\n\n'.repeat(6_000);
    const text = `${filler}[a](/b)`;
    expect(linksIn(text)).to.deep.equal([`${String(text.split('\n').length)} link /b`]);
  });
});
