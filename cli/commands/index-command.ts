import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Command} from 'commander';
import {withoutInnerSites} from '../../src/check/site-files.js';
import {configFile, openFolder} from '../../src/site/open-folder.js';
import {indexPages} from '../../src/site/search/site-index.js';
import {Misuse} from '../misuse.js';
import {existingFolder, siteFolder} from '../site-folder.js';
import type {Terminal} from '../terminal.js';

interface Options {
  readonly check?: true;
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
    .option('--check', 'only say whether the file is up to date')
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
  const pages = await indexPages(opened, {
    hasTexts: options.text,
    onProgress: (done, all) => terminal.progress(`Reading ${done} of ${all} pages`),
  });
  terminal.progress('');
  const own = new Set(pages.map(({file}) => file));
  const others = withoutInnerSites(files).filter((file) => !own.has(file) && file !== indexFile);
  const contents = {pages, files: await filesOf(folder, others)};
  const hash = createHash('sha256').update(JSON.stringify(contents)).digest('hex').slice(0, 16);
  const text = `${JSON.stringify({hash, ...contents})}\n`;
  const path = join(folder, indexFile);
  if (options.check) {
    const isSame = existsSync(path) && readFileSync(path, 'utf8') === text;
    terminal.print(`${indexFile}: ${isSame ? 'up to date.' : 'out of date.'}\n`);
    return isSame ? 0 : 1;
  }
  await writeFile(path, text);
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
