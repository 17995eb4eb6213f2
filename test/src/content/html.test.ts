import {expect} from '@open-wc/testing';
import {hasHtml} from '../../../src/content/html-door.js';
import {parsePage} from '../../../src/content/parse-page.js';
import {treeOf} from '../../harness/print-nodes.js';

describe('hasHtml', () => {
  it('finds elements, but not words in angle brackets or examples in code', () => {
    expect(hasHtml('a <kbd>b</kbd>')).to.equal(true);
    expect(hasHtml('`<kbd>`, List<string>, <docs-site>\n\n```html\n<kbd>\n```')).to.equal(false);
  });
});

describe('HTML elements', () => {
  it('show what they hold until what reads them is there', () => {
    const {body} = parsePage('a <kbd>b</kbd><br />c', 'a.mdx', 'a').page;
    expect(body).to.deep.equal([
      {
        kind: 'paragraph',
        line: 1,
        children: [{kind: 'text', text: 'a b'}, {kind: 'break'}, {kind: 'text', text: 'c'}],
      },
    ]);
  });

  const rows: readonly (readonly [name: string, markdown: string, tree: string])[] = [
    [
      'keep attributes of the allow-list',
      '<a href="/b" target="_blank" onclick="x()">c</a>',
      'p(<a href=/b target=_blank>(c))',
    ],
    ['lose unsafe addresses', '<a href="javascript:x()">c</a>', 'p(<a href=nowhere>(c))'],
    [
      'judge addresses after decoding',
      '<a href="java&#115;cript:x()">c</a>',
      'p(<a href=nowhere>(c))',
    ],
    [
      'never keep a document for a frame',
      '<iframe srcdoc="<script>x</script>" src="https://a.example/"></iframe>',
      '<iframe src=https://a.example/>()',
    ],
    [
      'judge each picture of a srcset',
      '<picture><source srcSet="/a.png 1x, javascript:x() 2x, https://b.example/c.png 640w" /></picture>',
      'p(<picture>(<source srcset=/a.png 1x, https://b.example/c.png 640w>()))',
    ],
    [
      'read classes of both spellings',
      '<div className="a"><b class="c">d</b></div>',
      '<div class=a>(<b class=c>(d))',
    ],
    [
      'read styles of both spellings, known properties only',
      '<p style={{textAlign: "center", width: 5, position: "fixed"}}>a</p>\n\n<p style="color: red; background: url(x)">b</p>',
      '<p text-align:center width:5px>(a)<p color:red>(b)',
    ],
    [
      'read attributes without quotes and flags',
      '<img src=/a.png width=5 hidden />',
      'p(<img src=/a.png width=5>())',
    ],
    [
      'hold Markdown',
      '<details>\n<summary>a</summary>\n\n**b**\n</details>',
      '<details>(<summary>(a)p(strong(b)))',
    ],
    [
      'keep inline elements apart that stand on lines of their own',
      '<div className="flex">\n<a href="/a">\nb\n</a>\n<a href="/c">\nd\n</a>\n</div>',
      '<div class=flex>(<a href=/a>(b) <a href=/c>(d))',
    ],
    ['need no paragraph in a paragraph', '<p>\n  a\n</p>', '<p>(a)'],
    [
      'nest tables',
      '<table>\n<tr>\n<td>\n\n`a`\n\n</td>\n</tr>\n</table>',
      '<table>(<tr>(<td>(code(a))))',
    ],
  ];
  for (const [name, markdown, tree] of rows) {
    it(name, () => {
      expect(treeOf(markdown)).to.equal(tree);
    });
  }
});
