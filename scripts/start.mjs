/**
 * `npm start`: builds for development, serves `demo/` on localhost, and shows every change of its
 * pages and of the sources. `npm start -- DIR` serves another folder in its place.
 */
import {fork} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, statSync} from 'node:fs';
import {resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {installMissing} from './lib/install.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));

installMissing();
const {Command} = await import('commander');
const {developmentBuild} = await import('./lib/development/development-build.mjs');
const {loadSource} = await import('./lib/load-source.mjs');
const {watchFolders} = await loadSource('cli/serve/watch-folders.ts');

const options = readOptions();
const print = (text) => process.stdout.write(text);
const build = await developmentBuild({isBuilt: options.built, print});
let server;
await update([]);
const sources = ['src', 'elements', 'convert', 'cli'].map((folder) => `${root}${folder}`);
await watchFolders(sources, update, (error) => console.error(error));

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    server?.kill();
    process.exit(0);
  });
}

/**
 * Builds, and reloads the open pages. Where the code of the server has changed, it starts again:
 * pages notice that, and reload. After a build that fails, what was served before stays.
 *
 * @param {readonly string[]} changed The paths of the sources that have changed.
 */
async function update(changed) {
  console.log('Building');
  let isNewServer;
  try {
    isNewServer = await build(changed);
  } catch (error) {
    // Esbuild has printed what is wrong.
    if (!error.errors) throw error;
    return;
  }
  if (server && !isNewServer) return server.send('reload');
  if (server) await stop(server);
  server = fork(`${root}build/development/serve-documentation.js`, [JSON.stringify(options)]);
  // Open pages look for the next one at the same port.
  server.once('message', (port) => (options.port = port));
  // It ends by itself where it cannot listen, and has said why.
  server.once('exit', (code) => code !== null && process.exit(code));
}

async function stop(child) {
  child.removeAllListeners('exit');
  child.kill();
  await once(child, 'exit');
}

/** Reads the command line; folders are relative to where the command was typed. */
function readOptions() {
  const command = new Command('npm start --')
    .description('Builds, serves a site on localhost, and shows every change of it and the code.')
    .argument('[dir]', 'the folder of the site', `${root}demo`)
    .option('--site <dir>', 'the same')
    .option('--port <number>', 'the port', Number)
    .option('--allow-host <name...>', 'answer to these names as well')
    .option('--built', "serve what 'docs-site build' writes")
    .exitOverride(({exitCode}) => process.exit(exitCode === 0 ? 0 : 2));
  command.parse();
  const {site: named = command.processedArgs[0], port, allowHost = [], built} = command.opts();
  const site = resolve(process.env.INIT_CWD ?? '', named);
  if (!existsSync(site) || !statSync(site).isDirectory()) {
    console.error(`There is no folder ${site}.`);
    process.exit(2);
  }
  return {site, port, host: '127.0.0.1', allowHost, built};
}
