import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import {Option, type Command} from 'commander';
import {applyFixes} from '../../src/check/apply-fixes.js';
import {checkFolder, type CheckResult} from '../../src/check/check-folder.js';
import type {AppliedFix, Diagnostic, Severity} from '../../src/diagnostics/diagnostic.js';
import {fixReport} from '../../src/diagnostics/report/fixes.js';
import {githubReport} from '../../src/diagnostics/report/github.js';
import {jsonReport} from '../../src/diagnostics/report/json.js';
import {sarifReport} from '../../src/diagnostics/report/sarif.js';
import {linesOf} from '../../src/diagnostics/report/code-frame.js';
import {countText, textReport} from '../../src/diagnostics/report/text.js';
import {counted} from '../../src/shared/counted.js';
import {groupBy} from '../../src/shared/group-by.js';
import {ownPackage} from '../package.js';
import {existingFolder, siteFolder} from '../site-folder.js';
import type {Terminal} from '../terminal.js';

interface Options {
  readonly json?: true;
  readonly github?: true;
  readonly sarif?: true;
  readonly fix?: true;
  readonly failOn: Severity;
}

const severities: readonly Severity[] = ['error', 'warning', 'info'];

/** `docs-site check`: reports every problem of a site. */
export function addCheck(program: Command, terminal: Terminal, exit: (code: number) => void): void {
  program
    .command('check')
    .summary('report every problem in a site')
    .description('Reports every problem in a site: configuration, pages, links, API, writing.')
    .argument('[dir]', 'the folder of docs.json', '.')
    .addOption(new Option('--json', 'print JSON').conflicts(['github', 'sarif']))
    .addOption(new Option('--github', 'print annotations for GitHub Actions').conflicts('sarif'))
    .option('--sarif', 'print SARIF 2.1.0')
    .option('--fix', 'fix what can be fixed automatically, then report the rest')
    .addOption(
      new Option('--fail-on <severity>', 'the lowest severity that makes the exit code 1')
        .choices(severities)
        .default('warning'),
    )
    .addHelpText('after', '\nExit code: 0 no problems, 1 problems found, 2 invalid command.')
    .action(async (dir: string, options: Options) => {
      exit(await check(existingFolder(dir), options, terminal));
    });
}

async function check(folder: string, options: Options, terminal: Terminal): Promise<number> {
  const found = await problemsIn(folder, terminal);
  const fixed = options.fix && fixFiles(folder, found.diagnostics);
  const {diagnostics, pages} = fixed?.length ? await problemsIn(folder, terminal) : found;
  const isText = !(options.json || options.github || options.sarif);
  if (isText && fixed?.length) terminal.print(`${fixReport(fixed, terminal.paint)}\n`);
  terminal.print(report(diagnostics, fixed, folder, options, terminal));
  if (isText && diagnostics.length > 0) terminal.print('\n');
  if (isText && fixed) terminal.print(`Fixed ${fixed.length}. `);
  if (isText) terminal.print(`${countText(diagnostics)} in ${counted(pages, 'page')}.\n`);
  const failing = severities.slice(0, severities.indexOf(options.failOn) + 1);
  return diagnostics.some(({severity}) => failing.includes(severity)) ? 1 : 0;
}

async function problemsIn(folder: string, terminal: Terminal): Promise<CheckResult> {
  const result = await checkFolder(await siteFolder(folder), (done, all) => {
    if (done % 10 === 0) terminal.progress(`Checking ${done} of ${counted(all, 'page')}`);
  });
  terminal.progress('');
  return result;
}

/** Fixes what can be fixed without asking; returns what was changed. */
function fixFiles(folder: string, diagnostics: readonly Diagnostic[]): readonly AppliedFix[] {
  const all: AppliedFix[] = [];
  for (const [file, problems] of groupBy(diagnostics, ({location}) => location.file)) {
    const path = join(folder, file);
    const bytes = existsSync(path) ? readFileSync(path) : Buffer.from('');
    const before = bytes.toString();
    // Writing it would lose bytes that are not UTF-8.
    if (!Buffer.from(before).equals(bytes)) continue;
    const {text, fixed} = applyFixes(before, problems);
    if (fixed.length > 0) writeFileSync(path, text);
    for (const fix of fixed) all.push(fix);
  }
  return all;
}

function report(
  diagnostics: readonly Diagnostic[],
  fixed: readonly AppliedFix[] | undefined,
  folder: string,
  {json, github, sarif}: Options,
  {paint}: Terminal,
): string {
  if (json) return jsonReport(diagnostics, fixed);
  if (github) {
    const path = relative(process.cwd(), folder).split(sep).join('/');
    return githubReport(diagnostics, path === '' ? '' : `${path}/`);
  }
  if (sarif) return sarifReport(diagnostics, ownPackage().version);
  return textReport(diagnostics, paint, linesIn(folder));
}

/** Gives the lines of files, of which the last ones are kept: reports are in their order. */
function linesIn(folder: string): (file: string) => readonly string[] | undefined {
  let last: {readonly file: string; readonly lines: readonly string[] | undefined} | undefined;
  return (file) => {
    if (last?.file !== file) {
      const text = readOptional(join(folder, file));
      last = {file, lines: text === undefined ? undefined : linesOf(text)};
    }
    return last.lines;
  };
}

function readOptional(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
