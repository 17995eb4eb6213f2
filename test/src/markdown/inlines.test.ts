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

  for (const [text, expected] of [
    ['**开源：**代码', '<strong>开源：</strong>代码'],
    ['这是**「重点」**内容', '这是<strong>「重点」</strong>内容'],
    ['これは**「強調」**です', 'これは<strong>「強調」</strong>です'],
    ['**`a`。**中 *（b）*中', '<strong><code>a</code>。</strong>中 <emphasis>（b）</emphasis>中'],
    ['중요**(a)**한', '중요<strong>(a)</strong>한'],
    ['~~（删）~~中', '<strike>（删）</strike>中'],
    ['_（a）_中 中_a_中', '_（a）_中 中_a_中'],
    ['**a.**b **😀.**b', '**a.**b **😀.**b'],
  ] as const) {
    it(`need no space next to full-width characters: ${text}`, () => {
      expect(read(text)).to.equal(expected);
    });
  }

  for (const sign of '，。；：！？、（）「」『』【】《》“”') {
    it(`end before ${sign}`, () => {
      expect(read(`见 https://a.example/b?c=d${sign}下 www.b.example${sign}e`)).to.equal(
        `见 <link>https://a.example/b?c=d</link>${sign}下 <link>www.b.example</link>${sign}e`,
      );
    });
  }

  it('may contain other letters', () => {
    expect(read('https://a.example/路径/é。')).to.equal('<link>https://a.example/路径/é</link>。');
  });

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
