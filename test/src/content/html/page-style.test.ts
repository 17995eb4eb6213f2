import {ScannedPage} from '../../../../src/content/scanned-page.js';
import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {parsePage} from '../../../../src/content/parse-page.js';
import {needsInterpreter} from '../../../../src/content/mdx/needs-interpreter.js';
import {interpreter} from '../../../../src/interpreter/page-code.js';
import {allExtensions} from '../../../harness/extensions.js';
import {printNodes, problemsOf} from '../../../harness/print-nodes.js';

function read(text: string, snippets: Readonly<Record<string, string>> = {}) {
  const {page, problems} = parsePage(text, 'page.mdx', 'page', {
    extensions: {...allExtensions, interpreter},
    snippets: new Map(Object.entries(snippets)),
  });
  return {
    body: printNodes(page.body),
    styles: page.styles?.map(
      ({css, media, file, line}) => `${file}:${line} ${media} ${css.trim()}`,
    ),
    problems: problems.map(({code, location}) => `${code}@${location.line}`),
  };
}

describe('a <style> in a page', () => {
  const rows: readonly (readonly [name: string, markdown: string, ...styles: string[]])[] = [
    [
      'as text',
      'a\n\n<style>\n\n.a { b: c }\n\n.d { e: f }\n</style>',
      'page.mdx:5  .a { b: c }\n\n.d { e: f }',
    ],
    ['as a template', '<style>{`\n.a { b: c }\n`}</style>', 'page.mdx:1  .a { b: c }'],
    ['as a string', '<style jsx>{".a { b: c }"}</style>', 'page.mdx:1  .a { b: c }'],
    ['on a line of a text', 'a <style>.a { b: c }</style> d', 'page.mdx:1  .a { b: c }'],
    ['for media', '<style media="print">.a { b: c }</style>', 'page.mdx:1 print .a { b: c }'],
    [
      'as HTML of React',
      '<style dangerouslySetInnerHTML={{__html: `.a { b: c }`}} />',
      'page.mdx:1  .a { b: c }',
    ],
    [
      'with names of styled-jsx',
      '<style jsx global>{`:global(.a) p { b: c }`}</style>',
      'page.mdx:1  .a p { b: c }',
    ],
    [
      'with values of the page',
      'export const size = 4;\n\n<style>{`.a { margin: ${size * 2}px }`}</style>',
      'page.mdx:3  .a { margin: 8px }',
    ],
    [
      'in a drawing, whose text may have entities',
      '<svg>\n<style>{"#a{fill:red}"}</style>\n<style><![CDATA[b&gt;i{}]]></style></svg>',
      'page.mdx:2  #a{fill:red}',
      'page.mdx:3  b>i{}',
    ],
    [
      'in a component of the page, once for all of its uses',
      'export const Box = () => <p><style>{`.a { b: c }`}</style></p>\n\n<Box />\n<Box />',
      'page.mdx:1  .a { b: c }',
    ],
    [
      'as HTML in a component of the page',
      'export const Box = () => <style dangerouslySetInnerHTML={{__html: "a{}"}} />\n\n<Box />',
      'page.mdx:1  a{}',
    ],
    [
      'in a drawing of a component',
      'export const Box = () => <svg><style>{"a>b{}"}</style></svg>\n\n<Box />',
      'page.mdx:1  a>b{}',
    ],
  ];
  for (const [name, markdown, ...styles] of rows) {
    it(`is a style sheet of the page: ${name}`, () => {
      const {problems, ...found} = read(markdown);
      expect(found.styles).to.deep.equal(styles);
      expect(found.body).not.to.contain('{');
      expect(problems).to.deep.equal([]);
    });
  }

  it('is one of the page in a snippet, too', () => {
    const {styles} = read('import S from "/s.mdx"\n\n<S />', {'s.mdx': 'a\n\n<style>b{}</style>'});
    expect(styles).to.deep.equal(['s.mdx:3  b{}']);
  });

  it('is evaluated where it is code', () => {
    const code = 'export const a = 1;\n\n<style>{`b{margin:${a}px}`}</style>';
    expect(needsInterpreter(new ScannedPage(code), 'page.mdx', new Map())).to.equal(true);
    const data = 'export const a = 1;\n\n<style>{`b{margin:1px}`}</style>';
    expect(needsInterpreter(new ScannedPage(data), 'page.mdx', new Map())).to.equal(false);
  });

  it('is reported where its code cannot be read', () => {
    const text = 'a\n\n<style>{styles[0]}</style>';
    expect(problemsOf(text)).to.deep.equal(['page/unsupported-expression@3']);
    expect(read('a<style> </style>').styles).to.equal(undefined);
  });
});
