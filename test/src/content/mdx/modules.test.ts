import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {takeModules} from '../../../../src/content/mdx/modules.js';

describe('takeModules', () => {
  const rows: readonly (readonly [name: string, body: string, rest: string])[] = [
    ['imports', 'import A from "a"\nimport {B} from "b"\n\ntext', '\n\n\ntext'],
    [
      'statements over several lines',
      'export const a = {\n  b: [1,\n\n  2],\n}\n\ntext',
      '\n\n\n\n\n\ntext',
    ],
    [
      'templates that hold blank lines and brackets',
      'export const a = `\n{\n\n${b}\n`\n\ntext',
      '\n\n\n\n\n\ntext',
    ],
    [
      'components',
      'export const A = () => {\n  return (\n    <p>\n      it is\n    </p>\n  )\n}\n\ntext',
      '\n\n\n\n\n\n\n\ntext',
    ],
    ['nothing in a fence', '```js\nimport a from "a"\n```', '```js\nimport a from "a"\n```'],
    ['nothing in the middle of a paragraph', 'text\nimport a from "a"', 'text\nimport a from "a"'],
    [
      'no more than to a heading, when brackets never close',
      'export const a = {\n\n## B',
      '\n\n## B',
    ],
  ];
  const blocks = [
    '{/* comment */}',
    '{/* comment\n\nof lines */}',
    '<!-- comment -->',
    '# Heading',
    'Heading\n===',
    '***',
    '<Card />',
    '<Card\n  title="a" />',
    '<Card\n  title="a"\n/>',
    '<Note>a</Note>',
    '<Note>\na\n</Note>',
    '  <Icon /> <Icon />',
    '{value}',
    '```js\ncode\n```',
    '| a |\n| - |\n| b |',
  ];
  const statements = ['import A from "a"', 'export const a = {\n  b: 1,\n}'];
  for (const block of blocks) {
    it(`takes statements on the line after ${JSON.stringify(block)}`, () => {
      for (const statement of statements) {
        const {body} = takeModules(`${block}\n${statement}\n\ntext`);
        expect(body).to.equal(`${block}\n${statement.replace(/[^\n]/g, '')}\n\ntext`);
      }
    });
  }

  const paragraphs = ['text', '- item', '> quote', '<Card /> text', '{value} text', '**bold**'];
  for (const paragraph of [...paragraphs, '{/* a\n\n */} text']) {
    it(`leaves lines that continue ${JSON.stringify(paragraph)}`, () => {
      const body = `${paragraph}\nimport A from "a"\n\ntext`;
      expect(takeModules(body)).to.deep.equal({body, statements: []});
    });
  }

  it('takes nothing that a comment contains', () => {
    const body = '{/*\n\nimport A from "a"\n\n```\n*/}\n';
    const {statements} = takeModules(`${body}import B from "b"\n`);
    expect(statements).to.deep.equal([{source: 'import B from "b"', line: 7}]);
  });

  it('takes statements after a comment that never ends', () => {
    const {statements} = takeModules('{/* a\n\nimport B from "b"\n');
    expect(statements).to.have.length(1);
  });

  for (const [name, body, rest] of rows) {
    it(`takes ${name}`, () => {
      expect(takeModules(body).body).to.equal(rest);
    });
  }

  it('says where each statement stood', () => {
    const {statements} = takeModules('a\n\nexport const b = 1\n\nexport const c = 2');
    expect(statements).to.deep.equal([
      {source: 'export const b = 1', line: 3},
      {source: 'export const c = 2', line: 5},
    ]);
  });

  it('passes over thousands of open quotes', () => {
    expect(takeModules(`export const a = ${'`'.repeat(20_001)}`).statements).to.have.length(1);
  });
});
