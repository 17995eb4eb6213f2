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
