import {ScannedPage} from '../../../../src/content/scanned-page.js';
import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {
  importsComponents,
  needsInterpreter,
} from '../../../../src/content/mdx/needs-interpreter.js';

const needs = (text: string, snippets: readonly (readonly [string, string])[] = []) =>
  needsInterpreter(new ScannedPage(text), 'p.mdx', new Map(snippets));

describe('needsInterpreter', () => {
  for (const text of [
    'export const a = 1;\nexport const b = {c: [1, "x"]}\n\n{a} {b.c} <Card title={a} />',
    'import A from "/a.mdx"\n\n<A b={{c: 1}} d={`x`} />',
    'export const a = "x"\n\n{"b", "c"} {{d}} `{a.map(() => 1)}` and GET /users/{user_id} {"{"}',
    'export const a = "x"\n\n```js\nexport const B = () => <b />\n{a.map((b) => b)}\n```',
    'export const a = "x"\n\n```jsx\n<li {...a}>\n```\n\n`<b {...a}>` <Card {/* a */} />',
    '<Snippet file="a.mdx" />\n\n<Card icon={<svg />} />',
  ]) {
    it(`needs none for data and names: ${JSON.stringify(text)}`, () => {
      expect(needs(text)).to.equal(false);
    });
  }

  for (const text of [
    'export const A = () => <b />',
    'export function A() { return <b />; }',
    'export const a = 1 + 1',
    'export const a = [1]\n\n{a.map((b) => b)}',
    'export const a = [1]\n\n{a.length > 1 && "many"}',
    'export const a = 1\n\n<Card title={a ? "x" : "y"} />',
    'export const a = 1\n\n<A b={[a]} />',
    'export const a = {b: 1}\n\n<Card title="x" {...a} />',
    'export const a = 1\n\n<A b={{a}} />',
    'import {A} from "/missing.jsx"',
    'export const a = 1\n\n<Card title={`${a + 1}`} />',
    '<Snippet file="a.mdx" />\n\n<button onClick={() => a()} />',
  ]) {
    it(`needs one for ${JSON.stringify(text)}`, () => {
      expect(needs(text)).to.equal(true);
    });
  }

  it('needs one for imported code, and for what a snippet computes', () => {
    const text = 'import A from "/a.mdx"';
    expect(needs(text, [['a.mdx', 'Text']])).to.equal(false);
    expect(needs(text, [['a.mdx', '{props.a || "x"}']])).to.equal(true);
    expect(needs(text, [['a.jsx', 'export default 1']])).to.equal(true);
  });
});

describe('importsComponents', () => {
  for (const [text, expected] of [
    ['import {Mark} from "/snippets/mark.mdx"', true],
    ['import A, {b, C as d} from "./parts.mdx"', true],
    ['import Intro from "/snippets/intro.mdx"', false],
    ['import {version} from "/snippets/values.mdx"', false],
    ['import {Card} from "some-package"', false],
    ['```js\nimport {Mark} from "/snippets/mark.mdx"\n```', false],
  ] as const) {
    it(`is ${String(expected)} for ${JSON.stringify(text)}`, () => {
      expect(importsComponents(new ScannedPage(text), 'p.mdx')).to.equal(expected);
    });
  }
});
