/**
 * `npm start`: builds, serves the published pages of `demo/` on localhost, rebuilds and reloads on
 * change. `npm start -- DIR` serves another folder in its place.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, statSync} from 'node:fs';
import {resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {installMissing} from './lib/install.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));

installMissing();
const {Command} = await import('commander');
const {build, explain} = await import('./lib/bundle.mjs');
const {demoApi} = await import('./lib/demo-api.mjs');
const {serveSite} = await import('./lib/site-server.mjs');
const {watchFolders} = await import('./lib/watch.mjs');
const {loadSource} = await import('../test/harness/load-source.mjs');

const {site, port, allowed} = readOptions();
const pages = `${root}build/site`;
mkdirSync(pages, {recursive: true});
const {isPrivate} = await loadSource('src/site/private-path.ts');
const options = {
  ...{site: pages, isBuilt: true, isPrivate, dist: `${root}dist`, port, allowed},
  intercept: demoApi(),
};
// A port that is taken ends this before anything is built.
const server = await serveSite(options).catch((error) => misuse(taken(error)));
await rebuild();
publish();
const sources = ['src', 'elements', 'cli'].map((folder) => `${root}${folder}`);
const stopWatching = await watchFolders([...new Set([site, ...sources])], update, (error) =>
  console.error(explain(error)),
);
console.log(`\n  ${site}\n  → ${server.url}\n\nWatching for changes. Press Ctrl-C to stop.`);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    stopWatching();
    server.close().then(() => process.exit(0));
  });
}

async function update(changed) {
  const isSource = changed.some((path) => sources.some((folder) => path.startsWith(folder)));
  if (isSource && !(await rebuild())) return;
  publish();
  server.reload(changed);
}

/** A build that fails says why and leaves what was served before. */
async function rebuild() {
  try {
    console.log('Building');
    const print = (text) => process.stdout.write(text);
    const {seconds} = await build({isPublished: false, print});
    console.log(`Built in ${seconds} s`);
    return true;
  } catch (error) {
    console.error(`Build failed: ${explain(error)}`);
    return false;
  }
}

/** Writes the pages of the site, as the command does; it says what is wrong with them. */
function publish() {
  const command = `${root}dist/node/docs-site.js`;
  const words = ['build', site, '--url', server.url, '--out', pages];
  spawnSync(process.execPath, [command, ...words], {stdio: 'inherit'});
}

/** Reads the command line; folders are relative to where the command was typed. */
function readOptions() {
  const command = new Command('npm start --')
    .description('Builds, serves a site on localhost, rebuilds and reloads on change.')
    .argument('[dir]', 'the folder of the site', `${root}demo`)
    .option('--site <dir>', 'the same')
    .option('--port <number>', 'the port', Number)
    .option('--allow-host <name...>', 'answer to these names as well')
    .exitOverride(({exitCode}) => process.exit(exitCode === 0 ? 0 : 2));
  command.parse();
  const {site: named = command.processedArgs[0], port: wanted, allowHost} = command.opts();
  const folder = resolve(process.env.INIT_CWD ?? '', named);
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    misuse(`There is no folder ${folder}.`);
  }
  return {site: folder, port: wanted, allowed: allowHost};
}

function taken({code, port: used, message}) {
  return code === 'EADDRINUSE' ? `Port ${used} is used by another program.` : message;
}

function misuse(sentence) {
  console.error(sentence);
  process.exit(2);
}
