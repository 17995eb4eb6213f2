import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {allExtensions} from '../../harness/extensions.js';
import {parsePage} from '../../../src/content/parse-page.js';
import {plainText} from '../../../src/content/inline-nodes.js';

/**
 * Texts that make careless readers hang or overflow. That they come back at all, within the test's
 * time, is the promise.
 */
const texts: Readonly<Record<string, string>> = {
  'unclosed tags': '<Note>\n'.repeat(5_000),
  'unclosed tags in one line': '<div>'.repeat(10_000),
  'closing tags': '</Note>\n'.repeat(5_000),
  attributes: `<Card ${'a="b" '.repeat(20_000)}/>`,
  'open quotes': '<Card a="'.repeat(2_000),
  'open braces': '{'.repeat(5_000),
  'braces in tags': '<Card a={'.repeat(2_000),
  'nested lists': Array.from({length: 1_000}, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n'),
  'deeply nested lists': Array.from({length: 3_000}, (_, depth) => `${'  '.repeat(depth)}- a`).join(
    '\n',
  ),
  'ordered lists': Array.from({length: 1_500}, (_, depth) => `${'   '.repeat(depth)}1. a`).join(
    '\n',
  ),
  styles: `<div style="${'color:red;'.repeat(20_000)}">a</div>`,
  drawings: `<svg>${'<g>'.repeat(5_000)}${'</g>'.repeat(5_000)}</svg>`,
  'nested quotes': '>'.repeat(5_000),
  'quotes and lists': '> - '.repeat(1_000),
  'nested emphasis': '*a '.repeat(5_000),
  backticks: Array.from({length: 300}, (_, length) => '`'.repeat(length)).join(' '),
  'open footnotes': '[^'.repeat(30_000),
  'references to footnotes': `${'a[^1] '.repeat(5_000)}\n\n[^1]: b`,
  footnotes: Array.from({length: 3_000}, (_, at) => `[^${at}]\n\n[^${at}]: a\n`).join('\n'),
  'nested footnotes': `[^a]\n\n${'[^a]: '.repeat(5_000)}`,
  containers: ':::tip a {\n'.repeat(5_000) + ':::\n'.repeat(5_000),
  'spaces in a container': `:::tip a${' '.repeat(50_000)}{`,
  'names in colons': ':tada:'.repeat(20_000),
  'images with options': "![a](b ':a=".repeat(10_000),
  'options of an image': `![a](b '${':a=:a '.repeat(20_000)}`,
  'titles of code': `\`\`\`js${' ['.repeat(20_000)}\na`,
  brackets: '['.repeat(5_000),
  'nested components': '<Expandable title="a">\n'.repeat(300) + '</Expandable>\n'.repeat(300),
  fragments: '<>'.repeat(10_000),
  'headings of one text': '## a\n\n'.repeat(12_000),
  comments: '<!-- '.repeat(30_000),
  'braces in braces': 'a_{'.repeat(20_000),
  'ids of a heading': `# a${' {#'.repeat(20_000)}`,
  'spaces in a heading': `# a${' '.repeat(50_000)}b`,
  'formulas in formulas': `$$${'\\frac{a}'.repeat(10_000)}$`,
  'open templates': '{`'.repeat(10_000),
  'comments in braces': '{/* '.repeat(10_000),
  'comments in braces that end once': `${'{/* '.repeat(8_000)}*/`,
  'blank lines': '\n'.repeat(50_000),
  'signs in words': '*a_'.repeat(30_000),
  'signs after dots': '._a'.repeat(30_000),
  'struck and open': '~a~~b '.repeat(15_000),
  'a long word before mail': `${'a.'.repeat(50_000)}@`,
  'brackets after a URL': `https://a.b/${')'.repeat(90_000)}`,
  'a table of many empty rows': ['a|', '-|']
    .map((cell) => `|${cell.repeat(1250)}\n`)
    .join('')
    .concat('|\n'.repeat(2500)),
  'lines of an item': `- ${'a\n'.repeat(50_000)}`,
  'fences in quotes in items': '- > ```\n  > <b>\n  > ```\n- {a}',
  'open fences in quotes': '> ```\na\n\n'.repeat(20_000),
};

describe('parsePage, on hostile texts', () => {
  for (const [name, text] of Object.entries(texts)) {
    it(`reads ${name}`, () => {
      const {page} = parsePage(`${text}\n\nlast words`, 'a.mdx', 'a', {
        extensions: {html: allExtensions.html, progressive: allExtensions.progressive},
      });
      expect(plainText(page.body)).to.contain('last words');
    });
  }
});
