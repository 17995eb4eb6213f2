import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import type {ComponentNode, DocNode} from '../../../src/content/nodes.js';
import {htmlOfNodes, type HtmlOptions} from '../../../src/html/render-nodes.js';
import {timeFor} from '../time-for.js';

/** What is needed for components without links, images and icons. */
const options = {
  localize: (text: string) => text,
  path: 'start',
} as unknown as HtmlOptions;

/** A component for each character of a text: a step, or an update with one of a few tags. */
function render(text: string): string {
  const nodes = [...text].map((character, index): ComponentNode => {
    const inner = {kind: 'component', line: 1, children: []} as const;
    return character === 's'
      ? {...inner, name: 'Step', attributes: {title: 'Step'}}
      : {...inner, name: 'Update', attributes: {label: 'Update', tags: [`tag ${index % 9}`]}};
  });
  return htmlOfNodes(nodes, options).toString();
}

describe('the HTML of many nodes', () => {
  it('is written in a time that grows with their number', () => {
    for (const character of ['s', 'u']) {
      const timeOf = (count: number) => timeFor(render, character.repeat(count));
      expect(timeOf(8000) / timeOf(1000), character).to.be.lessThan(24);
    }
  });

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
