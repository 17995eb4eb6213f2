import {expect} from '@esm-bundle/chai';
import {it} from 'node:test';
import {treeOf} from './print-nodes.js';

/** What it is, what an author writes, and the tree that it makes. */
export type TreeRow = readonly [name: string, markdown: string, tree: string];

/** A test for each row. */
export function testTrees(rows: readonly TreeRow[]): void {
  for (const [name, markdown, tree] of rows) {
    it(name, () => {
      expect(treeOf(markdown)).to.equal(tree);
    });
  }
}
