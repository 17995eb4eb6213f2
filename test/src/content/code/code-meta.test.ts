import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {readCodeMeta} from '../../../../src/content/code/code-meta.js';

describe('readCodeMeta', () => {
  const rows: readonly (readonly [
    info: string,
    language: string,
    title: string,
    options?: string,
  ])[] = [
    ['', '', ''],
    ['ts', 'ts', ''],
    ['ts a.ts', 'ts', 'a.ts'],
    ['bash Install the thing', 'bash', 'Install the thing'],
    ['js title="a b.js" {1,3-5}', 'js', 'a b.js', '{1,3-5}'],
    ['js title={"a b.js"}', 'js', 'a b.js'],
    ['js filename="a.js" theme={null} twoslash', 'js', 'a.js'],
    ['bash GET /users/{id}', 'bash', 'GET /users/{id}'],
    [
      'sh wrap="false" Two words showLineNumbers',
      'sh',
      'Two words',
      'wrap="false" showLineNumbers',
    ],
    ["js title='a'", 'js', 'a'],
    ['js "a b"', 'js', 'a b'],
    [
      'js a.js {1} lines wrap expandable icon="x" highlight={2}',
      'js',
      'a.js',
      '{1} lines wrap expandable icon="x" highlight={2}',
    ],
    ['js Wrap Lines expandable', 'js', 'Wrap Lines', 'expandable'],
    ['mdx Custom icon highlight', 'mdx', 'Custom icon highlight'],
    ['py a.py [expandable]', 'py', 'a.py', '[expandable]'],
    ['title="a"', '', 'a'],
    ['{1,2}', '', '', '{1,2}'],
  ];
  for (const [info, language, title, options = ''] of rows) {
    it(`reads ${JSON.stringify(info)}`, () => {
      expect(readCodeMeta(info)).to.deep.equal({language, title, options});
    });
  }
});
