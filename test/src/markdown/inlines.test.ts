import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {plainText} from '../../../src/content/inline-nodes.js';
import type {DocNode} from '../../../src/content/nodes.js';
import {parsePage} from '../../../src/content/parse-page.js';

/** A line of text with what is marked in it: `<em>a</em>`. */
const read = (text: string) =>
  parsePage(text, 'a.mdx', 'a')
    .page.body.flatMap((node) => ('children' in node ? node.children : [node]))
    .map(written)
    .join('');

function written(node: DocNode): string {
  const inner = 'children' in node ? node.children.map(written).join('') : plainText([node]);
  return node.kind === 'text' ? inner : `<${node.kind}>${inner}</${node.kind}>`;
}

describe('emphasis and links', () => {
  for (const [text, expected] of [
    ['*a **b** c*', '<emphasis>a <strong>b</strong> c</emphasis>'],
    ['***a** b*', '<emphasis><strong>a</strong> b</emphasis>'],
    ['**a *b***', '<strong>a <emphasis>b</emphasis></strong>'],
    ['*a **b* c**', '<emphasis>a <emphasis><emphasis>b</emphasis> c</emphasis></emphasis>'],
    ['a_b_c _d_', 'a_b_c <emphasis>d</emphasis>'],
    ['~a~ ~~b~~ ~~c~ ~~~d~~~ e', '<strike>a</strike> <strike>b</strike> ~~c~ ~~~d~~~ e'],
    ['*a `*` b*', '<emphasis>a <code>*</code> b</emphasis>'],
    ['*a \\* b*', '<emphasis>a * b</emphasis>'],
    ['*a [b*](c)', '*a <link>b*</link>'],
    ['*a ![b*](c) d*', '<emphasis>a <image></image> d</emphasis>'],
    ['[a [b](c)](d)', '[a <link>b</link>](d)'],
    ['[![a](b)](c)', '<link><image></image></link>'],
    ['[a](b (c)', '[a](b (c)'],
    ['[a](b(c(d)e)f)', '<link>a</link>'],
    ['*a <https://a.b/*> c*', '<emphasis>a <link>https://a.b/*</link> c</emphasis>'],
  ] as const) {
    it(`are read as in CommonMark: ${text}`, () => {
      expect(read(text)).to.equal(expected);
    });
  }

  it('contain expressions whose signs mean nothing', () => {
    expect(read('*a {"*"} b*')).to.equal('<emphasis>a * b</emphasis>');
  });

  it('end inside the tag in which they begin', () => {
    expect(read('x *a <Tooltip tip="b">c* d</Tooltip>')).to.contain('x *a <component>c* d');
    expect(read('x [a <Tooltip tip="b">c](d) e</Tooltip>')).to.contain('x [a <component>c](d)');
    expect(read('x *a <Tooltip tip="b">*c*</Tooltip> d*')).to.equal(
      'x <emphasis>a <component><emphasis>c</emphasis></component> d</emphasis>',
    );
  });

  it('may contain a word in angle brackets', () => {
    expect(read('*a Map<String> b*')).to.equal('<emphasis>a Map<String> b</emphasis>');
  });
});
