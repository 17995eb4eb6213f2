import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {describeHosts, policy} from '../harness/host-journeys.mjs';
import {filesIn, textOf} from '../harness/sources.mjs';
import {apache, nginx, pagesHost, python} from '../harness/static-hosts.mjs';

describeHosts([pagesHost, python, nginx, apache]);

describe('the pages about hosts', () => {
  it('all print the documented policy', () => {
    for (const path of filesIn('demo/hosting', '.mdx')) {
      const printed = textOf(path).match(/default-src 'self';[^"\n]*docs-site(?=["\n])/g) ?? [];
      assert.deepEqual([...new Set(printed)], [policy], path);
    }
  });
});
