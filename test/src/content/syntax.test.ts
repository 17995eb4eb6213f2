import {ScannedPage} from '../../../src/content/scanned-page.js';
import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {needs} from '../../../src/content/syntax.js';

const hasModules = (text: string) => needs(new ScannedPage(text)).has('modules');
const hasMath = (text: string, latex?: boolean) =>
  needs(new ScannedPage(text), undefined, {latex}).has('math');

describe('needs', () => {
  const rows: readonly (readonly [text: string, names: readonly string[]])[] = [
    ['Plain *words* &amp; `code`, at $5.', []],
    ['---\ntitle: A\n---\n\n# A\n\n<Note>b</Note>', []],
    ['---\ntitle: >\n  A\n---\n', ['yaml']],
    ['import A from "/snippets/a.mdx"\n\n<A />', ['modules']],
    ['{[1, 2].map((n) => n * 2)}', ['modules']],
    ['Text {frontmatter.title}', ['modules']],
    ['<Card title={frontmatter.title} />', ['modules']],
    ['`{frontmatter.title}` {front.title}', []],
    ['Words: {["a", "b"].join(" and ")}', ['modules']],
    ['```js\n{a => b} {a(b)}\n```\n\n{a} `{a(b)}` a(b)', []],
    ['a <kbd>b</kbd>', ['html']],
    ['<Image src="/a.png" />', ['html']],
    ['<Frame caption="a <b>b</b>">c</Frame>', ['html']],
    ['<Card title="a" icon={<Icon icon="b" />} />', ['html']],
    ['<Note className="a">b</Note>', ['html']],
    ['a $$b$$', ['math']],
    ['<Frame caption="$$a$$">b</Frame>', ['math']],
    ['&uuml; and &amp;', ['entities']],
    ['a '.repeat(30_000), ['progressive']],
  ];
  for (const [text, names] of rows) {
    it(`names ${names.join() || 'nothing'} for ${JSON.stringify(text.slice(0, 40))}`, () => {
      expect([...needs(new ScannedPage(text))]).to.deep.equal(names);
    });
  }

  it('looks at the snippets of a page, too', () => {
    const snippets = ['&frac12; <kbd>a</kbd>', '$$b$$'].map((text) => new ScannedPage(text));
    const names = needs(new ScannedPage('<Snippet file="a.mdx" />'), snippets);
    expect([...names]).to.have.members(['modules', 'html', 'math', 'entities']);
  });

  it('counts the length of a page with its snippets', () => {
    const snippets = [new ScannedPage('a '.repeat(15_000))];
    expect(needs(new ScannedPage('b '.repeat(15_000)), snippets).has('progressive')).to.equal(true);
    expect(needs(new ScannedPage('b '.repeat(15_000))).has('progressive')).to.equal(false);
  });
});

describe('hasModules', () => {
  it('finds statements and snippets, but not examples in code', () => {
    for (const text of [
      'export const a = 1',
      'a\n\n<Snippet file="a.mdx" />',
      '```\na\n```\n\nimport A from "a"',
      '```\nexport const a\n```\n\n```\nb\n```\nexport const c = 1',
    ]) {
      expect(hasModules(text), text).to.equal(true);
    }
    for (const text of [
      'to import or export',
      '```js\nimport a from "a"\n```',
      '~~~\nexport const a = 1\n~~~\n\nb',
      '`<Snippet file="a.mdx" />`',
      '```\n<Snippet file="a.mdx" />\n```',
    ]) {
      expect(hasModules(text), text).to.equal(false);
    }
  });
});

describe('hasMath', () => {
  it('finds formulas, but not prices or examples in code', () => {
    for (const text of ['$$a$$', 'a <Latex>b</Latex>', '$x_{1}$', '- $$\n  a\n  $$']) {
      expect(hasMath(text), text).to.equal(true);
    }
    for (const text of ['$5 or $6', '`$$a$$`', '```\n$$\na\n$$\n```', '`$\\alpha$`', '\\$\\$']) {
      expect(hasMath(text), text).to.equal(false);
    }
  });

  it('follows the setting of the site', () => {
    expect(hasMath('a $b$', true)).to.equal(true);
    expect(hasMath('$x_{1}$', false)).to.equal(false);
    expect(hasMath('$$x$$', false)).to.equal(true);
  });
});
