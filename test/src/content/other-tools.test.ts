import {ScannedPage} from '../../../src/content/scanned-page.js';
import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {applyFixes} from '../../../src/check/apply-fixes.js';
import {checkWriting} from '../../../src/check/checked-file.js';
import {normalizeConfig} from '../../../src/config/normalize.js';
import {readCodeOptions} from '../../../src/content/code/code-options.js';
import {parsePage} from '../../../src/content/parse-page.js';
import {needs} from '../../../src/content/syntax.js';
import {resolveNavigation} from '../../../src/navigation/resolve.js';
import {memoryLoader} from '../../../src/site/loader.js';
import {pageReader} from '../../../src/site/page-reader.js';
import {allExtensions} from '../../harness/extensions.js';
import {treeOf} from '../../harness/print-nodes.js';
import {testTrees, type TreeRow} from '../../harness/tree-rows.js';

/** What authors write for other tools, and how it is written here. */
const rows: readonly TreeRow[] = [
  ['a container', ':::tip\na **b**\n:::', '<Tip>\na **b**\n</Tip>'],
  ['a container after a blank', '::: danger\n- a\n:::', '<Danger>\n- a\n</Danger>'],
  ['its title', '::: info Good "news"\na\n:::', '<Info title="Good &quot;news&quot;">\na\n</Info>'],
  ['its title in brackets', ':::note[A title]\na\n:::', '<Note title="A title">\na\n</Note>'],
  [
    'containers in containers',
    '::::caution\n:::tip\na\n:::\n::::',
    '<Warning>\n<Tip>\na\n</Tip>\n</Warning>',
  ],
  [
    'containers in lists and components',
    '- a\n\n  :::tip\n  b\n  :::\n\n<Card title="c">\n:::note\nd\n:::\n</Card>',
    '- a\n\n  <Tip>\n  b\n  </Tip>\n\n<Card title="c">\n<Note>\nd\n</Note>\n</Card>',
  ],
  ['a container with fewer colons in it', '::::tip\na\n:::\n::::', '<Tip>\na\n:::\n</Tip>'],
  ['a container in a quote', '> a\n>\n> :::tip\n> b\n> :::', '> a\n>\n> <Tip>\n> b\n> </Tip>'],
  [
    'a container with code in a quote',
    '> ::: danger\n> ```md\n> :::\n> ```\n> a\n> :::\n\n:::tip\nb\n:::',
    '> <Danger>\n> ```md\n> :::\n> ```\n> a\n> </Danger>\n\n<Tip>\nb\n</Tip>',
  ],
  [
    'containers that are items of lists',
    '- :::tip\n  a\n  :::\n1. > :::note\n   > b\n   > :::',
    '- <Tip>\n  a\n  </Tip>\n1. > <Note>\n   > b\n   > </Note>',
  ],
  [
    'details',
    '::: details More {open}\na\n:::\n\n::: details\nb\n:::',
    '<Accordion title="More" defaultOpen>\na\n</Accordion>\n\n' +
      '<Accordion title="Details">\nb\n</Accordion>',
  ],
  [
    'groups of code',
    '::: code-group\n```js [a.js]\nb\n```\n:::',
    '<CodeGroup>\n```js title="a.js"\nb\n```\n</CodeGroup>',
  ],
  ['numbers of lines', '```js:line-numbers\na\n```', '```js lines\na\n```'],
  ['no numbers of lines', '```js:no-line-numbers {1}\na\n```', '```js {1}\na\n```'],
  ['marked lines', '```js{1,3-4}\na\n```', '```js {1,3-4}\na\n```'],
  ['both in one', '- ~~~ts:line-numbers=2{1}\n  a\n  ~~~', '- ~~~ts lines {1}\n  a\n  ~~~'],
  ['a list of contents', 'a\n\n[[toc]]\n\nb', 'a\n\n\nb'],
  ['a tip of docsify', '?> a **b**\nc\n\nd', '<Tip>a **b**\nc</Tip>\n\nd'],
  ['a tip of docsify before a heading', '?> a\n## b', '<Tip>a</Tip>\n## b'],
  ['a warning of docsify', '!> a :bulb:', '<Warning>a 💡</Warning>'],
  ['the id of a heading', '## A **b** :id=a-b', '## A **b** {#a-b}'],
  ['a heading that lists leave out', 'a\n\n# B :tada: {docsify-ignore}', 'a\n\n# B 🎉'],
  ['headings that lists leave out', '### A {docsify-ignore-all}\nb', '### A\nb'],
  [
    'both of a heading',
    '# A {docsify-ignore} :id=b\n## C :id=d {docsify-ignore} ',
    '# A {#b}\n## C {#d} ',
  ],
  ['emoji', 'a :rocket::tada: :+1: :t-rex:', 'a :rocket::tada: 👍 🦖'],
  ['several emoji in a line', ':tada: a (:bug:)', '🎉 a (🐛)'],
  ['the size of an image', "![a](b.png ':size=50%')", '<img src="b.png" alt="a" width="50%" />'],
  [
    'other options of an image',
    'a ![b](/c.png ":size=10x20 :no-zoom") d',
    'a <img src="/c.png" alt="b" width="10" height="20" noZoom /> d',
  ],
  ['options of a link', "[a](/b ':target=_blank :ignore')", '[a](/b)'],
];

/** What is left as it is. */
const others: readonly (readonly [name: string, written: string])[] = [
  ['code', '```md\n:::tip\na\n:::\n:tada:\n```\n\n`:tada: ![a](b ":size=1")`'],
  ['escaped characters', '\\:tada: \\:::tip'],
  ['a container that has no end', ':::tip\na'],
  ['a container that ends outside of its quote', '> :::tip\n> a\n\n:::'],
  ['a container that ends outside of its item', '- :::tip\n  a\n\n:::'],
  ['containers of other names', ':::toString\na\n:::'],
  ['containers with attributes', ':::note{id=a}\nb\n:::'],
  ['scripts', 'a\n\n<script>\n:bug:\n</script>'],
  ['other text in colons', '10:100:20 a:tada:b std::rocket: ":bug:" http://a.example/:bug: :nope:'],
  ['what continues a paragraph', 'a\n?> b'],
  [
    'what is no option of a heading',
    '# A :id=b c\n## `a :id=b`\n## :id= \na :id=b\n\n{docsify-ignored}',
  ],
  ['other titles', '![a](/b.png ":-) c") ![a](/b.png ":include :type=code") [a](/b "c")'],
  ['values of attributes', '<Card title="a :tada: b">c</Card>'],
  ['a block that can be opened', '```js [expandable]\na\n```'],
];

const navigation = resolveNavigation(normalizeConfig({navigation: ['page']}));
const head = '---\ntitle: A\ndescription: B.\n---\n';

async function findingsIn(body: string, before = head) {
  const reader = pageReader(memoryLoader({'page.mdx': before + body}));
  const {diagnostics} = await checkWriting({path: 'page', navigation, reader}, () =>
    Promise.resolve(),
  );
  return diagnostics.filter(({code}) => code.endsWith('-syntax'));
}

describe('what is written for other tools', () => {
  testTrees(
    rows.map(([name, written, here]) => [
      `is shown as it is meant: ${name}`,
      written,
      treeOf(here),
    ]),
  );

  for (const [name, written, here] of rows) {
    it(`is a remark that --fix resolves: ${name}`, async () => {
      expect(needs(new ScannedPage(written)).has('otherTools')).to.equal(true);
      const findings = await findingsIn(written);
      expect(findings.map(({code, severity}) => `${code} ${severity}`)).to.include(
        'page/translated-syntax info',
      );
      expect(applyFixes(head + written, findings).text).to.equal(head + here);
      const windows = (head + written).replaceAll('\n', '\r\n');
      expect(applyFixes(windows, findings).text.replaceAll('\r\n', '\n')).to.equal(head + here);
      expect(await findingsIn(here)).to.deep.equal([]);
    });
  }

  for (const [name, written] of others) {
    it(`leaves alone ${name}`, async () => {
      const {otherTools: _, ...extensions} = allExtensions;
      const read = (own: typeof extensions) =>
        parsePage(written, 'page.mdx', 'page', {extensions: own}).page.body;
      expect(read(allExtensions)).to.deep.equal(read(extensions));
      const findings = await findingsIn(written);
      expect(findings.map(({code}) => code)).not.to.include('page/translated-syntax');
    });
  }

  it('is changed once where one change contains another', async () => {
    const written = ':::tip :tada: [a](/b ":ignore")\nc\n:::';
    const here = '<Tip title="🎉 [a](/b &quot;:ignore&quot;)">\nc\n</Tip>';
    expect(treeOf(written)).to.equal(treeOf(here));
    expect(applyFixes(head + written, await findingsIn(written)).text).to.equal(head + here);
  });

  it('keeps the paragraphs and line ends around a list of contents', async () => {
    const rows = [
      ['a\n[[toc]]\nb', 'a\n\nb'],
      ['a\n\n[[toc]]\nb', 'a\n\nb'],
      ['[[toc]]\n?> a', '\n<Tip>a</Tip>'],
      ['a\n\n[[toc]]', 'a\n'],
    ] as const;
    for (const [written, fixed] of rows) {
      expect(treeOf(written)).to.equal(treeOf(fixed));
      for (const lineEnd of ['\n', '\r\n']) {
        const text = (head + written).replaceAll('\n', lineEnd);
        const {text: result} = applyFixes(text, await findingsIn(written));
        expect(result).to.equal((head + fixed).replaceAll('\n', lineEnd));
      }
    }
  });

  it('is named as what it is', async () => {
    const messageOf = async (written: string) =>
      (await findingsIn(written)).map((one) => one.message);
    expect(await messageOf(':rocket:')).to.deep.equal([
      '":rocket:" is VitePress and docsify syntax. It is shown as in VitePress and docsify.',
    ]);
    expect(await messageOf('## A :id=b')).to.deep.equal([
      '":id=b" is docsify syntax. It is shown as in docsify.',
    ]);
    expect(await messageOf('## A {docsify-ignore}')).to.deep.equal([
      '"{docsify-ignore}" is docsify syntax. It is left out.',
    ]);
  });

  it('is found in the same lines as on the page after a byte order mark', async () => {
    const findings = await findingsIn('\ufeff```\n[[toc]]', '');
    expect(findings).to.deep.equal([]);
    const [first] = await findingsIn('\ufeff:tada:', '');
    expect(applyFixes('\ufeff:tada:', first ? [first] : []).text).to.equal('\ufeff🎉');
  });

  it('is read in snippets, too', () => {
    const snippets = new Map([['a.mdx', ':::tip\na\n:::']]);
    expect(treeOf('<Snippet file="a.mdx" />', 'page.mdx', snippets)).to.equal('Tip(p(a))');
  });

  it('keeps the options that are the same everywhere', () => {
    const [node] = parsePage('```js {1,3} showLineNumbers\na\n```', 'a.mdx', 'a').page.body;
    const options = readCodeOptions(node?.kind === 'code-block' ? node.options : '');
    expect([options.hasNumbers, [...options.highlighted]]).to.deep.equal([true, [1, 3]]);
  });

  it('is not fixed in part', async () => {
    const [problem] = await findingsIn(':::tip\na\n:::');
    const text = `${head}:::tip\na\n::`;
    expect(applyFixes(text, problem ? [problem] : [])).to.deep.equal({text, fixed: []});
  });

  it('is left as it is where another fix changes the same text', async () => {
    const text = `${head}:::tip [a](/b)\nc\n:::`;
    const [container] = await findingsIn(':::tip [a](/b)\nc\n:::');
    if (!container) throw new Error('nothing was found');
    const link = {...container, fix: {find: '/b', replace: '/d'}};
    const moved = text.replace('/b', '/d');
    const result = applyFixes(text, [link, container]);
    expect(result.text).to.equal(moved);
    expect(result.fixed).to.have.length(1);
  });

  it('needs nothing on other pages', () => {
    expect(
      needs(
        new ScannedPage(
          'a: b, `:c`, 10:30:00 {"d":"e"} a ":memory:" \n\n- f?\n\n```js title="g"\n```',
        ),
      ).size,
    ).to.equal(0);
  });
});
