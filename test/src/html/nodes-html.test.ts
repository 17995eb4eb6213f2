import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import type {ComponentNode, DocNode} from '../../../src/content/nodes.js';
import {htmlOfNodes} from '../../../elements/static/nodes-html.js';
import type {HtmlOptions} from '../../../src/html/html-context.js';
import {countingReads} from '../../harness/counting-reads.js';

/** What is needed for components without links, images and icons. */
const options = {
  localize: (text: string) => text,
  path: 'start',
  htmlOfNodes,
  links: {href: () => '#'},
} as unknown as HtmlOptions;

const inner = {kind: 'component', line: 1, children: []} as const;

const step = (): ComponentNode => ({...inner, name: 'Step', attributes: {title: 'Step'}});

/** An update with one of a few tags. */
const update = (index: number): ComponentNode => ({
  ...inner,
  name: 'Update',
  attributes: {label: 'Update', tags: [`tag ${index % 9}`]},
});

const text = (words: string): DocNode => ({kind: 'text', text: words});

const link = (path: string, children: readonly DocNode[]): DocNode => {
  const target = {to: 'site', path, query: '', hash: ''} as const;
  return {kind: 'link', line: 1, target, children};
};

describe('the HTML of nodes', () => {
  const links = {
    href: ({path}: {path: string}) => `/${path}`,
    src: ({path}: {path: string}) => `/${path}`,
    isExternal: () => false,
  };
  const shown = {...options, links} as unknown as HtmlOptions;
  const printed = {...shown, isWithoutControls: true, notes: {markOfLink: () => undefined}};
  const htmlOf = (node: DocNode, given: object = shown) =>
    String(htmlOfNodes([node], given as HtmlOptions));

  it('has the words of a link that is in another link', () => {
    const inner = [text('before '), link('inner', [text('word')]), text(' after')];
    expect(htmlOf(link('outer', inner))).to.equal(
      '<a href="/outer">before <span>word</span> after</a>',
    );
  });

  it('has no links to headings on paper, whatever classes they have', () => {
    const heading: DocNode = {
      kind: 'heading',
      line: 1,
      level: 2,
      id: 'heat',
      authorStyles: {classes: 'anchor', style: new Map()},
      children: [text('Heat it')],
    };
    expect(htmlOf(heading)).to.contain('<h2 id="heat" class="anchor">Heat it<a class="anchor"');
    expect(htmlOf(heading, printed).trim()).to.equal('<h2 id="heat" class="anchor">Heat it</h2>');
  });

  it('has one URL for an image that may be elsewhere', () => {
    const target = {to: 'site', path: 'a.svg', otherwise: 'b/a.svg', query: '', hash: ''} as const;
    const html = htmlOf(
      {kind: 'image', line: 1, target, alt: 'An anvil'},
      {
        ...shown,
        imageSize: () => undefined,
      },
    );
    expect(html).to.equal('<img src="/a.svg" alt="An anvil" loading="lazy">');
  });
});

describe('the HTML of many nodes', () => {
  for (const nodeAt of [step, update]) {
    it(`reads each ${nodeAt.name} as often as in a page with few of them`, () => {
      const readsOf = (length: number): number => {
        const {value, reads} = countingReads(Array.from({length}, (_, index) => nodeAt(index)));
        htmlOfNodes(value, options);
        return reads();
      };
      expect(readsOf(1600) / readsOf(200)).to.be.within(7, 9);
    });
  }

  it('has a few thousand nodes of schemas that contain themselves in many properties', () => {
    let count = 0;
    const schema = (): readonly DocNode[] =>
      Array.from({length: 1000}, () => {
        count++;
        const title = 'Properties';
        return {kind: 'deferred', title, holds: () => false, isOpen: false, read: schema};
      });
    htmlOfNodes(schema(), options);
    expect(count).to.be.lessThan(10_000);
  });
});
