import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {escapeExpressions} from '../../../src/content/escape-expressions.js';
import {plainText} from '../../../src/content/inline-nodes.js';
import {parsePage} from '../../../src/content/parse-page.js';
import {allExtensions} from '../../harness/extensions.js';

/** What a reader sees of a description. */
function shown(text: string): string {
  const {page} = parsePage(escapeExpressions(text), 'a.md', 'a', {extensions: allExtensions});
  return plainText(page.body);
}

describe('escapeExpressions', () => {
  it('keeps braces as they are written', () => {
    for (const text of [
      'The path /users/{id}.',
      'Nested {a: {b: 1}}, and {another}.',
      'Only the beginning { of it',
      'Only the end } of it',
      '{/* not a comment */}',
      'Over {two\nlines}',
      '{}',
    ]) {
      expect(shown(text).replaceAll('\n', ' ')).to.equal(text.replaceAll('\n', ' '));
    }
  });

  it('keeps braces in code', () => {
    expect(shown('`{id}` and {id}')).to.equal('{id} and {id}');
    const {page} = parsePage(escapeExpressions('```json\n{"a": {}}\n```'), 'a.md', 'a');
    const [block] = page.body;
    expect(block?.kind === 'code-block' && block.code).to.equal('{"a": {}}');
  });

  it('leaves what is escaped', () => {
    expect(shown('\\{id\\}')).to.equal('{id}');
  });

  it('leaves comments of HTML out', () => {
    expect(shown('a<!-- {b} -->c')).to.equal('ac');
  });
});
