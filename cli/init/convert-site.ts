import {basename, dirname, join, resolve, sep} from 'node:path';
import {note} from '../../convert/note.js';
import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import {countText, textReport} from '../../src/diagnostics/report/text.js';
import {counted} from '../../src/shared/counted.js';
import {Misuse} from '../misuse.js';
import type {Terminal} from '../terminal.js';
import type {FoundSite} from './find-site.js';
import {groupedNotes} from './grouped-notes.js';
import {besideOthers} from './in-place.js';
import {blocksOf, summaryOf} from './site-summary.js';
import {filesOf, keepIndex, requireEmpty, writeSite} from './write-site.js';

/** Where a converted site is written. */
export interface ConvertOptions {
  readonly inPlace?: true;
  readonly out?: string;
  readonly dryRun?: true;
}

/**
 * Converts the site of another tool, and says what could not be carried over. Resolves to the
 * folder of the new site; `undefined` if nothing was to be written.
 */
export async function convertSite(
  folder: string,
  {converter, source, notes}: FoundSite,
  options: ConvertOptions,
  terminal: Terminal,
): Promise<string | undefined> {
  const other = outputOf(folder, options.inPlace ? undefined : options.out);
  if (!options.inPlace && !options.dryRun) requireEmpty(other);
  const conversion = await converter.convert(
    options.inPlace ? {...source, kept: source.all} : source,
  );
  const out = options.inPlace ? resolve(folder, conversion.root ?? '.') : other;
  const {tool, pages} = conversion;
  terminal.print(`Found a ${tool} site with ${counted(pages, 'page')}.\n`);
  const files = filesOf(conversion, source, options.inPlace === true);
  const {site, kept} = options.inPlace
    ? await besideOthers(folder, source, conversion, files)
    : {site: files, kept: []};
  const all = groupedNotes([...notes, ...conversion.notes, ...site.refused.map(refusal), ...kept]);
  if (all.length > 0) {
    const report = textReport(all, terminal.paint);
    terminal.print(`\nNot carried over as it is:\n\n${report}\n`);
  }
  const written = counted(site.texts.size, 'file');
  const copied = site.copied.size > 0 ? `, ${counted(site.copied.size, 'file')} copied` : '';
  const counts = `${written} written${copied}. ${countText(all)}.`;
  const summary = summaryOf(conversion.config, pages);
  const kinds = blocksOf(conversion.blocks);
  const blocks = kinds === undefined ? '' : `${kinds}\n`;
  if (options.dryRun) {
    for (const path of [...site.texts.keys()].sort()) {
      terminal.print(`would write ${path}\n`);
    }
    terminal.print(`\nNothing was written. ${out} would have: ${counts}\n`);
    terminal.print(`The new site would have ${summary}.\n${blocks}`);
    return undefined;
  }
  const index = options.inPlace ? keepIndex(out) : undefined;
  if (index !== undefined) terminal.print(`${'renamed'.padEnd(8)} index.html to ${index}\n`);
  writeSite(folder, out, site);
  terminal.print(`${out}: ${counts}\nThe new site has ${summary}.\n${blocks}\n`);
  return out;
}

function refusal(file: string): Diagnostic {
  const what = 'What would have this path';
  const instead = 'A site cannot have a file there. Give it another path in the settings.';
  return note('convert/left-out', {file: JSON.stringify(file).slice(1, -1)}, {what, instead});
}

/** Where the site of a folder is written if no other folder is named. */
export function folderBeside(folder: string): string {
  return join(dirname(folder), `${basename(folder)}-site`);
}

function outputOf(folder: string, named: string | undefined): string {
  const out = resolve(named ?? folderBeside(folder));
  if (`${out}${sep}`.startsWith(`${folder}${sep}`)) {
    throw new Misuse(
      `The folder ${out} is inside the one that is converted. Name another one with --out, or ` +
        'use --in-place.',
    );
  }
  return out;
}
