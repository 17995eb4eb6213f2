import {execFile, spawn} from 'node:child_process';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {root} from './sources.mjs';

/** The command line of the build. */
export const command = join(root, 'dist/node/docs-site.js');

/**
 * Runs `docs-site` with these words until it ends.
 *
 * @param {readonly string[]} words
 * @param {object} [options]
 * @param {string} [options.cwd]
 * @param {Record<string, string>} [options.env]
 * @param {string} [options.program] another copy of the command line
 * @param {string} [options.keys] runs it as in a terminal, where somebody presses these keys
 * @returns {Promise<{code: number, out: string, error: string}>}
 */
export function runCommand(words, {cwd = root, env = {}, program = command, keys} = {}) {
  return new Promise((done) => {
    const options = {cwd, env: {...process.env, ...env}, maxBuffer: 1 << 26};
    const all = [...(keys === undefined ? [] : asTerminal), program, ...words];
    const {stdin} = execFile(process.execPath, all, options, (failure, out, error) => {
      done({code: failure ? Number(failure.code) : 0, out, error});
    });
    if (keys !== undefined) stdin.end(keys);
  });
}

/** Makes Node take its input and output for a terminal. */
const asTerminal = [
  '--import',
  'data:text/javascript,process.stdin.isTTY = process.stdout.isTTY = true;',
];

/**
 * A folder with these files, which is removed after the test.
 *
 * @param {import('node:test').TestContext} t
 * @param {Record<string, string>} [files]
 */
export async function folderWith(t, files = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'docs-site-command-'));
  t.after(() => rm(folder, {recursive: true, force: true}));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), {recursive: true});
    await writeFile(join(folder, path), text);
  }
  return folder;
}

/**
 * Serves a folder with the command line until the end of the test; `said(pattern)` waits for what
 * is printed, and `printed()` is all of it so far.
 *
 * @param {import('node:test').TestContext} t
 * @param {string} folder
 * @param {...(string | {env: Record<string, string>})} options
 */
export async function serveFolder(t, folder, ...options) {
  const words = options.filter((option) => typeof option === 'string');
  const {env} = options.find((option) => typeof option === 'object') ?? {};
  const all = [command, 'serve', folder, '--port', '0', ...words];
  const child = spawn(process.execPath, all, {env: {...process.env, ...env}});
  t.after(() => child.kill());
  let out = '';
  const said = (pattern) =>
    new Promise((done, failed) => {
      const look = () => {
        const match = pattern.exec(out);
        if (match) done(match);
      };
      child.stdout.on('data', look);
      child.once('exit', () => failed(new Error(`It has ended after: ${out}`)));
      look();
    });
  child.stdout.setEncoding('utf8').on('data', (text) => (out += text));
  const [, url] = await said(/→ (http\S+)\n/);
  return {url, said, child, printed: () => out};
}
