import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {describeProblems} from '../../../src/content/describe.js';
import {
  needsYaml,
  partsOf,
  scalarOf,
  splitFrontmatter,
  frontmatterText,
} from '../../../src/content/frontmatter.js';
import {readYaml} from '../../../src/content/read-yaml.js';

const split = (text: string) => splitFrontmatter(text, 'a.md', readYaml);
const entries = (text: string) => Object.fromEntries(split(text).value.frontmatter);

describe('splitFrontmatter', () => {
  it('treats a file without a leading --- as all body', () => {
    expect(split('# Hi\n\n---\n').value).to.deep.equal({
      frontmatter: new Map(),
      body: '# Hi\n\n---\n',
      bodyLine: 1,
    });
  });

  it('takes words between lines of dashes for a heading', () => {
    expect(split('---\nFoo\n---\nBar').value.bodyLine).to.equal(1);
    expect(split('---\n---\nBar').value.body).to.equal('Bar');
  });

  it('parts frontmatter and body, and counts the lines between', () => {
    const {frontmatter, body, bodyLine} = split('---\ntitle: A\n---\n\nB').value;
    expect([frontmatter.get('title'), body, bodyLine]).to.deep.equal(['A', '\nB', 4]);
  });

  it('reads files with a byte order mark and carriage returns', () => {
    expect(entries('\uFEFF---\r\ntitle: A\r\n---\r\nB')).to.deep.equal({title: 'A'});
    expect(split('\uFEFF---\r\ntitle: A\r\n---\r\nB').value.body).to.equal('B');
  });

  it('keeps scalars as written', () => {
    const text =
      '---\na: 1.10\nb: true\nc: "x: y"\nd: \'it\'\'s\'\ne: 2024-01-02\nf: "a \\"b\\""\n---\n';
    expect(entries(text)).to.deep.equal({
      a: '1.10',
      b: true,
      c: 'x: y',
      d: "it's",
      e: '2024-01-02',
      f: 'a "b"',
    });
  });

  it('keeps lists and objects', () => {
    expect(
      entries('---\ntags: [x, 2]\nseo:\n  image: {width: 3}\nnone: null\n---\n'),
    ).to.deep.equal({
      tags: ['x', 2],
      seo: new Map([['image', new Map([['width', 3]])]]),
    });
    expect(entries('---\nday: [2024-01-02]\n---\n')).to.deep.equal({day: ['2024-01-02']});
  });

  it('reads a list that contains itself, and aliases that double', () => {
    expect(entries('---\nlist: &a [x, *a]\n---\n')).to.deep.equal({list: ['x']});
    const levels = Array.from(
      {length: 60},
      (_, index) => `a${index + 1}: &a${index + 1} [*a${index}, *a${index}]`,
    );
    expect(entries(`---\na0: &a0 [x]\n${levels.join('\n')}\n---\n`)['a1']).to.deep.equal([
      ['x'],
      ['x'],
    ]);
  });

  it('gives scalars as text, but not lists and objects', () => {
    const {frontmatter} = split('---\na: [x]\nb: {c: d}\ne: 1.5\nf: " g "\n---\n').value;
    expect(['a', 'b', 'e', 'f', 'h'].map((key) => frontmatterText(frontmatter, key))).to.deep.equal(
      ['', '', '1.5', 'g', ''],
    );
    expect(scalarOf(frontmatter, 'e')).to.equal(1.5);
  });

  it('reads values over several lines', () => {
    expect(entries('---\ndescription: >-\n  a\n  b\n---\n')).to.deep.equal({description: 'a b'});
  });

  it('reads texts, lists and objects in brackets whose lines are not indented', () => {
    const read = (yaml: string) => {
      const {value, problems} = split(`---\n${yaml}\nlast: [1]\n---\n`);
      expect(problems, yaml).to.deep.equal([]);
      expect(value.frontmatter.get('last'), yaml).to.deep.equal([1]);
      return value.frontmatter.get('key');
    };
    expect(read('key: "One\ntwo: \\"three\\"\n\nfour"')).to.equal('One two: "three"\nfour');
    expect(read("key: 'It''s one\n- two'")).to.equal("It's one - two");
    expect(read('key:\n  "One\n  two\nthree"')).to.equal('One two three');
    expect(read('key: [\n  it\'s one, # "\n  "two"\n]')).to.deep.equal(["it's one", 'two']);
    expect(read('key: !!seq [\n\ta,\nb\n]')).to.deep.equal(['a', 'b']);
    expect(read('"key" : {\na: 1,\nb: [\n2\n]\n}')).to.deep.equal(
      new Map<string, unknown>([
        ['a', 1],
        ['b', [2]],
      ]),
    );
    expect(read('key:\n  - - a: "b\n\nc"\n      d: |\n        x: "\n        [')).to.deep.equal([
      [
        new Map([
          ['a', 'b\nc'],
          ['d', 'x: "\n[\n'],
        ]),
      ],
    ]);
  });

  it('reports a quoted text that does not end', () => {
    const [problem] = describeProblems(split('---\na: "b\nc"\nd: "e\n---\n').problems);
    expect(problem?.message).to.contain('unexpected end of the stream within a double quoted');
  });

  it('reports a block that never closes, and takes what looks like entries', () => {
    const {value, problems} = split('---\ntitle: A\n\n# B');
    expect(problems.map(({code}) => code)).to.deep.equal(['page/frontmatter-unclosed']);
    expect([value.frontmatter.get('title'), value.body]).to.deep.equal(['A', '\n# B']);
  });

  it('reports invalid YAML at its line, and recovers title and description', () => {
    const {value, problems} = split('---\ntitle: A: B\ndescription: "x\ny"\n---\n');
    expect(problems.map(({code, location}) => [code, location.line])).to.deep.equal([
      ['page/frontmatter-invalid', 2],
    ]);
    expect(Object.fromEntries(value.frontmatter)).to.deep.equal({
      title: 'A: B',
      description: 'x y',
    });
    const [described] = describeProblems(problems);
    expect(described?.message).to.match(/^The frontmatter cannot be read as YAML: /);
    expect(described?.hint).to.match(/^Lines of the form "key: value" are used anyway\./);
  });

  it('does not read a huge block as YAML', () => {
    const {value, problems} = split(`---\ntitle: A\nx: [${'a, '.repeat(10_000)}b]\n---\n`);
    expect(problems.map(({code}) => code)).to.deep.equal(['page/frontmatter-invalid']);
    expect(value.frontmatter.get('title')).to.equal('A');
  });

  it('takes names of the prototype as ordinary keys', () => {
    expect(
      split('---\n__proto__: a\nconstructor: b\n---\n').value.frontmatter.get('__proto__'),
    ).to.equal('a');
    expect(({} as Record<string, unknown>)['a']).to.equal(undefined);
  });
});

describe('needsYaml', () => {
  it('is true only for more than plain entries', () => {
    expect(needsYaml(partsOf('---\ntitle: A\nicon: "b"\n---\n'))).to.equal(false);
    expect(needsYaml(partsOf('---\ntags: [a]\n---\n'))).to.equal(true);
    expect(needsYaml(partsOf('# A'))).to.equal(false);
  });
});
