import {existsSync, readFileSync, statSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {InvalidArgumentError, type Command} from 'commander';
import {Misuse} from '../misuse.js';
import {editorNames, knownRules, readBeforeCommon, rulesFiles} from '../rules/rules-files.js';
import {existingFolder} from '../site-folder.js';
import type {Terminal} from '../terminal.js';
import {noteFiles, type FileAfter} from '../update/site-record.js';
import {writeUnlessThere} from '../write-file.js';

interface Options {
  readonly editor?: readonly string[];
  readonly dir?: readonly string[];
  readonly agents?: true;
  readonly check?: true;
  readonly force?: true;
}

/** `docs-site rules`: writes the rules for writing assistants of code editors. */
export function addRules(program: Command, terminal: Terminal, exit: (code: number) => void): void {
  program
    .command('rules')
    .summary('write instructions for the AI assistant of your editor')
    .description(
      'Writes instructions for the AI assistant of your editor: how to write pages, and which ' +
        'components to use.',
    )
    .argument('[dir]', 'the folder of docs.json', '.')
    .option('--editor <names>', `the editors: ${editorNames.join(', ')}`, readEditors)
    .option('--dir <folders>', 'other folders to write rules.md to', readList)
    .option('--agents', 'write AGENTS.md, which several tools read')
    .option('--check', 'only report whether the files are up to date')
    .option('--force', 'replace files whose content is different')
    .action((dir: string, options: Options) => {
      exit(rules(existingFolder(dir), options, terminal));
    });
}

/** Names that are separated by commas, after those of the same option before. */
function readList(text: string, before: readonly string[] = []): readonly string[] {
  return [...before, ...text.split(',').map((name) => name.trim())];
}

function readEditors(text: string, before?: readonly string[]): readonly string[] {
  const names = readList(text, before);
  const unknown = names.find((name) => !editorNames.includes(name));
  if (unknown === undefined) return names;
  const known = editorNames.join(', ');
  throw new InvalidArgumentError(`"${unknown}" is not one of ${known}.`);
}

function rules(folder: string, options: Options, terminal: Terminal): number {
  const {editor = [], dir = [], agents = false} = options;
  const files = rulesFiles({editors: editor, folders: dir, isCommon: agents});
  if (options.check) return checkRules(folder, files, terminal);
  if (files.size === 0) throw new Misuse('Name an editor: --editor cursor, or use --agents.');
  let code = 0;
  const ours: FileAfter[] = [];
  for (const [file, text] of files) {
    const written = writeUnlessThere(folder, file, text, options.force === true);
    if (written === 'kept') code = 1;
    else ours.push({path: file, content: text, base: text});
    terminal.print(`${file}: ${sentences[written]}\n`);
  }
  noteFiles(folder, ours);
  const before = readBeforeCommon.find((file) => isFile(join(folder, file)));
  if (editor.includes('zed') && before !== undefined) {
    terminal.print(`Zed reads ${before} instead of AGENTS.md.\n`);
  }
  return code;
}

const sentences = {
  created: 'created.',
  replaced: 'replaced.',
  same: 'up to date.',
  kept: 'not changed, because its content is different. Use --force to replace it.',
} as const;

function isFile(path: string): boolean {
  return statSync(path, {throwIfNoEntry: false})?.isFile() ?? false;
}

/** Compares the files that are named, or else all that exist at known places. */
function checkRules(
  folder: string,
  named: ReadonlyMap<string, string>,
  terminal: Terminal,
): number {
  const known = [...knownRules()].filter(([file]) => existsSync(join(folder, file)));
  const files = named.size > 0 ? [...named] : known;
  if (files.length === 0) {
    terminal.print('There is no rules file. To write one, run: docs-site rules --editor cursor\n');
    return 1;
  }
  let code = 0;
  for (const [file, text] of files) {
    const path = resolve(folder, file);
    const isSame = existsSync(path) && readFileSync(path, 'utf8') === text;
    if (!isSame) code = 1;
    terminal.print(`${file}: ${isSame ? 'up to date.' : 'out of date.'}\n`);
  }
  return code;
}
