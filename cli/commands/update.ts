import {existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {Command} from 'commander';
import {printable} from '../../src/diagnostics/report/text.js';
import {counted} from '../../src/shared/counted.js';
import {Misuse} from '../misuse.js';
import {buildIn, ownPackage, shippedFiles} from '../package.js';
import {existingFolder} from '../site-folder.js';
import type {Terminal} from '../terminal.js';
import {planAround, planFolder, type Change} from '../update/plan-update.js';
import {isInside, removeEmptyFolders} from '../update/site-paths.js';
import {readRecord, recordAfter, recordFile, versionText} from '../update/site-record.js';
import {wordFor} from '../word-for.js';

interface Options {
  readonly dryRun?: true;
  readonly force?: true;
}

/** `docs-site update`: brings what a site has of this package up to date. */
export function addUpdate(
  program: Command,
  terminal: Terminal,
  exit: (code: number) => void,
): void {
  program
    .command('update')
    .summary('update the files of docs-site-element in a site')
    .description(
      'Updates docs-site/, docs-sw.js, 404.html, the rules and the editor snippets to this ' +
        'version. index.html and files that you have edited are kept: the lines to change in ' +
        'them are shown.',
    )
    .argument('[dir]', 'the folder of docs.json', '.')
    .option('--dry-run', 'only report what would change')
    .option('--force', 'also replace edited files in docs-site/')
    .action((dir: string, options: Options) => {
      exit(update(existingFolder(dir), options, terminal));
    });
}

function update(folder: string, options: Options, terminal: Terminal): number {
  if (!existsSync(join(folder, 'docs-site/docs-site.js'))) {
    const init = `npx docs-site-element init ${wordFor(folder)}`;
    throw new Misuse(`${folder} has no docs-site/ to update. To turn it into a site, run: ${init}`);
  }
  const {version, dist} = ownPackage();
  const shipped = shippedFiles(dist, terminal);
  const own = {version, build: buildIn(shipped)};
  const record = readRecord(folder);
  const site = {folder, record, isForced: options.force === true};
  const ofFolder = planFolder(site, shipped);
  const obstacle = obstacleIn(folder, ofFolder);
  if (obstacle !== undefined) {
    terminal.print(`Nothing was changed: ${obstacle}\n`);
    return 1;
  }
  const around = planAround(site, shipped.get('docs-site/docs-sw.js') ?? '');
  const changes = [...ofFolder, ...around];
  if (!options.dryRun) apply(folder, changes, recordAfter(record, own, changes));
  const isSame = changes.every(({kind}) => kind === 'same' || kind === 'kept');
  const from = versionText(record);
  const to = versionText(own);
  terminal.print(isSame && from === to ? `Up to date: ${to}.\n` : `From ${from} to ${to}.\n`);
  tell(ofFolder, around, terminal);
  if (options.dryRun) terminal.print('\nNothing was written, because of --dry-run.\n');
  return 0;
}

/** Scripts of `docs-site/` only work together: why none can be replaced, if one must be kept. */
function obstacleIn(folder: string, changes: readonly Change[]): string | undefined {
  if (!isInside(folder, recordFile)) {
    return 'docs-site/ is a link to another folder. Update the site in that folder.';
  }
  const kept = changes.find(({kind, path}) => kind === 'kept' && path.endsWith('.js'));
  if (!kept) return undefined;
  return (
    `${kept.path} was edited, or its version is unknown.\nThe scripts in docs-site/ only work ` +
    'together. To replace the edited files in docs-site/, too, add --force.'
  );
}

/** Writes what a page loads before what loads it: the site may be open, or published meanwhile. */
function apply(folder: string, changes: readonly Change[], record: string): void {
  const written = changes.filter(({kind}) => kind === 'created' || kind === 'replaced');
  const depth = ({path}: Change) => path.split('/').length;
  for (const {path, content = ''} of written.toSorted((one, other) => depth(other) - depth(one))) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), content);
  }
  const removed = changes.filter(({kind}) => kind === 'removed').map(({path}) => path);
  for (const path of removed) rmSync(join(folder, path));
  removeEmptyFolders(folder, removed);
  writeFileSync(join(folder, recordFile), record);
}

/** An edited page that lacks nothing is not worth a line. */
function isTold({kind, reason}: Change): boolean {
  return kind !== 'same' && (kind !== 'kept' || reason !== undefined);
}

function tell(ofFolder: readonly Change[], around: readonly Change[], terminal: Terminal): void {
  const counts = (['replaced', 'created', 'removed'] as const).flatMap((kind) => {
    const count = ofFolder.filter((change) => change.kind === kind).length;
    return count === 0 ? [] : [`${counted(count, 'file')} ${kind}`];
  });
  if (counts.length > 0) terminal.print(`changed  docs-site/ (${counts.join(', ')})\n`);
  const kept = ofFolder.filter(({kind}) => kind === 'kept');
  for (const {kind, path, reason} of [...kept, ...around.filter(isTold)]) {
    terminal.print(`${kind.padEnd(8)} ${path}${reason === undefined ? '' : `: ${reason}`}\n`);
  }
  for (const {path, lines} of around) {
    if (lines === undefined) continue;
    const text = lines.split('\n').map((line) => paintLine(printable(line), terminal));
    terminal.print(`\nLines to change in ${path}:\n\n${text.join('\n').trimEnd()}\n`);
  }
}

function paintLine(line: string, {paint}: Terminal): string {
  if (line.startsWith('+')) return paint('cyan', line);
  return line.startsWith('-') ? paint('red', line) : line;
}
