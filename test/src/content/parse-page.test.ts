import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {plainText} from '../../../src/content/inline-nodes.js';
import {parsePage} from '../../../src/content/parse-page.js';
import {allExtensions} from '../../harness/extensions.js';

const parse = (text: string) => parsePage(text, 'guide/start.mdx', 'guide/start').page;

describe('parsePage', () => {
  it('takes title, description, icon and mode from the frontmatter', () => {
    const page = parse('---\ntitle: A\ndescription: B\nicon: rocket\nmode: wide\n---\nC');
    expect([page.title, plainText(page.description), page.icon, page.mode]).to.deep.equal([
      'A',
      'B',
      {kind: 'name', name: 'rocket'},
      'wide',
    ]);
    expect(page.hasOwnTitle).to.equal(false);
  });

  it('takes braces in a description and in a caption for text', () => {
    const text =
      '---\ntitle: A\ndescription: Get /users/{id}, {{id}} and {a || b}\n---\n' +
      '<Frame caption="The path {id}" hint="{/* text */} $x_{i}$">B</Frame>';
    const {page, problems} = parsePage(text, 'a.mdx', 'a', {
      extensions: allExtensions,
      latex: true,
    });
    expect(problems).to.deep.equal([]);
    expect(plainText(page.description)).to.equal('Get /users/{id}, {{id}} and {a || b}');
    const [frame] = page.body;
    if (frame?.kind !== 'component' || frame.name !== 'Frame') throw new Error('No frame.');
    expect(plainText(frame.attributes.caption ?? [])).to.equal('The path {id}');
    expect(frame.attributes.hint?.slice(0, 2)).to.deep.equal([
      {kind: 'text', text: '{/* text */} '},
      {kind: 'math', tex: 'x_{i}', isBlock: false},
    ]);
  });

  it('reports a fence that is never closed, at its line', () => {
    const linesOf = (body: string) =>
      parsePage(body, 'a.mdx', 'a').problems.map(({code, location}) => [code, location.line]);
    const open = (line: number) => [['page/unclosed-fence', line]];
    expect(linesOf('A\n\n```js\nb\n\n## C\n')).to.deep.equal(open(3));
    expect(linesOf('````md\n```js\na\n```\n```\n')).to.deep.equal(open(1));
    expect(linesOf('~~~\na\n```\n')).to.deep.equal(open(1));
    expect(linesOf('- A\n\n  ```js\n  b\n\nC')).to.deep.equal(open(3));
    expect(linesOf('> ```js\n> a\n\nB')).to.deep.equal(open(1));
    const closed = [
      '```js\na\n```',
      '```js\na\n  ````  \nB',
      '- A\n  ```js\n  b\n  ```\nC',
      '> ```js\n> a\n> ```',
      '<Tab title="A">\n```js\na\n```\n</Tab>',
      '    code\n',
    ];
    for (const body of closed) expect(linesOf(body), body).to.deep.equal([]);
  });

  it('reads a description as Markdown, and reports what is wrong in it at its line', () => {
    const text = '---\ntitle: A\ndescription: B **c** <Nope>d</Nope>\n---\nE';
    const {page, problems} = parsePage(text, 'a.mdx', 'a');
    expect(plainText(page.description)).to.equal('B c d');
    expect(problems.map(({code, location}) => [code, location.line])).to.deep.equal([
      ['page/unknown-component', 3],
    ]);
  });

  it('takes a missing title from the first heading, which then need not be shown again', () => {
    const page = parse('# A `b`\n\nc');
    expect([page.title, page.hasOwnTitle]).to.deep.equal(['A b', true]);
  });

  it('shows headings of level 1 one level lower below the title', () => {
    const [heading] = parse('---\ntitle: A\n---\n\n# B').body;
    expect(heading?.kind === 'heading' && heading.level).to.equal(2);
  });

  for (const mode of ['custom', 'frame']) {
    it(`leaves them at level 1 in the mode "${mode}", which shows no title`, () => {
      const {title, body} = parse(`---\ntitle: A\nmode: ${mode}\n---\n\n# B`);
      expect(title).to.equal('A');
      expect(body.map((node) => node.kind === 'heading' && node.level)).to.deep.equal([1]);
    });
  }

  it('reads a title that was written with a capital', () => {
    expect(parse('---\nTitle: A\n---\n').title).to.equal('A');
  });

  it('lists headings of level 2 and 3, those inside components too', () => {
    const {outline} = parse(
      '# A\n\n## B *c*\n\n<Tabs>\n<Tab title="x">\n### D\n</Tab>\n</Tabs>\n\n#### E',
    );
    expect(outline).to.deep.equal([
      {id: 'b-c', level: 2, text: 'B c'},
      {id: 'd', level: 3, text: 'D'},
    ]);
  });

  it('comes back whatever the text', () => {
    for (const text of [
      '',
      '---',
      '---\n---',
      '<',
      '{',
      '</>',
      '<Note',
      '```',
      '|',
      '\u0000',
      '<Card title="',
      '{/*',
      '<!--',
    ]) {
      expect(parse(text).path).to.equal('guide/start');
    }
  });
});
