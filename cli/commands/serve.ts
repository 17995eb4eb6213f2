import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync, rmSync, statSync} from 'node:fs';
import {mkdtemp} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join, relative, sep} from 'node:path';
import {InvalidArgumentError, Option, type Command} from 'commander';
import {checkFolder} from '../../src/check/check-folder.js';
import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import {sentenceOf} from '../../src/diagnostics/sentence.js';
import {countText, printable} from '../../src/diagnostics/report/text.js';
import {isOfBuild} from '../../src/publish/diagnose-build.js';
import {isFile} from '../is-file.js';
import {Misuse, sentenceOrThrow} from '../misuse.js';
import {ownPackage} from '../package.js';
import {isHostName} from '../serve/allowed-hosts.js';
import {serveSite, type Intercept, type SiteServer} from '../serve/site-server.js';
import {watchFolders} from '../serve/watch-folders.js';
import {ServedFiles} from '../served-files.js';
import {existingFolder, siteFolder, type FoundFolder} from '../site-folder.js';
import {siteRule, type SiteRule} from '../site-rule.js';
import type {Terminal} from '../terminal.js';
import {wordFor} from '../word-for.js';
import {ownProperty} from '../../src/shared/own-property.js';
import {isPrivate} from '../../src/site/private-path.js';

/** Those of the command line. */
export interface Options {
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

/** What `npm start` of this project adds to the command. */
interface Additions {
  readonly intercept?: Intercept;
  /** Gets the server as soon as it listens. */
  readonly started?: (server: SiteServer) => void;
}

/** Serves a site until the process is told to end. */
export async function serve(
  site: string,
  options: Options,
  terminal: Terminal,
  {intercept, started}: Additions = {},
): Promise<void> {
  const lack = lackOf(site);
  if (lack !== undefined && !isFile(join(site, 'index.html'))) throw new Misuse(lack);
  const {port, host, allowHost: allowed} = options;
  const {dist} = ownPackage();
  const out = options.built && (await temporaryFolder());
  const rule = await siteRule(site);
  const files = new ServedFiles(site, rule, terminal);
  const where = {
    site: out ?? site,
    dist,
    port,
    host,
    allowed,
    isBuilt: out !== undefined,
    intercept,
  };
  const {isLeftOut} = files;
  const server = await serveSite({...where, isChecked: true, isPrivate, isLeftOut}).catch(
    (error: unknown) => {
      throw misuseOf(error as NodeJS.ErrnoException, options);
    },
  );
  started?.(server);
  const ended = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  // What only a build finds.
  let ofBuild: readonly Diagnostic[] = [];
  const rebuild = async (found: FoundFolder) => {
    if (out === undefined) return;
    const {url} = server;
    const {buildSite} = await import('../publish/build-site.js');
    try {
      const {problems} = await buildSite(site, found, {url, out, redirects: 'none'}, terminal);
      ofBuild = problems.filter(isOfBuild);
    } catch (error) {
      // The next change may mend it.
      terminal.print(`${sentenceOrThrow(error)}\n`);
    }
  };
  const update = async (paths: readonly string[], show: () => void) => {
    const rule = await siteRule(site);
    const found = siteFolder(site, rule);
    const built = found.then(rebuild);
    const checked = Promise.all([found, built]).then(([all]) => checkFolder(all));
    files.follow(rule, checked);
    // Where the folder cannot be read, the check says so.
    await built.catch(() => undefined);
    show();
    const changed = paths.map((path) => relative(site, path).split(sep).join('/'));
    const {diagnostics} = await checked;
    server.tellProblems(tellProblems(site, [...diagnostics, ...ofBuild], changed, terminal));
  };
  const say = () => {
    terminal.print(`${site}\n→ ${server.url}\n`);
    if (lack !== undefined) terminal.print(`${lack}\n`);
    terminal.say('Watching for changes. Press Ctrl-C to stop.');
    if (options.open) openBrowser(server.url);
  };
  let end: (error: unknown) => void = () => undefined;
  const failed = new Promise<never>((_, reject) => (end = reject));
  // Awaited below, once the folder is watched.
  failed.catch(() => undefined);
  // A folder may have become unreadable, or been renamed: the next change may mend it.
  const fail = (error: unknown) => {
    try {
      terminal.print(`${sentenceOrThrow(error)}\n`);
    } catch {
      end(error);
    }
  };
  const change = (paths: readonly string[]) => update(paths, () => server.reload(paths));
  const stop = await watchFolders([site], change, fail, (path) => isWatched(path, site, rule));
  try {
    void update([], say).catch(fail);
    await Promise.race([ended, failed]);
  } finally {
    stop();
    await server.close();
  }
}

/** A folder that is removed when the program ends, whatever still writes into it until then. */
async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-site-built-'));
  process.once('exit', () => rmSync(folder, {recursive: true, force: true}));
  return folder;
}

/** Whether a path is watched: links may lead to a whole disk, or in a circle. */
function isWatched(path: string, site: string, rule: SiteRule): boolean {
  try {
    return !statSync(path).isDirectory() || rule.isFollowed(relative(site, path));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ELOOP';
  }
}

/** What to say of a folder without a configuration; its own page may name one elsewhere. */
function lackOf(site: string): string | undefined {
  const has = (file: string) => isFile(join(site, file));
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
function tellProblems(
  site: string,
  diagnostics: readonly Diagnostic[],
  changed: readonly string[],
  terminal: Terminal,
): readonly Diagnostic[] {
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
