import {existsSync, mkdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {InvalidArgumentError, Option, type Command} from 'commander';
import {applyFixes} from '../../src/check/apply-fixes.js';
import {checkFolder} from '../../src/check/check-folder.js';
import {descriptionFiles} from '../../src/check/description-files.js';
import {toolOfIndexPage} from '../../src/check/other-tools.js';
import {withoutInnerSites} from '../../src/check/site-files.js';
import {settingsFile} from '../../src/check/settings.js';
import {shortList} from '../../src/diagnostics/catalog/short-list.js';
import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import {counted} from '../../src/shared/counted.js';
import {groupBy} from '../../src/shared/group-by.js';
import {convertSite, folderBeside} from '../init/convert-site.js';
import {findSite, innerSite, otherTools} from '../init/find-site.js';
import {nameFor, wantsEditorFiles, type Answers} from '../init/answers.js';
import {snippetsFile} from '../init/editor-snippets.js';
import {kindOf, leftOutFiles, planSite} from '../init/plan.js';
import {likelyName, nameInConfig} from '../init/site-name.js';
import {Misuse} from '../misuse.js';
import {buildIn, ownPackage, shippedFiles} from '../package.js';
import {knownRules} from '../rules/rules-files.js';
import {siteFolder} from '../site-folder.js';
import type {Terminal} from '../terminal.js';
import {contentOf, isInside} from '../update/site-paths.js';
import {
  pagesOfHosts,
  readRecord,
  recordAfter,
  recordFile,
  type FileAfter,
} from '../update/site-record.js';
import {wordFor} from '../word-for.js';
import {writeUnlessThere, type Written} from '../write-file.js';

interface Options extends Answers {
  readonly history?: string;
  readonly force?: true;
  readonly inPlace?: true;
  readonly out?: string;
  readonly dryRun?: true;
}

/** `docs-site init`: makes a site of a folder. */
export function addInit(program: Command, terminal: Terminal, exit: (code: number) => void): void {
  program
    .command('init')
    .summary('create a site, or turn a folder of pages into a site')
    .description(
      'Turns a folder into a site. An empty folder gets sample pages. A folder of Markdown or ' +
        'OpenAPI files gets a docs.json that lists them. A folder with a docs.json or mint.json ' +
        'gets only what is missing. A site of VitePress, Docusaurus, Starlight, MkDocs, GitBook ' +
        'or docsify is converted into a folder beside it.',
    )
    .argument('[dir]', 'the folder', '.')
    .option('--name <name>', 'the name of the site')
    .addOption(
      new Option(
        '--history <base>',
        'give pages URLs without a hash; the base is the path of the site, such as /docs/',
      ).argParser(readBase),
    )
    .option('--editor', 'add files for code editors: AGENTS.md, .cursor and .vscode')
    .option('-y, --yes', 'skip all questions')
    .option('--force', 'replace existing files')
    .addOption(
      new Option('--in-place', 'convert a site of another tool in its own folder').conflicts('out'),
    )
    .option('--out <dir>', 'the folder for a converted site; by default its name with "-site"')
    .option('--dry-run', 'only report how a site of another tool would be converted')
    .action(async (dir: string, options: Options) => {
      exit(await initOrConvert(resolve(dir), options, terminal));
    });
}

/** Makes a site of a folder, or converts the site of another tool first. */
async function initOrConvert(
  folder: string,
  options: Options,
  terminal: Terminal,
): Promise<number> {
  if (existsSync(folder) && !statSync(folder).isDirectory()) {
    throw new Misuse(`${folder} is a file, not a folder.`);
  }
  const [option] = ['inPlace', 'out', 'dryRun'].filter((name) => Object.hasOwn(options, name));
  if (!existsSync(folder)) {
    if (option === undefined) return init(folder, options, terminal);
    throw new Misuse(`There is no folder ${folder}.`);
  }
  const found = await findSite(folder);
  const isDone = hasConfig(folder) && option === undefined;
  const inner = found || isDone ? undefined : await innerSite(folder);
  if (!found && (!inner || hasConfig(folder))) {
    if (option === undefined) return init(folder, options, terminal);
    const instead = inner
      ? `${inner.folder} has a ${inner.site.converter.tool} site: name that folder.`
      : 'Leave out --in-place, --out and --dry-run: they are for converting a site.';
    const reason = hasConfig(folder)
      ? 'is a site already: it has a docs.json or mint.json'
      : `has no site of another tool (${otherTools.join(', ')})`;
    throw new Misuse(`${folder} ${reason}. ${instead}`);
  }
  if (inner) terminal.print(`The site is in ${inner.folder}.\n`);
  const out = inner
    ? await convertSite(inner.folder, inner.site, {out: folderBeside(folder), ...options}, terminal)
    : found && (await convertSite(folder, found, options, terminal));
  return out === undefined ? 0 : init(out, options, terminal, true);
}

function hasConfig(folder: string): boolean {
  return ['docs.json', 'mint.json'].some((file) => existsSync(join(folder, file)));
}

/** Adds what makes a folder a site; `isConverted` tells that another tool showed its pages. */
async function init(
  folder: string,
  options: Options,
  terminal: Terminal,
  isConverted = false,
): Promise<number> {
  mkdirSync(folder, {recursive: true});
  const {files: all, loader} = await siteFolder(folder);
  const files = withoutInnerSites(all);
  const found = {files, apis: await descriptionFiles(files, loader)};
  const kind = kindOf(found);
  const name =
    kind === 'site'
      ? nameInConfig(folder)
      : await nameFor(await likelyName(folder, files, loader), options);
  const hasEditorFiles = await wantsEditorFiles(options);
  const {version, dist} = ownPackage();
  const isForced = options.force === true;
  const shipped = shippedFiles(dist, terminal);
  const worker = shipped.get('docs-site/docs-sw.js') ?? '';
  const plan = planSite({name, base: options.history, hasEditorFiles}, found);
  const around = new Map<string, string | Uint8Array>([
    ...Object.entries(plan),
    ['docs-sw.js', worker],
  ]);
  const own = writeAll(folder, shipped, isForced);
  const others = writeAll(folder, around, isForced);
  for (const [path, written] of others) {
    if (written !== 'same') terminal.print(`${written.padEnd(8)} ${path}\n`);
  }
  const left = kind === 'pages' && others.get('docs.json') !== 'kept' ? leftOutFiles(files) : [];
  if (left.length > 0) terminal.print(`left out ${shortList(left)}: ${whyLeftOut}\n`);
  const count = (kind: Written) => [...own.values()].filter((one) => one === kind).length;
  const copied = counted(count('created') + count('replaced'), 'file');
  terminal.print(`${'copied'.padEnd(8)} docs-site/ (${copied})\n`);
  const kept = count('kept');
  if (kept > 0) {
    const update = `npx docs-site-element update ${wordFor(folder)}`;
    const keptFiles = counted(kept, 'file');
    terminal.print(`${'kept'.padEnd(8)} docs-site/ (${keptFiles}). To update: ${update}\n`);
  }
  const record = readRecord(folder);
  const of = kept > 0 ? record : {version, build: buildIn(shipped)};
  const after = [...filesAfter(shipped, own), ...filesAfter(managed(around), others)];
  if (isInside(folder, recordFile)) {
    writeFileSync(join(folder, recordFile), recordAfter(record, of, after));
  }
  // The style sheets of another tool are for its own layout.
  const codes = isConverted ? ['openapi/not-named', 'config/unused-script'] : foundByOthers;
  const unnamed = await nameFiles(folder, codes, await problemsIn(folder), terminal);
  // A file is chosen among several after those are named that alone describe something.
  const problems = await nameFiles(folder, [chosenFile], unnamed, terminal);
  if (kind !== 'empty') writeLevels(folder, problems, isConverted, terminal);
  if (others.get('index.html') === 'kept') {
    sayHowToLoad(folder, plan['index.html'] ?? '', terminal);
  }
  terminal.print(`\nTo see your site, run: npx docs-site-element serve ${wordFor(folder)}\n`);
  return 0;
}

const whyLeftOut =
  'for readers of the repository, or parts of pages. To show one, list it in docs.json.';

function writeAll(
  folder: string,
  files: ReadonlyMap<string, string | Uint8Array>,
  isForced: boolean,
): ReadonlyMap<string, Written> {
  const results = new Map<string, Written>();
  for (const [path, content] of files) {
    // What a link leads to outside of the folder may be shared with others.
    const isOwn = isInside(folder, path);
    results.set(path, isOwn ? writeUnlessThere(folder, path, content, isForced) : 'kept');
  }
  return results;
}

/** The files that \`update\` brings up to date: pages and configurations are their author's. */
function managed(
  files: ReadonlyMap<string, string | Uint8Array>,
): ReadonlyMap<string, string | Uint8Array> {
  const own = new Set([...pagesOfHosts, ...knownRules().keys(), snippetsFile, 'docs-sw.js']);
  return new Map([...files].filter(([path]) => own.has(path)));
}

function filesAfter(
  files: ReadonlyMap<string, string | Uint8Array>,
  results: ReadonlyMap<string, Written>,
): readonly FileAfter[] {
  const ours = [...files].filter(([path]) => results.get(path) !== 'kept');
  const edited = new Set([...pagesOfHosts, ...knownRules().keys()]);
  return ours.map(([path, content]) =>
    edited.has(path) ? {path, content, base: String(content)} : {path, content},
  );
}

function readBase(text: string): string {
  if (!/^\/(?:[\w.~%-]+\/)*$/.test(text)) {
    throw new InvalidArgumentError('It should begin and end with a slash: /docs/, or / alone.');
  }
  return text;
}

async function problemsIn(folder: string): Promise<readonly Diagnostic[]> {
  return (await checkFolder(await siteFolder(folder))).diagnostics;
}

/** What other tools find in a folder by themselves, and what is done about it here. */
const chosenFile = 'openapi/not-chosen';
const foundByOthers = ['openapi/not-named', 'style/not-named', 'config/unused-script'];

/**
 * Adds to the configuration what it does not name although the pages need it, and says what cannot
 * be added. Returns the problems that are left.
 */
async function nameFiles(
  folder: string,
  codes: readonly string[],
  problems: readonly Diagnostic[],
  terminal: Terminal,
): Promise<readonly Diagnostic[]> {
  const concerned = problems.filter(({code}) => codes.includes(code));
  for (const {code, message, hint, fix, location} of concerned) {
    const added = fix?.replace.trim().replace(/,$/, '');
    const change = `${'changed'.padEnd(8)} ${location.file}: ${added}\n`;
    if (fix) terminal.print(code === chosenFile ? `${change}         ${message}\n` : change);
    else terminal.print(`\n${message}\n${hint}\n`);
  }
  const fixable = concerned.filter(({fix}) => fix);
  const [file] = fixable.map(({location}) => location.file);
  if (file === undefined) return problems;
  const path = join(folder, file);
  const {text} = applyFixes(readFileSync(path, 'utf8'), fixable);
  writeFileSync(path, text);
  return problemsIn(folder);
}

/**
 * Pages that were written before have problems that cannot all be fixed today: they become notes,
 * so that the check succeeds and finds new ones.
 */
function writeLevels(
  folder: string,
  diagnostics: readonly Diagnostic[],
  isConverted: boolean,
  terminal: Terminal,
): void {
  if (existsSync(join(folder, settingsFile))) return;
  const found = diagnostics.filter(({severity}) => severity !== 'info').map(({code}) => code);
  const codes = [...new Set(found)].sort();
  if (codes.length === 0) return;
  const rules = Object.fromEntries(codes.map((code) => [code, 'info']));
  const text = `${JSON.stringify({rules}, undefined, 2)}\n`;
  writeUnlessThere(folder, settingsFile, text, false);
  terminal.print(`${'created'.padEnd(8)} ${settingsFile}\n\n`);
  const all = counted(diagnostics.length, 'problem');
  terminal.print(
    (isConverted
      ? `The check finds ${all} in the pages: ${kindsOf(diagnostics)}.\n` +
        'What could not be converted is listed above and not counted here.\n'
      : `The pages have ${all}: ${kindsOf(diagnostics)}.\n`) +
      `${settingsFile} turns them into notes. Remove its lines one by one as you fix them.\n` +
      `To see them, run: npx docs-site-element check ${wordFor(folder)}\n`,
  );
}

/** How many problems there are of each code: `9 page/missing-description and 1 link/no-page`. */
function kindsOf(diagnostics: readonly Diagnostic[]): string {
  const kinds = [...groupBy(diagnostics, ({code}) => code)];
  const sorted = kinds.toSorted(([, one], [, other]) => other.length - one.length);
  return shortList(sorted.map(([code, those]) => `${those.length} ${code}`));
}

/** Says what to do about an `index.html` of the author that does not load the site. */
function sayHowToLoad(folder: string, planned: string, terminal: Terminal): void {
  const own = String(contentOf(folder, 'index.html') ?? '');
  if (own.includes('docs-site.js')) return;
  const tool = toolOfIndexPage(own);
  if (tool !== undefined) {
    terminal.print(
      `\nYour index.html is the page of ${tool} and does not load the site. Rename or delete it, ` +
        `and run this command again.\n`,
    );
    return;
  }
  const lines = planned.split('\n');
  const inHead = lines.filter((line) => /\b(?:src|href)="[^"]*docs-site\//.test(line));
  // Only an empty body gets the element by itself.
  const element = lines.find((line) => line.includes('<docs-site')) ?? '  <docs-site></docs-site>';
  terminal.print(
    `\nYour index.html does not load the site. Delete it and run this command again, or add ` +
      `these lines to it.\n\nIn <head>:\n\n${inHead.join('\n')}\n\n` +
      `In <body>, where you want the site to appear:\n\n${element}\n`,
  );
}
