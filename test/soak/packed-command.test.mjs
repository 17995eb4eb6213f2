import assert from 'node:assert/strict';
import {execFile} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {mkdir, mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, describe, it} from 'node:test';
import {promisify} from 'node:util';
import {root} from '../harness/sources.mjs';

const run = promisify(execFile);

let folder;
let file;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docs-site-packed-'));
  await runIn(root, 'npm', 'pack', '--ignore-scripts', '--pack-destination', folder);
  const [name] = readdirSync(folder).filter((one) => one.endsWith('.tgz'));
  file = join(folder, name);
});
after(() => rm(folder, {recursive: true}));

/** Runs a program of npm in a folder, without a network and with a cache of its own. */
function runIn(cwd, program, ...words) {
  const env = {
    ...process.env,
    npm_config_cache: join(folder, 'cache'),
    npm_config_offline: 'true',
    npm_config_audit: 'false',
    npm_config_update_notifier: 'false',
  };
  return run(program, words, {cwd, env, maxBuffer: 1 << 26});
}

/** An empty folder, and what runs a program in it. */
async function emptyFolder(name) {
  const site = join(folder, name);
  await mkdir(site);
  return {site, inSite: (...words) => runIn(site, ...words)};
}

const made = (site) =>
  ['docs.json', 'index.html', 'docs-site/docs-site.js'].filter((path) =>
    existsSync(join(site, path)),
  );

describe('the packed package', () => {
  it('makes a site with `npx`, which is checked with the other name', async () => {
    const {site, inSite} = await emptyFolder('a folder');
    const exec = (...words) => inSite('npx', '--yes', '--package', file, ...words);
    const {stdout} = await exec('docs-site-element', 'init', '--yes');
    assert.match(stdout, /^created {2}docs\.json$/m);
    assert.equal(made(site).length, 3);
    const checked = await exec('docs-site', 'check');
    assert.match(checked.stdout, /^No problems in \d+ pages\.\n$/);
  });

  it('makes a site with `npm exec`', async () => {
    const {site, inSite} = await emptyFolder('b');
    const exec = ['exec', '--yes', '--package', file, '--'];
    await inSite('npm', ...exec, 'docs-site-element', 'init', '--yes');
    assert.equal(made(site).length, 3);
  });

  it('has its commands where it is installed', async () => {
    const {site, inSite} = await emptyFolder('c');
    await inSite('npm', 'install', file);
    const {version} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    for (const name of ['docs-site', 'docs-site-element']) {
      const {stdout} = await inSite('npx', '--no', '--', name, '--version');
      assert.equal(stdout, `${version}\n`);
    }
    await inSite('npx', '--no', '--', 'docs-site-element', 'init', '--yes');
    assert.equal(made(site).length, 3);
  });
});
