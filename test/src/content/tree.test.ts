import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {problemsOf, treeOf} from '../../harness/print-nodes.js';
import {testTrees} from '../../harness/tree-rows.js';

describe('toTree: Markdown', () => {
  testTrees([
    [
      'reads paragraphs and marks',
      'a **b** *c* ~~d~~ `e`',
      'p(a strong(b) emphasis(c) strike(d) code(e))',
    ],
    ['numbers headings of one text', '## A b!\n## A b!', 'h2#a-b(A b!)h2#a-b-1(A b!)'],
    ['takes an id from a heading', '## Title {#own}', 'h2#own(Title)'],
    ['takes an id with other characters', '## `a` {#mgr.@a:b}', 'h2#mgr.@a:b(code(a))'],
    [
      'reads lists, tight and loose',
      '- a\n  - b\n\n3. c\n\n4. d',
      'ul(li(aul(li(b))))ol3(li(p(c))li(p(d)))',
    ],
    ['reads task lists', '- [x] a\n- [ ] b', 'ul(li([x]a)li([ ]b))'],
    ['reads tasks of paragraphs', '- [x] a\n\n  b\n- [ ] c', 'ul(li([x]p(a)p(b))li([ ]p(c)))'],
    ['reads tables', '| a | b |\n| - | -: |\n| `c` | **d** |', 'table(a|b;code(c)|strong(d);)'],
    ['reads quotes and rules', '> a\n\n---', 'quote(p(a))hr()'],
    [
      'reads fences with language and title',
      '```ts Two words {1}\nx\n```',
      'fence:ts:Two words(x)',
    ],
    [
      'keeps what a fence holds',
      '````md\n```js\n<Note>\n```\n````',
      'fence:md(```js\n<Note>\n```)',
    ],
    [
      'decodes entities, but not in code',
      '&amp; &rarr; &#65; &#x42; `&amp;` &zzz;',
      'p(& → A B code(&amp;) &zzz;)',
    ],
    [
      'resolves references over the whole file',
      '<Note>\n[a][x]\n</Note>\n\n[x]: /b',
      'Note(p(link:/b(a)))',
    ],
    [
      'links URLs written in text',
      'see https://a.example/b',
      'p(see link:https://a.example/b(https://a.example/b))',
    ],
    ['breaks lines', 'a  \nb', 'p(a⏎b)'],
  ]);
});

describe('toTree: tags', () => {
  testTrees([
    ['reads content right after a tag as Markdown', '<Note>\n**a**\n</Note>', 'Note(p(strong(a)))'],
    ['reads a tag on one line', '<Note>a *b*</Note>', 'Note(a emphasis(b))'],
    [
      'dedents content by its depth',
      '<Steps>\n    <Step title="A">\n        - a\n          - b\n\n        ```js\n        ' +
        'x\n          y\n        ```\n    </Step>\n</Steps>',
      'Steps(Step title="A" id="a"(ul(li(aul(li(b))))fence:js(x\n  y)))',
    ],
    [
      'keeps the indentation of code that is left of its tag',
      '<Note>\n  <Tip>\n\n```js\na {\n  b\n}\n```\n\n  </Tip>\n</Note>',
      'Note(Tip(fence:js(a {\n  b\n})))',
    ],
    ['reads a list that is indented far', 'a:\n\n    1. b\n    2. c', 'p(a:)ol1(li(b)li(c))'],
    [
      'lets a list that is indented far end a paragraph',
      '<Note>\na:\n    1. b\n</Note>',
      'Note(p(a:)ol1(li(b)))',
    ],
    [
      'keeps the shape of code that is indented less than the item before it',
      '<Note>\n  <Tip>\n    1. a\n      ```\n      x\n        y\n      ```\n    2. b\n  ' +
        '</Tip>\n</Note>',
      'Note(Tip(ol1(li(a))fence:(x\n  y)ol2(li(b))))',
    ],
    [
      'parts paragraphs behind a block of a list item',
      '- <Note>a</Note>\n\n  b\n- ```\n  c\n  ```\n\n  d',
      'ul(li(Note(a)p(b))li(fence:(c)p(d)))',
    ],
    ['decodes what follows a fence', '```sh a \\* &amp; b\nc\n```', 'fence:sh:a * & b(c)'],
    ['reads the text of a picture in a picture', '![a ![b](/c)](/d)', 'p(image:/d(a b))'],
    ['reads on when a line is merely indented far', '- a\n          b', 'ul(li(a\n        b))'],
    [
      'reads tags in list items',
      '- a\n\n  <Note>\n  b\n  </Note>\n- c',
      'ul(li(p(a)Note(p(b)))li(p(c)))',
    ],
    ['reads tags in quotes', '> <Note>\n> b\n> </Note>', 'quote(Note(p(b)))'],
    [
      'reads tags in cells and headings',
      '## A <Badge>b</Badge>\n\n| <Icon icon="x" /> |\n| - |',
      'h2#a-b(A Badge(b))table(Icon icon={"kind":"name","name":"x"}();)',
    ],
    [
      'reads a tag after the end of another one as a block',
      '<div>\n  <Frame>\n    a\n  </Frame> <Frame>\n    b\n  </Frame>\n</div>',
      '<div>(Frame(p(a))Frame(p(b)))',
    ],
    [
      'reads a tag after the end of another one that contains paragraphs',
      '<Frame>\na\n</Frame> <Frame>\n\nb\n\nc\n</Frame> d',
      'Frame(p(a))Frame(p(b)p(c))p(d)',
    ],
    [
      'reads a tag after text that contains paragraphs',
      'a\nb <Note>\n\n- c\n\n</Note> d',
      'p(a\nb)Note(ul(li(c)))p(d)',
    ],
    ['reads such a tag in an item', '- a <Note>\n  b\n\n  c\n  </Note>', 'ul(li(aNote(p(b)p(c))))'],
    [
      'keeps a tag after text whose content is one paragraph',
      'a <Tooltip tip="t">\nb\n</Tooltip> c',
      'p(a Tooltip tip="t"(\nb\n) c)',
    ],
    ['ends a paragraph at a tag of its own', 'a\n<Note>\nb\n</Note>\nc', 'p(a)Note(p(b))p(c)'],
    [
      'keeps a tag in a line of text',
      'a <Tooltip tip="t">b</Tooltip> c',
      'p(a Tooltip tip="t"(b) c)',
    ],
    [
      'unwraps a paragraph made of tags',
      '<Card title="a" /> <Card title="b" />',
      'Card title="a"()Card title="b"()',
    ],
    [
      'keeps inline tags together that are on lines of their own',
      '<Icon icon="a" /> <Icon icon="b" />\n<Badge>c</Badge>\n\n<Badge>d</Badge>',
      'p(Icon icon={"kind":"name","name":"a"}() Icon icon={"kind":"name",' +
        '"name":"b"}())p(Badge(c))p(Badge(d))',
    ],
    [
      'wraps no tags in a paragraph that are lines of an HTML element',
      '<div>\n<b>a</b>\n<b>\nb\n</b>\n</div>',
      '<div>(<b>(a) <b>(b))',
    ],
    [
      'reads opening tags over several lines',
      '<Card\n  title="a > b"\n\n  cta="c"\n/>',
      'Card title="a > b" cta="c"()',
    ],
    [
      'seeks the end outside of fences',
      '<Note>\n```\n</Note>\n```\n</Note>',
      'Note(fence:(</Note>))',
    ],
    [
      'seeks the end outside of inline code',
      '<Note>\n`</Note>`\n</Note>',
      'Note(p(code(</Note>)))',
    ],
    [
      'seeks the end outside of attributes',
      '<Card title="</Card>">\na\n</Card>',
      'Card title="</Card>"(p(a))',
    ],
    [
      'reads tags nested under one name',
      '<Accordion title="a">\n<Accordion title="b">\nc\n</Accordion>\n</Accordion>',
      'Accordion title="a" id="a"(Accordion title="b" id="a:b"(p(c)))',
    ],
    [
      'reads several tags on a line',
      '<Tabs><Tab title="a">\nb\n</Tab></Tabs>',
      'Tabs(Tab title="a" id="a"(p(b)))',
    ],
    [
      'shows a word in angle brackets as text',
      'List<T> and <your-name>',
      'p(List<T> and <your-name>)',
    ],
    [
      'leaves numbers and autolinks alone',
      'a < b <3 <https://a.example>',
      'p(a < b <3 link:https://a.example/(https://a.example))',
    ],
    ['leaves an escaped tag alone', '\\<Note>', 'p(<Note>)'],
    [
      'shows the children of an unknown component',
      '<Widget a="b">\n**c**\n</Widget>',
      'p(strong(c))',
    ],
    ['shows the children of an unlisted element', '<marquee>a</marquee>', 'p(a)'],
    ['shows nothing of scripts and styles', 'a<script>b</script>\n\n<style>\nc\n</style>', 'p(a)'],
    ['shows the children of a fragment', '<>\na\n</>', 'p(a)'],
    [
      'leaves comments out',
      'a {/* b */}<!-- c --> e\n\n<!-- f\n\ng -->\n\n{/*\n\nh\n*/}',
      'p(a  e)',
    ],
    [
      'prints literals and leaves names and lone braces as written',
      '{"a"} {1} {`b`} {c} {d.e} {{g}} { f',
      'p(a 1 b {c} {d.e} {{g}} { f)',
    ],
    [
      'leaves out code',
      '{a.map((b) => <Card title={b}>c</Card>)}\n\nd {e && <b>f</b>} {g ? "h" : "i"} {j()} k',
      'p(d    k)',
    ],
    [
      'leaves out code that contains blank lines',
      'a\n\n{b.map((c) => (\n  <Note>\n\n  ## d\n\n  </Note>\n))}\n\n{e &&\n\n<Note />}\n\nf',
      'p(a)p(f)',
    ],
    ['reads on after code that never ends', '{a.map((b) => (\n\nc', 'p({a.map((b) => ()p(c)'],
    [
      'prints a text in backticks whole, with its blank lines',
      '<CodeBlock>\n{`a *b*\n\n  {c}`}\n</CodeBlock>',
      'CodeBlock(p(a *b*\n\n  {c}))',
    ],
    [
      'prints spaces between words, and none on lines of their own',
      'a{" "}\n**b**\n\n{" "}\n\n<Card title="c" />{" "}\n<Card title="d" />',
      'p(a \nstrong(b))Card title="c"()Card title="d"()',
    ],
    ['reads an unclosed tag to the end', '<Note>\na', 'Note(p(a))'],
    ['leaves a stray closing tag out', 'a </Note> b', 'p(a  b)'],
    [
      'turns <h2>, <br> and <hr> into what they are',
      '<h2>A</h2>\n\nb<br/>c\n\n<hr/>',
      'h2#a(A)p(b⏎c)hr()',
    ],
    [
      'draws an svg',
      '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
      'p(<svg viewBox=0 0 1 1 width=1 aria-hidden=true>(<path d=M0 0>()))',
    ],
  ]);

  it('shows code in braces as written in .md files, where it is text', () => {
    expect(treeOf('a {b()}', 'page.md')).to.equal('p(a {b()})');
  });
});

describe('toTree: problems', () => {
  const unsupported = (...lines: number[]) =>
    lines.map((line) => `page/unsupported-expression@${String(line)}`);
  const rows: readonly (readonly [markdown: string, ...problems: string[]])[] = [
    ['a\n\n<Crad>\nb\n</Crad>', 'page/unknown-component@3'],
    ['<Note>\n\n- a\n\n  <Wat>b</Wat>\n</Note>', 'page/unknown-component@5'],
    ['a\n<marquee>a</marquee>', 'page/unknown-element@2'],
    ['<script>a</script>', 'page/unknown-element@1'],
    ['---\ntitle: a\n---\n\n<Note>\nb', 'page/unclosed-tag@5'],
    ['a\n\nb </Note>', 'page/stray-closing-tag@3'],
    ['List<T>', 'page/text-tag@1'],
    ['a\n{b.map(c)}', 'page/unsupported-expression@2'],
    ['a\n\n{b.map(() => (\n\n<Wat />\n))}\n\n{c}', ...unsupported(3, 8)],
    ['<Card\n  title={f()}\n/>', 'page/unsupported-expression@1'],
    ['<Card tittle="a" />', 'page/unknown-attribute@1'],
    ['<Tab>\na\n</Tab>', 'page/missing-attribute@1'],
    ['<CardGroup cols="many">\na\n</CardGroup>', 'page/wrong-attribute@1'],
    ['[a](javascript:b)', 'link/refused@1'],
    ['import {A} from "react"\n\na', 'page/import-unsupported@1'],
    ['<Snippet file="a.mdx" />', 'page/snippet-missing@1'],
    ['> '.repeat(80) + 'a', 'page/too-deep@1'],
  ];
  for (const [markdown, ...problems] of rows) {
    it(`reports ${problems.join(', ')} in ${JSON.stringify(markdown.slice(0, 30))}`, () => {
      expect(problemsOf(markdown)).to.deep.equal(problems);
    });
  }
});
