import assert from 'node:assert/strict';
import {chmod, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {findBrowser, findUnusedBrowser} from '../../scripts/lib/engines/find-browser.mjs';

const isPacked = process.platform === 'linux' && process.arch === 'x64';

/** Runs with these variables in the environment, and without others that name a browser. */
async function inEnvironment(variables, call) {
  const before = {...process.env};
  delete process.env.CHROME_PATH;
  delete process.env.PUPPETEER_EXECUTABLE_PATH;
  Object.assign(process.env, variables);
  try {
    return await call();
  } finally {
    for (const name of Object.keys(variables)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
}

describe('the browser of the tests', () => {
  it('is the one that the environment names', async () => {
    const named = {CHROME_PATH: process.execPath};
    const {executablePath} = await inEnvironment(named, findBrowser);
    assert.equal(executablePath, process.execPath);
    assert.equal(await inEnvironment(named, findUnusedBrowser), undefined);
    await assert.rejects(inEnvironment({CHROME_PATH: '/none'}, findBrowser), {
      message: 'There is no browser at /none.',
    });
  });

  it('is the one from npm where that runs, whatever is installed', async (t) => {
    const folder = await mkdtemp(join(tmpdir(), 'docs-site-browser-'));
    t.after(() => rm(folder, {recursive: true}));
    const installed = join(folder, 'chromium');
    await writeFile(installed, '');
    await chmod(installed, 0o755);
    const {executablePath} = await inEnvironment({PATH: folder}, findBrowser);
    if (isPacked) assert.match(executablePath, /node_modules\/\.cache\/chromium-[\d.]+\/chromium$/);
    else assert.equal(executablePath, installed);
    const unused = await inEnvironment({PATH: folder}, findUnusedBrowser);
    assert.equal(unused, isPacked ? installed : undefined);
  });
});
