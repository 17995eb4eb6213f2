import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, readFileSync} from 'node:fs';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join, relative, sep} from 'node:path';
import {InvalidArgumentError, Option, type Command} from 'commander';
import {isHostName} from '../../scripts/lib/allowed-hosts.mjs';
import {serveSite} from '../../scripts/lib/site-server.mjs';
import {watchFolders} from '../../scripts/lib/watch.mjs';
import {checkFolder} from '../../src/check/check-folder.js';
import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import {sentenceOf} from '../../src/diagnostics/sentence.js';
import {countText, printable} from '../../src/diagnostics/report/text.js';
import {buildSite, isOfBuild} from '../publish/build-site.js';
import {Misuse, sentenceOrThrow} from '../misuse.js';
import {ownPackage} from '../package.js';
import {existingFolder, siteFolder} from '../site-folder.js';
import {siteRule} from '../site-rule.js';
import type {Terminal} from '../terminal.js';
import {wordFor} from '../word-for.js';
import {ownProperty} from '../../src/shared/own-property.js';
import {isPrivate} from '../../src/site/private-path.js';

interface Options {
  readonly port?: number;
  readonly host: string;
  readonly allowHost: readonly string[];
  readonly open?: true;
  readonly built?: true;
}

/** `docs-site serve`: serves a site on this machine and shows every change. */
export function addServe(program: Command, terminal: Terminal): void {
  program
    .command('serve')
    .summary('serve a site on this machine, and show every change')
    .description('Serves a site on this machine, shows every change at once, and lists problems.')
    .argument('[dir]', 'the folder of docs.json', '.')
    .addOption(
      new Option('--port <number>', 'the port (default: 4321, or the next free one)').argParser(
        readPort,
      ),
    )
    .option('--host <name>', 'the name or address to listen on', '127.0.0.1')
    .addOption(
      new Option('--allow-host <name>', 'answer to this name as well; repeatable')
        .argParser(readHost)
        .default([], 'none'),
    )
    .option('--open', 'open the site in the browser')
    .option('--built', "serve what 'docs-site build' writes")
    .action((dir: string, options: Options) => serve(existingFolder(dir), options, terminal));
}

async function serve(site: string, options: Options, terminal: Terminal): Promise<void> {
  const {port, host, allowHost: allowed} = options;
  const {dist} = ownPackage();
  const lack = lackOf(site);
  if (lack !== undefined && !existsSync(join(site, 'index.html'))) throw new Misuse(lack);
  const out = options.built && (await mkdtemp(join(tmpdir(), 'docs-site-built-')));
  const left = await leftOutFiles(site, terminal);
  const where = {site: out ?? site, dist, port, host, allowed};
  const {isLeftOut} = left;
  const served = {...where, isBuilt: options.built, isChecked: true, isPrivate, isLeftOut};
  const server = await serveSite(served).catch((error: unknown) => {
    throw misuseOf(error as NodeJS.ErrnoException, options);
  });
  // What only a build finds.
  let ofBuild: readonly Diagnostic[] = [];
  const rebuild = async () => {
    if (out === undefined) return;
    const {url} = server;
    try {
      const {problems} = await buildSite(site, {url, out, redirects: 'none'}, terminal);
      ofBuild = problems.filter(isOfBuild);
    } catch (error) {
      // The next change may mend it.
      terminal.print(`${sentenceOrThrow(error)}\n`);
    }
  };
  const ended = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  const check = async (changed: readonly string[]) => {
    try {
      server.tellProblems(await tellProblems(site, ofBuild, changed, terminal));
    } catch (error) {
      // A folder may have become unreadable meanwhile.
      terminal.print(`${sentenceOrThrow(error)}\n`);
    }
  };
  const stop = await watchFolders([site], async (paths) => {
    await Promise.all([left.refresh(), rebuild()]);
    server.reload(paths);
    await check(paths.map((path) => relative(site, path).split(sep).join('/')));
  });
  await rebuild();
  terminal.print(`${site}\n→ ${server.url}\n`);
  if (lack !== undefined) terminal.print(`${lack}\n`);
  terminal.say('Watching for changes. Press Ctrl-C to stop.');
  if (options.open) openBrowser(server.url);
  await Promise.race([ended, check([])]);
  await ended;
  stop();
  await server.close();
  if (out !== undefined) await rm(out, {recursive: true, force: true});
}

/** Tells the server which files are not part of a site, and the author once why one is not. */
async function leftOutFiles(site: string, terminal: Terminal) {
  const told = new Set<string>();
  let rule = await siteRule(site);
  return {
    isLeftOut: async (path: string): Promise<boolean> => {
      const found = await rule.exclusionOf(path);
      if (found && !told.has(found.path)) {
        told.add(found.path);
        terminal.print(`Not served: ${printable(found.path)}. ${found.reason}\n`);
      }
      return found !== undefined;
    },
    refresh: async (): Promise<void> => {
      rule = await siteRule(site);
    },
  };
}

/** What to say of a folder without a configuration; its own page may name one elsewhere. */
function lackOf(site: string): string | undefined {
  const has = (file: string) => existsSync(join(site, file));
  if (has('docs.json') || has('mint.json')) return undefined;
  const page = has('index.html') ? readFileSync(join(site, 'index.html'), 'utf8') : '';
  if (/<docs-site\b[^>]*\ssrc=/.test(page)) return undefined;
  const init = `npx docs-site-element init ${wordFor(site)}`;
  return `There is no docs.json in ${site}. To turn the folder into a site, run: ${init}`;
}

/**
 * Prints the problems of the files that have changed and those that only a build finds, and how
 * many there are in all; returns all, notes included.
 */
async function tellProblems(
  site: string,
  ofBuild: readonly Diagnostic[],
  changed: readonly string[],
  terminal: Terminal,
): Promise<readonly Diagnostic[]> {
  const checked = await checkFolder(await siteFolder(site));
  const diagnostics = [...checked.diagnostics, ...ofBuild];
  const found = diagnostics.filter(({severity}) => severity !== 'info');
  const {paint} = terminal;
  const isTold = (one: Diagnostic) => isOfBuild(one) || changed.includes(one.location.file);
  for (const one of found.filter(isTold)) {
    terminal.print(`${paint(one.severity === 'error' ? 'red' : 'yellow', one.severity)} `);
    terminal.print(`${printable(sentenceOf(one))}\n`);
  }
  const more =
    found.length > 0
      ? ` To see all of them, run: npx docs-site-element check ${wordFor(site)}`
      : '';
  terminal.print(`${countText(found)}.${more}\n`);
  return diagnostics;
}

function readPort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new InvalidArgumentError('It should be a number from 0 to 65535.');
  }
  return port;
}

function readHost(text: string, before: readonly string[]): readonly string[] {
  if (isHostName(text)) return [...before, text];
  throw new InvalidArgumentError('It should be a name or address, such as preview.example.com.');
}

function misuseOf({code, message}: NodeJS.ErrnoException, {port, host}: Options): Error {
  if (code === 'EADDRINUSE') return new Misuse(`Port ${port} is used by another program.`);
  if (code === 'EACCES') return new Misuse(`Port ${port} is reserved. Use one above 1023.`);
  const isHost = code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL';
  return new Misuse(isHost ? `"${host}" is not a name or address of this machine.` : message);
}

function openBrowser(url: string): void {
  const openers: Readonly<Record<string, readonly [string, ...string[]]>> = {
    darwin: ['open', url],
    win32: ['cmd', '/c', 'start', '', url],
  };
  const [command, ...words] = ownProperty(openers, process.platform) ?? ['xdg-open', url];
  const child = spawn(command, words, {stdio: 'ignore', detached: true});
  // The URL is printed: a machine without a browser needs nothing else.
  child.once('error', () => undefined);
  child.unref();
}
