import assert from 'node:assert/strict';
import {it} from 'node:test';
import {faultsOfPages} from '../harness/accessible-demo.mjs';

it('the pages of the demo have no fault of accessibility in dark mode', async (t) => {
  assert.deepEqual(await faultsOfPages(t, 'dark', 1), []);
});
