import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {Option, type Command} from 'commander';
import {withoutInnerSites} from '../../src/check/site-files.js';
import {recordOf} from '../../src/search/search-record.js';
import {configFile, openFolder} from '../../src/site/open-folder.js';
import {indexPages, type IndexedPage} from '../../src/site/search/site-index.js';
import {Misuse} from '../misuse.js';
import {loadPagefind} from '../pagefind.js';
import {chunkFolder, removeOtherChunks, SearchChunks} from '../search-chunks.js';
import {existingFolder, siteFolder} from '../site-folder.js';
import type {Terminal} from '../terminal.js';

interface Options {
  readonly check?: true;
  readonly search?: true;
  readonly text: boolean;
}

const indexFile = 'docs-index.json';

/** `docs-site index`: writes the optional index of a site. */
export function addIndex(program: Command, terminal: Terminal, exit: (code: number) => void): void {
  program
    .command('index')
    .summary('write the optional index of a site')
    .description(`Writes ${indexFile}: titles, headings, texts, sizes and hashes of all pages.`)
    .argument('[dir]', 'the folder of docs.json', '.')
    .option('--check', 'only say whether the files are up to date')
    .addOption(
      new Option('--search', 'write search chunks with Pagefind, for very large sites').implies({
        text: false,
      }),
    )
    .option('--no-text', 'leave the texts out: the search then reads pages')
    .action(async (dir: string, options: Options) => {
      exit(await index(existingFolder(dir), options, terminal));
    });
}

async function index(folder: string, options: Options, terminal: Terminal): Promise<number> {
  const {loader, files} = await siteFolder(folder);
  const config = configFile(files);
  const opened = await openFolder(loader, config);
  if (!opened.site) throw new Misuse(`There is no readable ${config} in ${folder}.`);
  const pagefind = options.search && !options.check ? await loadPagefind(folder) : undefined;
  const chunks = options.search && new SearchChunks(folder, pagefind);
  const pages: IndexedPage[] = [];
  const walk = indexPages(opened, (done, all) =>
    terminal.progress(`Reading ${done} of ${all} pages`),
  );
  for await (const {entry, searched, place} of walk) {
    pages.push(options.text ? {...entry, sections: searched.sections} : entry);
    await chunks?.add(recordOf(searched, place));
  }
  terminal.progress('');
  const folders = await chunks?.end();
  const own = new Set(pages.map(({file}) => file));
  const others = withoutInnerSites(files).filter(
    (file) => !own.has(file) && file !== indexFile && !file.startsWith(`${chunkFolder}/`),
  );
  const contents = {
    ...(folders && {search: {folders}}),
    pages,
    files: await filesOf(folder, others),
  };
  const hash = createHash('sha256').update(JSON.stringify(contents)).digest('hex').slice(0, 16);
  const text = `${JSON.stringify({hash, ...contents})}\n`;
  const path = join(folder, indexFile);
  if (options.check) {
    const isSame =
      existsSync(path) &&
      readFileSync(path, 'utf8') === text &&
      (folders ?? []).every((one) => existsSync(join(folder, one)));
    terminal.print(`${indexFile}: ${isSame ? 'up to date.' : 'out of date.'}\n`);
    return isSame ? 0 : 1;
  }
  await writeFile(path, text);
  await removeOtherChunks(folder, folders ?? []);
  terminal.print(`${indexFile}: ${pages.length} pages, ${Math.ceil(text.length / 1000)} KB\n`);
  return 0;
}

/** The sizes and hashes of files. */
async function filesOf(folder: string, files: readonly string[]) {
  const entries: (readonly [string, {readonly size: number; readonly hash: string}])[] = [];
  for (const file of files) {
    const content = await readFile(join(folder, file));
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
    entries.push([file, {size: content.length, hash}]);
  }
  return Object.fromEntries(entries);
}
