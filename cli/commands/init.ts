import {existsSync, mkdirSync, readFileSync, statSync} from 'node:fs';
import {readdir, readFile, writeFile} from 'node:fs/promises';
import {basename, join, relative, resolve, sep} from 'node:path';
import {createInterface} from 'node:readline/promises';
import {InvalidArgumentError, Option, type Command} from 'commander';
import {isSiteFile} from '../../scripts/lib/site-files.mjs';
import {applyFixes} from '../../src/check/apply-fixes.js';
import {checkFolder} from '../../src/check/check-folder.js';
import {withoutInnerSites} from '../../src/check/site-files.js';
import {settingsFile} from '../../src/check/settings.js';
import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import {titleFromPath} from '../../src/navigation/label.js';
import {kindOf, planSite} from '../init/plan.js';
import {Misuse} from '../misuse.js';
import {ownPackage} from '../package.js';
import {siteFolder} from '../site-folder.js';
import type {Terminal} from '../terminal.js';
import {writeUnlessThere} from '../write-file.js';

interface Options {
  readonly name?: string;
  readonly history?: string;
  readonly yes?: true;
  readonly force?: true;
}

/** `docs-site init`: makes a site of a folder. */
export function addInit(program: Command, terminal: Terminal, exit: (code: number) => void): void {
  program
    .command('init')
    .summary('make a new site, or a site of a folder of pages')
    .description(
      'Makes a site: in an empty folder with sample pages, in a folder of Markdown with a ' +
        'docs.json that mirrors its folders, beside a docs.json or mint.json with what is missing.',
    )
    .argument('[dir]', 'the folder', '.')
    .option('--name <name>', 'the name of the site')
    .addOption(
      new Option(
        '--history <base>',
        'give pages URLs without a hash, below the path of the site on its host, such as /docs/',
      ).argParser(readBase),
    )
    .option('-y, --yes', 'ask nothing')
    .option('--force', 'replace files that exist')
    .action(async (dir: string, options: Options) => {
      exit(await init(resolve(dir), options, terminal));
    });
}

async function init(folder: string, options: Options, terminal: Terminal): Promise<number> {
  if (existsSync(folder) && !statSync(folder).isDirectory()) {
    throw new Misuse(`${folder} is a file, not a folder.`);
  }
  mkdirSync(folder, {recursive: true});
  const files = withoutInnerSites((await siteFolder(folder)).files);
  const kind = kindOf(files);
  const name = kind === 'site' ? nameInConfig(folder) : await nameFor(folder, options);
  const {dist} = ownPackage();
  const isForced = options.force === true;
  const own = await shippedFiles(dist, terminal);
  let copied = 0;
  for (const path of own) {
    const content = await readFile(join(dist, path));
    const written = await writeUnlessThere(folder, `docs-site/${path}`, content, isForced);
    if (written === 'created' || written === 'replaced') copied += 1;
  }
  const worker = await readFile(join(dist, 'docs-sw.js'));
  const plan = planSite({name, base: options.history}, files);
  for (const [path, content] of Object.entries({...plan, 'docs-sw.js': worker})) {
    const written = await writeUnlessThere(folder, path, content, isForced);
    if (written !== 'same') terminal.print(`${written.padEnd(8)} ${path}\n`);
  }
  terminal.print(`${'copied'.padEnd(8)} docs-site/ (${copied} files)\n`);
  const found = await nameFiles(folder, await problemsIn(folder), terminal);
  if (kind !== 'empty') await writeLevels(folder, found, terminal);
  terminal.print(`\nSee your site: npx docs-site-element serve ${wordFor(folder)}\n`);
  return 0;
}

function readBase(text: string): string {
  if (!/^\/(?:[\w.~%-]+\/)*$/.test(text)) {
    throw new InvalidArgumentError('It should begin and end with a slash: /docs/, or / alone.');
  }
  return text;
}

/** How a folder is named in a command that is called here. */
function wordFor(folder: string): string {
  const inside = relative(process.cwd(), folder);
  const place = inside.startsWith('..') ? folder : inside || '.';
  return /^[\w./@:+-]+$/.test(place) ? place : `"${place}"`;
}

async function problemsIn(folder: string): Promise<readonly Diagnostic[]> {
  return (await checkFolder(await siteFolder(folder))).diagnostics;
}

/** What other tools find in a folder by themselves, and what is done about it here. */
const foundByOthers = new Set(['openapi/not-named', 'style/not-named', 'config/unused-script']);

/**
 * Adds to the configuration what it does not name although the pages need it, and says what cannot
 * be added. Returns the problems that are left.
 */
async function nameFiles(
  folder: string,
  problems: readonly Diagnostic[],
  terminal: Terminal,
): Promise<readonly Diagnostic[]> {
  const concerned = problems.filter(({code}) => foundByOthers.has(code));
  for (const {message, hint, fix, location} of concerned) {
    const added = fix?.replace.trim().replace(/,$/, '');
    const change = `${'changed'.padEnd(8)} ${location.file}: ${added}\n`;
    terminal.print(fix ? change : `\n${message}\n${hint}\n`);
  }
  const fixable = concerned.filter(({fix}) => fix);
  const [file] = fixable.map(({location}) => location.file);
  if (file === undefined) return problems;
  const path = join(folder, file);
  const {text} = applyFixes(await readFile(path, 'utf8'), fixable);
  await writeFile(path, text);
  return problemsIn(folder);
}

/**
 * Pages that were written before have problems that cannot all be fixed today: they become notes,
 * so that the check succeeds and finds new ones.
 */
async function writeLevels(
  folder: string,
  diagnostics: readonly Diagnostic[],
  terminal: Terminal,
): Promise<void> {
  if (existsSync(join(folder, settingsFile))) return;
  const found = diagnostics.filter(({severity}) => severity !== 'info').map(({code}) => code);
  const codes = [...new Set(found)].sort();
  if (codes.length === 0) return;
  const rules = Object.fromEntries(codes.map((code) => [code, 'info']));
  const text = `${JSON.stringify({rules}, undefined, 2)}\n`;
  await writeUnlessThere(folder, settingsFile, text, false);
  terminal.print(`${'created'.padEnd(8)} ${settingsFile}\n\n`);
  terminal.print(
    `The pages have ${found.length} problems with ${codes.length} codes. ${settingsFile} makes ` +
      'them notes:\nremove its lines one by one as you fix them. To see them: ' +
      `npx docs-site-element check ${wordFor(folder)}\n`,
  );
}

/** The files of this package that a site needs. */
async function shippedFiles(dist: string, terminal: Terminal): Promise<readonly string[]> {
  terminal.progress('Copying docs-site');
  const entries = await readdir(dist, {recursive: true, withFileTypes: true});
  terminal.progress('');
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(isSiteFile)
    .sort();
}

function nameInConfig(folder: string): string {
  for (const file of ['docs.json', 'mint.json']) {
    const [, name] = existsSync(join(folder, file))
      ? (/"name"\s*:\s*"([^"\\]*)"/.exec(readFileSync(join(folder, file), 'utf8')) ?? [])
      : [];
    if (name) return name;
  }
  return 'Documentation';
}

async function nameFor(folder: string, {name, yes}: Options): Promise<string> {
  const likely = titleFromPath(basename(folder)) || 'Documentation';
  if (name !== undefined) return name.trim() || likely;
  if (yes || !process.stdin.isTTY || !process.stdout.isTTY) return likely;
  const questions = createInterface({input: process.stdin, output: process.stdout});
  try {
    return (await questions.question(`Name of the site (${likely}): `)).trim() || likely;
  } finally {
    questions.close();
  }
}
