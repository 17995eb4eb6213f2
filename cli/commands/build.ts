import {existsSync, realpathSync} from 'node:fs';
import {basename, dirname, join, resolve, sep} from 'node:path';
import {Option, type Command} from 'commander';
import {checkFolder} from '../../src/check/check-folder.js';
import {locateProblems} from '../../src/check/locate-problems.js';
import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import {distinct} from '../../src/diagnostics/distinct.js';
import {countText, printable, textReport} from '../../src/diagnostics/report/text.js';
import {redirectHosts, type RedirectHost} from '../../src/publish/redirect-pages.js';
import {counted} from '../../src/shared/counted.js';
import {isOfBuild} from '../../src/publish/diagnose-build.js';
import {buildSite} from '../publish/build-site.js';
import {printSite} from '../publish/print-site.js';
import {buildSingleFile} from '../single-file/build-single-file.js';
import {singleFileOutput} from '../single-file/single-file-output.js';
import {singleFileReport} from '../single-file/single-file-report.js';
import {Misuse} from '../misuse.js';
import {buildRecord, existingFolder, siteFolder} from '../site-folder.js';
import {siteRule} from '../site-rule.js';
import type {Terminal} from '../terminal.js';

interface Options {
  readonly url?: string;
  readonly singleFile?: true;
  readonly print?: true;
  readonly only?: string;
  readonly out?: string;
  readonly folders?: true;
  readonly redirects: RedirectHost;
  readonly check?: true;
  readonly strict?: true;
}

/** `docs-site build`: writes a site as complete HTML pages. */
export function addBuild(program: Command, terminal: Terminal, exit: (code: number) => void): void {
  program
    .command('build')
    .summary('write every page as HTML, for search engines and readers without scripts')
    .description(
      'Writes a copy of a site in which every page is an HTML file with its whole text. The site ' +
        'in the folder stays as it is, and works without this.',
    )
    .argument('[dir]', 'the folder of docs.json', '.')
    .option('--url <url>', 'the URL that the site will have; required for pages')
    .option(
      '--out <path>',
      'the folder to write; by default the name of the site with "-built" or, for one file, ".html"',
    )
    .addOption(
      new Option('--single-file', 'write one HTML file, which opens without a server').conflicts([
        'check',
        'folders',
        'redirects',
        'print',
      ]),
    )
    .addOption(
      new Option('--print', 'write one HTML file with all pages, to be printed or saved as PDF')
        // A document has none of these.
        .conflicts(['folders', 'redirects', 'check']),
    )
    .option('--only <name>', 'with --print: one language, version, product or tab')
    .option('--folders', 'write guides/start/index.html instead of guides/start.html')
    .addOption(
      new Option('--redirects <host>', 'also write the redirects as this host reads them')
        .choices(redirectHosts)
        .default('none'),
    )
    .option('--check', 'only report whether the output folder is up to date')
    .option('--strict', 'check the site as well, and fail if there is a mistake')
    .action(async (dir: string, options: Options) => {
      const {url, singleFile} = options;
      const folder = existingFolder(dir);
      if (options.print) return exit(await print(folder, options, terminal));
      if (options.only !== undefined) throw new Misuse('--only is for --print.');
      if (singleFile) exit(await buildFile(folder, options, terminal));
      else if (url !== undefined) exit(await build(folder, {...options, url}, terminal));
      else {
        throw new Misuse(
          '`build` needs the URL that the site will have: ' +
            `docs-site build ${dir} --url https://docs.example.com. ` +
            'For one file, add --single-file.',
        );
      }
    });
}

async function build(
  folder: string,
  options: Options & {readonly url: string},
  terminal: Terminal,
): Promise<number> {
  const out = outputOf(folder, options.out);
  const built = await buildSite(folder, await siteFolder(folder), {...options, out}, terminal);
  const {counts, problems, pages, ignored, leftOut: notPublished} = built;
  const {written, same, removed} = counts;
  const all = await reported(folder, problems, options, terminal);
  const leftOut =
    ignored > 0 ? `${counted(ignored, 'file')} left out (.mintignore and its defaults). ` : '';
  terminal.print(unpublishedText(notPublished));
  const [writing, removing] = options.check ? ['to write', 'to remove'] : ['written', 'removed'];
  terminal.print(
    `${out}: ${counted(pages, 'page')}, ${counted(written, 'file')} ${writing}, ` +
      `${same} unchanged, ${removed} ${removing}. ${leftOut}${countText(all)}.\n`,
  );
  return isWrong(all, options) || (options.check && written + removed > 0) ? 1 : 0;
}

/** How many files are named that are not published. */
const mostNamed = 8;

/** Names the files that are not published, and says how to publish one; empty without any. */
function unpublishedText(files: readonly string[]): string {
  const [first] = files;
  if (first === undefined) return '';
  const more = files.length - mostNamed;
  const named = files.slice(0, mostNamed).map(printable).join(', ');
  const others = more > 0 ? ` and ${counted(more, 'more file')}` : '';
  return (
    `Not published: ${named}${others}. No page needs them. ` +
    `To publish one, add a line such as "!${printable(first)}" to .mintignore.\n`
  );
}

/** Writes a site as one HTML file. */
async function buildFile(folder: string, options: Options, terminal: Terminal): Promise<number> {
  const start = performance.now();
  const out = singleFileOutput(folder, options.out);
  const built = await buildSingleFile(folder, out, options.url, terminal);
  const all = await reported(folder, built.problems, options, terminal);
  const seconds = (performance.now() - start) / 1000;
  terminal.print(`${out}: ${singleFileReport(built, seconds)} ${countText(all)}.\n`);
  return isWrong(all, options) ? 1 : 0;
}

/** Writes one document of all pages. */
async function print(folder: string, options: Options, terminal: Terminal): Promise<number> {
  const {pages, file, problems} = await printSite(folder, options, terminal);
  const all = await reported(folder, problems, options, terminal);
  terminal.print(`${file}: ${counted(pages, 'page')}. ${countText(all)}.\n`);
  return isWrong(all, options) ? 1 : 0;
}

/** Prints what is wrong with a site; with `strict`, also what the build itself does not find. */
async function reported(
  folder: string,
  found: readonly Diagnostic[],
  {strict}: Pick<Options, 'strict'>,
  terminal: Terminal,
): Promise<readonly Diagnostic[]> {
  const all = strict
    ? distinct([...(await mistakesIn(folder)), ...found.filter(isOfBuild)])
    : await locateProblems(distinct(found), (await siteRule(folder)).loader);
  if (all.length > 0) terminal.print(`${textReport(all, terminal.paint)}\n`);
  return all;
}

function isWrong(all: readonly Diagnostic[], {strict}: Pick<Options, 'strict'>): boolean {
  return strict === true && all.some(({severity}) => severity !== 'info');
}

/** Everything that is wrong in the site, such as links that lead nowhere. */
async function mistakesIn(folder: string): Promise<readonly Diagnostic[]> {
  return (await checkFolder(await siteFolder(folder))).diagnostics;
}

function outputOf(folder: string, named: string | undefined): string {
  const out = resolve(named ?? join(dirname(folder), `${basename(folder)}-built`));
  if (`${realPathOf(out)}${sep}`.startsWith(`${realPathOf(folder)}${sep}`)) {
    throw new Misuse(`The output folder ${out} is inside the site. Name another one with --out.`);
  }
  if (existsSync(join(out, 'docs.json')) && !existsSync(join(out, buildRecord))) {
    throw new Misuse(`${out} is a site itself. Name another folder with --out.`);
  }
  return out;
}

/** The path of a folder that may not exist yet, without links. */
function realPathOf(folder: string): string {
  if (existsSync(folder)) return realpathSync(folder);
  const parent = dirname(folder);
  return parent === folder ? folder : join(realPathOf(parent), basename(folder));
}
