import {ScannedPage} from '../../../../src/content/scanned-page.js';
import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {snippetRequests} from '../../../../src/content/mdx/snippets.js';
import {problemsOf, treeOf} from '../../../harness/print-nodes.js';

const tree = (markdown: string, files: Readonly<Record<string, string>>) =>
  treeOf(markdown, 'guide/start.mdx', new Map(Object.entries(files)));

describe('snippetRequests', () => {
  it('names nothing for most pages', () => {
    expect(snippetRequests(new ScannedPage('# A\n\nimport is a word'), 'a.mdx')).to.deep.equal([]);
  });

  it('names the files of <Snippet> and of imports, relative ones too', () => {
    const text =
      '---\ntitle: A\n---\nimport X from "/snippets/x.mdx"\nimport {Y} from \'./y.md\'\n' +
      'import Z from "z"\n\n<Snippet file="s.mdx" />';
    expect(snippetRequests(new ScannedPage(text), 'guide/start.mdx')).to.deep.equal([
      {key: 's.mdx', files: ['_snippets/s.mdx', 'snippets/s.mdx']},
      {key: 'snippets/x.mdx', files: ['snippets/x.mdx']},
      {key: 'guide/y.md', files: ['guide/y.md']},
    ]);
  });

  it('names what a file of code imports and exports again', () => {
    const text = `// A comment
import React, {useState} from 'react';
import {
  a,
  b,
} from './parts.tsx'
import Text from "/snippets/text.mdx";
import './styles.css';

export { c } from '../more.js'
export * from './all.ts';
export const from = "import x from './no.jsx'";
`;
    expect(
      snippetRequests(new ScannedPage(text), 'snippets/ui/a.jsx').map(({key}) => key),
    ).to.deep.equal([
      'snippets/ui/parts.tsx',
      'snippets/text.mdx',
      'snippets/more.js',
      'snippets/ui/all.ts',
    ]);
  });
});

describe('snippetRequests, in code', () => {
  it('ignores what only an example names', () => {
    const text =
      '`<Snippet file="a.mdx" />`\n\n```mdx\n<Snippet file="b.mdx" />\nimport C from "/c.mdx"\n```';
    expect(snippetRequests(new ScannedPage(text), 'a.mdx')).to.deep.equal([]);
  });
});

describe('snippets', () => {
  it('are inserted where a page names them', () => {
    expect(tree('<Snippet file="s.mdx" />\n\nb', {'s.mdx': '---\ntitle: x\n---\n**a**'})).to.equal(
      'p(strong(a))p(b)',
    );
  });

  it('fill in literal properties, children and members', () => {
    const files = {'snippets/x.mdx': '{name} {data.size} {children}'};
    expect(
      tree('import X from "/snippets/x.mdx"\n\n<X name="a" data={{size: 2}}>b</X>', files),
    ).to.equal('p(a 2 b)');
  });

  it('hold their children as they are, words and blocks', () => {
    const files = {'snippets/x.mdx': '<Note>\n  {children}\n</Note>'};
    const page = 'import X from "/snippets/x.mdx"\n\n<X>a **b** c</X>\n\n<X>\n  d\n\n  - e\n</X>';
    expect(tree(page, files)).to.equal('Note(p(a strong(b) c))Note(p(d)ul(li(e)))');
  });

  it('share constants that they export', () => {
    const files = {'snippets/x.mdx': 'export const version = "1.10"\nexport const all = {a: "b"}'};
    expect(
      tree('import {version, all as these} from "/snippets/x.mdx"\n\n{version} {these.a}', files),
    ).to.equal('p(1.10 b)');
  });

  it('use constants of their own page', () => {
    expect(tree('export const a = "b"\n\n<Card title={a} />', {})).to.equal('Card title="b"()');
  });

  it('fill constants and properties into templates, where all are known', () => {
    const files = {'snippets/x.mdx': 'export const a = {b: "c"}\n\n{`1 ${a.b} \\`2\\` ${name}`}'};
    const page = 'import X from "/snippets/x.mdx"\n\n<X name="d" />\n\n<X />';
    expect(tree(page, files)).to.equal('p(1 c `2` d)p({`1 ${a.b} \\`2\\` ${name}`})');
  });

  it('use constants in others', () => {
    const page = 'export const a = "b"\nexport const c = `${a}/d`;\n\n{c}';
    expect(tree(page, {})).to.equal('p(b/d)');
  });

  it('do not grow without end by constants that double each other', () => {
    const names = Array.from({length: 60}, (_, index) => index);
    const constants = names.map((at) => `export const a${at + 1} = \`\${a${at}}\${a${at}}\``);
    const page = ['export const a0 = "b"', ...constants, '', '{a2} {a60}'].join('\n');
    expect(tree(page, {})).to.equal('p(bbbb {a60})');
  });

  it('may be in a line of text and inside each other', () => {
    const files = {'snippets/x.mdx': 'a', 'snippets/y.mdx': 'import X from "./x.mdx"\n\n<X/> b'};
    expect(tree('import Y from "/snippets/y.mdx"\n\nsee <Y/>.', files)).to.equal('p(see a b.)');
  });

  it('of code show what is between their tags, and nothing of the code', () => {
    const page = [
      'import {Quiz} from "/snippets/quiz.jsx"',
      'import Chart from "../chart.tsx"',
      '',
      'export const Box = ({title, children}) => {',
      '  const [isOpen, open] = useState(false);',
      '',
      '  return <div onClick={() => open(!isOpen)}>{title} {children}</div>;',
      '};',
      '',
      'export function Row(props) {',
      '  return <p>{props.a}</p>;',
      '}',
      '',
      '<Quiz check={(a) => {',
      '  return a > 1;',
      '}}>**a**</Quiz>',
      '',
      '<Box title="b" onClick={() => 1}>',
      '  - c',
      '</Box>',
      '',
      '<Chart data={[{x: f()}]} />',
      '',
      '<Row a={1} />',
      'd',
    ].join('\n');
    expect(tree(page, {})).to.equal('p(strong(a))ul(li(c))p(d)');
  });

  it('give functions no meaning when they are imported by name', () => {
    const files = {'snippets/x.mdx': 'export const Box = ({a}) => <b>{a}</b>\n\nmore'};
    const page = 'import {Box} from "/snippets/x.mdx"\n\n<Box a="b">c</Box>';
    expect(tree(page, files)).to.equal('p(c)');
  });

  it('may be many, but neither too deep nor without end', () => {
    const many = Array.from({length: 645}, () => '<Snippet file="s.mdx" />').join('\n\n');
    expect(tree(many, {'s.mdx': 'a'})).to.equal('p(a)'.repeat(645));

    const chain = Array.from(
      {length: 2000},
      (_, at) => [`${at}.mdx`, `<Snippet file="${at + 1}.mdx" />`] as const,
    );
    expect(problemsOf('<Snippet file="0.mdx" />', 'p.mdx', new Map(chain))).to.deep.equal([
      'page/too-many-snippets@1',
    ]);
    const twice = chain.map(([file, text]) => [file, `${text}\n\n${text}`] as const);
    const start = '<Snippet file="1980.mdx" />';
    const twiceProblems = problemsOf(start, 'p.mdx', new Map(twice)).map((problem) =>
      problem.replace(/@.*/, ''),
    );
    expect(twiceProblems.filter((code) => code === 'page/too-many-snippets')).to.have.length(1);
  });

  it('repeat their content only so often: with each level, it would double', () => {
    const nested = (depth: number) => {
      const names = Array.from({length: depth}, (_, at) => `${at}.mdx`);
      const open = names.map((name) => `<Snippet file="${name}">\n`).join('');
      const files = new Map(names.map((name) => [name, '{children}\n\n{children}'] as const));
      return [`${open}\nword\n\n${'</Snippet>\n'.repeat(depth)}`, 'p.mdx', files] as const;
    };
    expect(treeOf(...nested(4)).match(/word/g)).to.have.length(16);
    expect(problemsOf(...nested(4))).to.deep.equal([]);
    expect(problemsOf(...nested(24)).join()).to.match(/^page\/too-many-snippets@\d+$/);
  });

  it('do not hold themselves', () => {
    const files = new Map([['snippets/x.mdx', 'import X from "./x.mdx"\n\na\n\n<X/>']]);
    const page = 'import X from "/snippets/x.mdx"\n\n<X/>';
    expect(treeOf(page, 'p.mdx', files)).to.equal('p(a)');
    expect(problemsOf(page, 'p.mdx', files)).to.deep.equal(['page/snippet-cycle@5']);
  });

  it('do not contain the page itself, nor more text than a page can have', () => {
    const self = 'import A from "/p.mdx"\n\n<A />\n';
    expect(problemsOf(self, 'p.mdx', new Map([['p.mdx', self]]))).to.deep.equal([
      'page/snippet-cycle@3',
    ]);
    const many = `import A from "/a.mdx"\n\n${'<A />\n\n'.repeat(100)}`;
    const codes = problemsOf(many, 'p.mdx', new Map([['a.mdx', 'text '.repeat(10_000)]]));
    expect(codes).to.deep.equal(['page/too-many-snippets@85']);
  });
});
