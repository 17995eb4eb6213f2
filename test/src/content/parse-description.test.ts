import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {plainText} from '../../../src/content/inline-nodes.js';
import {linksOf} from '../../../src/content/links.js';
import type {DocNode} from '../../../src/content/nodes.js';
import {parseDescription, parsePage} from '../../../src/content/parse-page.js';
import {allExtensions} from '../../harness/extensions.js';

function nodesOf(text: string): readonly DocNode[] {
  return parseDescription(text, 'a.md', {extensions: allExtensions}).nodes;
}

/** What a reader sees of a description. */
function shown(text: string): string {
  return plainText(nodesOf(text));
}

/** The code of all code blocks. */
function codeIn(nodes: readonly DocNode[]): readonly string[] {
  return nodes.flatMap((node): readonly string[] => {
    if (node.kind === 'code-block') return [node.code.trim()];
    if (node.kind === 'list') return node.items.flatMap(codeIn);
    return 'children' in node ? codeIn(node.children) : [];
  });
}

describe('parseDescription', () => {
  it('keeps braces as they are written', () => {
    for (const text of [
      'The path /users/{id}.',
      'Nested {a: {b: 1}}, and {another}.',
      'Only the beginning { of it',
      'Only the end } of it',
      '{/* not a comment */}',
      'Over {two\nlines}',
      '{}',
      '{`a`}',
    ]) {
      const withoutTicks = text.replaceAll('`', '').replaceAll('\n', ' ');
      expect(shown(text).replaceAll('\n', ' ')).to.equal(withoutTicks);
    }
  });

  it('keeps braces in code', () => {
    expect(shown('`{id}` and {id}')).to.equal('{id} and {id}');
    for (const [text, code] of [
      ['```json\n{"a": {}}\n```', '{"a": {}}'],
      ['Example:\n\n    call({id: 1})', 'call({id: 1})'],
      ['\tcall({id: 1})', 'call({id: 1})'],
      ['- item\n\n      {"in": "list"}', '{"in": "list"}'],
      ['> quote\n>\n>     {"in": "quote"}', '{"in": "quote"}'],
      ['    {\n      "a": {\n\n      }\n    }', '{\n  "a": {\n\n  }\n}'],
    ] as const) {
      expect(codeIn(nodesOf(text)), text).to.deep.equal([code]);
    }
  });

  it('keeps braces in URLs', () => {
    const url = 'https://x.example/{id}/view';
    const href = 'https://x.example/%7Bid%7D/view';
    for (const text of [
      `Open ${url} now`,
      `<${url}>`,
      `- ${url}`,
      `> ${url}`,
      `| a |\n| --- |\n| ${url} |`,
      `[${url}](${url})`,
      `[${url}][a]\n\n[a]: ${url}`,
    ]) {
      const nodes = nodesOf(text);
      expect(plainText(nodes), text).to.include(url);
      const links = linksOf({description: [], body: nodes, file: ''});
      expect(links.map(({target}) => 'href' in target && target.href)).to.deep.equal([href]);
    }
  });

  it('keeps braces in formulas', () => {
    expect(nodesOf('$$x^{2}$$')).to.deep.include({kind: 'math', tex: 'x^{2}', isBlock: true});
  });

  it('leaves what is escaped', () => {
    expect(shown('\\{id\\}')).to.equal('{id}');
  });

  it('leaves comments of HTML out', () => {
    expect(shown('a<!-- {b} -->c')).to.equal('ac');
  });
});

describe('a caption of a page', () => {
  it('keeps its braces', () => {
    const text = '<Frame caption="See https://x.example/{id}/view">![a](a.png)</Frame>';
    const {page} = parsePage(text, 'a.mdx', 'a', {extensions: allExtensions});
    expect(JSON.stringify(page.body)).to.include('/%7Bid%7D/view').and.not.include('\\\\{');
  });
});
