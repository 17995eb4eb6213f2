import assert from 'node:assert/strict';
import {mkdtemp, readdir, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {it} from 'node:test';
import {unpackInto} from '../../scripts/lib/engines/unpack-browser.mjs';

it('the browser from npm is unpacked completely, also if another process was faster', async (t) => {
  const parent = await mkdtemp(join(tmpdir(), 'docs-site-unpack-'));
  t.after(() => rm(parent, {recursive: true}));
  const folder = join(parent, 'chromium');
  await unpackInto(folder);
  const complete = await readdir(folder);
  assert.ok(complete.includes('chromium'));
  await unpackInto(folder);
  assert.deepEqual(await readdir(parent), ['chromium']);
  assert.deepEqual(await readdir(folder), complete);
});
