import {existsSync} from 'node:fs';
import {basename, dirname, join, resolve, sep} from 'node:path';
import {Option, type Command} from 'commander';
import {countText, textReport} from '../../src/diagnostics/report/text.js';
import {redirectHosts, type RedirectHost} from '../../src/publish/redirect-pages.js';
import {counted} from '../../src/shared/counted.js';
import {buildSite} from '../publish/build-site.js';
import {Misuse} from '../misuse.js';
import {existingFolder} from '../site-folder.js';
import type {Terminal} from '../terminal.js';

interface Options {
  readonly url: string;
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
    .requiredOption('--url <url>', 'the URL that the site will have')
    .option('--out <dir>', 'the folder to write; by default the name of the site with "-built"')
    .option('--folders', 'write guides/start/index.html instead of guides/start.html')
    .addOption(
      new Option('--redirects <host>', 'also write the redirects as this host reads them')
        .choices(redirectHosts)
        .default('none'),
    )
    .option('--check', 'only report whether the output folder is up to date')
    .option('--strict', 'fail if a page has a mistake')
    .action(async (dir: string, options: Options) => {
      exit(await build(existingFolder(dir), options, terminal));
    });
}

async function build(folder: string, options: Options, terminal: Terminal): Promise<number> {
  const out = outputOf(folder, options.out);
  const {counts, problems, pages} = await buildSite(folder, {...options, out}, terminal);
  const {written, same, removed} = counts;
  if (problems.length > 0) {
    terminal.print(`${textReport(problems, () => undefined, terminal.paint)}\n`);
  }
  terminal.print(
    `${out}: ${counted(pages, 'page')}, ${counted(written, 'file')} written, ` +
      `${same} unchanged, ${removed} removed. ${countText(problems)}.\n`,
  );
  if (options.check) return written + removed > 0 ? 1 : 0;
  return options.strict && problems.some(({severity}) => severity !== 'info') ? 1 : 0;
}

function outputOf(folder: string, named: string | undefined): string {
  const out = resolve(named ?? join(dirname(folder), `${basename(folder)}-built`));
  if (`${out}${sep}`.startsWith(`${folder}${sep}`)) {
    throw new Misuse(`The output folder ${out} is inside the site. Name another one with --out.`);
  }
  if (existsSync(join(out, 'docs.json')) && !existsSync(join(out, 'docs-site-build.json'))) {
    throw new Misuse(`${out} is a site itself. Name another folder with --out.`);
  }
  return out;
}
