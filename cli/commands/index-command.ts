import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {readFile, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {Option, type Command} from 'commander';
import {locateProblems} from '../../src/check/locate-problems.js';
import {withoutInnerSites} from '../../src/check/site-files.js';
import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import {countText, textReport} from '../../src/diagnostics/report/text.js';
import type {ApiDescription} from '../../src/openapi/description.js';
import {recordOf} from '../../src/search/search-record.js';
import {isStaticFile} from '../../src/publish/static-files.js';
import {folderProblems} from '../../src/site/folder-problems.js';
import {notingLoader} from '../../src/site/noting-loader.js';
import {configFile, openFolder} from '../../src/site/open-folder.js';
import {counted} from '../../src/shared/counted.js';
import {indexPages} from '../../src/site/search/site-index.js';
import {Misuse} from '../misuse.js';
import {loadPagefind} from '../pagefind.js';
import {chunkFolder, removeOtherChunks, SearchChunks} from '../search-chunks.js';
import {siteElement, withAttributes} from '../site-element.js';
import {existingFolder, siteFolder} from '../site-folder.js';
import type {Terminal} from '../terminal.js';

interface Options {
  readonly check?: true;
  readonly search?: true;
  readonly text: boolean;
}

const indexFile = 'docs-index.json';
const textFile = 'docs-index-text.json';

/** `docs-site index`: writes the optional index of a site. */
export function addIndex(program: Command, terminal: Terminal, exit: (code: number) => void): void {
  program
    .command('index')
    .summary('write the optional index of a site')
    .description(
      `Writes ${indexFile} and ${textFile}: an optional index that speeds up search and the ` +
        'sidebar.',
    )
    .argument('[dir]', 'the folder of docs.json', '.')
    .option('--check', 'only report whether the files are up to date')
    .addOption(
      new Option('--search', 'write search chunks with Pagefind, for very large sites').implies({
        text: false,
      }),
    )
    .option('--no-text', 'leave out the text of pages; the search then reads the pages')
    .action(async (dir: string, options: Options) => {
      exit(await index(existingFolder(dir), options, terminal));
    });
}

async function index(folder: string, options: Options, terminal: Terminal): Promise<number> {
  const {loader: ofFolder, files, isKept} = await siteFolder(folder);
  const read = new Set<string>();
  const loader = notingLoader(ofFolder, (path) => read.add(path));
  const config = configFile(files);
  const opened = await openFolder(loader, config, {files, isForSearch: true});
  if (!opened.site) throw new Misuse(`There is no readable ${config} in ${folder}.`);
  const pagefind = options.search && !options.check ? await loadPagefind(folder) : undefined;
  const chunks = options.search && new SearchChunks(folder, pagefind);
  const pages: object[] = [];
  const texts: object[] = [];
  const own = new Set([indexFile, textFile]);
  const problems = [...(await folderProblems(opened, config))];
  const walk = indexPages(
    opened,
    (done, all) => terminal.progress(`Reading ${done} of ${counted(all, 'page')}`),
    (problem) => problems.push(problem),
  );
  for await (const {entry, words, headings, searched, place} of walk) {
    const {path, file = '', title, hash} = entry;
    own.add(file);
    pages.push({
      ...entry,
      ...(!options.search && {headings}),
      ...(!options.search && !options.text && words),
    });
    const {searchable} = entry;
    if (options.text) {
      texts.push({path, title, ...words, searchable, hash, sections: searched.sections});
    }
    if (searchable !== false) await chunks?.add(recordOf(searched, place));
  }
  terminal.progress('');
  const folders = await chunks?.end();
  const others = withoutInnerSites(files).filter(
    (file) =>
      !own.has(file) &&
      !file.startsWith(`${chunkFolder}/`) &&
      (isStaticFile(file) || read.has(file) || isKept(file)),
  );
  const contents = {
    ...(options.text && {text: textFile}),
    ...(folders && {search: {folders}}),
    ...(await apisOf(opened.descriptions)),
    pages,
    files: await filesOf(folder, others),
  };
  const text = options.text ? `${JSON.stringify({pages: texts})}\n` : undefined;
  const hash = hashOf(JSON.stringify(contents) + (text ?? ''));
  const written = new Map([[indexFile, `${JSON.stringify({hash, ...contents})}\n`]]);
  if (text !== undefined) written.set(textFile, text);
  if (options.check) return check(folder, written, folders ?? [], terminal);
  for (const [file, content] of written) await writeFile(join(folder, file), content);
  // What an index of another kind has left is not up to date any more.
  if (text === undefined) await rm(join(folder, textFile), {force: true});
  await removeOtherChunks(folder, folders ?? []);
  for (const [file, content] of written) {
    const count = file === indexFile ? `${counted(pages.length, 'page')}, ` : '';
    terminal.print(`${file}: ${count}${Math.ceil(content.length / 1000)} KB\n`);
  }
  tellProblems(await locateProblems(problems, ofFolder), terminal);
  const tag = tagToWrite(folder, options);
  if (tag !== undefined) terminal.print(`To use it, write in index.html: ${tag}\n`);
  return 0;
}

/** Prints what is wrong with what was read, if anything is. */
function tellProblems(problems: readonly Diagnostic[], terminal: Terminal): void {
  if (problems.length === 0) return;
  terminal.print(`\n${textReport(problems, terminal.paint)}\n${countText(problems)}.\n`);
}

/**
 * The tag with which the page of a site names its index: its own tag, and what that lacks. Returns
 * `undefined` if it lacks nothing.
 */
function tagToWrite(folder: string, {search}: Options): string | undefined {
  const path = join(folder, 'index.html');
  const own = existsSync(path) ? siteElement(readFileSync(path, 'utf8')) : undefined;
  const isMissing = (name: string) => !own?.attributes.has(name);
  const missing = [
    ...(isMissing('index') ? [`index="${indexFile}"`] : []),
    ...(search && isMissing('search-chunks') ? ['search-chunks'] : []),
  ];
  if (missing.length === 0) return undefined;
  return own ? withAttributes(own.tag, missing) : `<docs-site ${missing.join(' ')}></docs-site>`;
}

/** Says of each file, and of the folders of search chunks, whether it is up to date. */
function check(
  folder: string,
  written: ReadonlyMap<string, string>,
  folders: readonly string[],
  terminal: Terminal,
): number {
  const states = [...written].map(([file, content]) => {
    const path = join(folder, file);
    return [file, existsSync(path) && readFileSync(path, 'utf8') === content] as const;
  });
  // Their name depends on what is in them.
  const hasChunks = folders.every((name) => existsSync(join(folder, name)));
  if (folders.length > 0) states.push([`${chunkFolder}/`, hasChunks]);
  for (const [name, isSame] of states) {
    terminal.print(`${name}: ${isSame ? 'up to date.' : 'out of date.'}\n`);
  }
  return states.every(([, isSame]) => isSame) ? 0 : 1;
}

/**
 * The other files of the API descriptions that have several, by file: a browser requests them at
 * once, instead of one after another.
 */
async function apisOf(descriptions: readonly ApiDescription[]) {
  const all: (readonly [string, readonly string[]])[] = [];
  for (const description of descriptions) {
    const files = await description.loadFiles();
    if (files.length > 0) all.push([description.file, files.toSorted()]);
  }
  return all.length > 0 ? {apis: Object.fromEntries(all)} : {};
}

/** The sizes and hashes of files. */
async function filesOf(folder: string, files: readonly string[]) {
  const entries: (readonly [string, {readonly size: number; readonly hash: string}])[] = [];
  for (const file of files) {
    const content = await readFile(join(folder, file));
    entries.push([file, {size: content.length, hash: hashOf(content)}]);
  }
  return Object.fromEntries(entries);
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
