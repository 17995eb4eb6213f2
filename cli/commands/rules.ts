import {existsSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {InvalidArgumentError, type Command} from 'commander';
import {Misuse} from '../misuse.js';
import {editorFolders, rulesFiles} from '../rules/rules-files.js';
import {rulesText} from '../rules/rules-text.js';
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
    .summary('write the rules for writing assistants of editors')
    .description(
      'Writes rules.md, from which the assistant of a code editor learns to write pages.',
    )
    .argument('[dir]', 'the folder of docs.json', '.')
    .option('--editor <names>', `the editors: ${[...editorFolders.keys()].join(', ')}`, readEditors)
    .option('--dir <folders>', 'other directories to put rules.md in', readList)
    .option('--agents', 'write AGENTS.md, which several tools read')
    .option('--check', 'only say whether the files are up to date')
    .option('--force', 'replace files with other content')
    .action(async (dir: string, options: Options) => {
      exit(await rules(existingFolder(dir), options, terminal));
    });
}

/** Names that are separated by commas, after those of the same option before. */
function readList(text: string, before: readonly string[] = []): readonly string[] {
  return [...before, ...text.split(',').map((name) => name.trim())];
}

function readEditors(text: string, before?: readonly string[]): readonly string[] {
  const names = readList(text, before);
  const unknown = names.find((name) => !editorFolders.has(name));
  if (unknown === undefined) return names;
  const known = [...editorFolders.keys()].join(', ');
  throw new InvalidArgumentError(`"${unknown}" is none of ${known}.`);
}

async function rules(folder: string, options: Options, terminal: Terminal): Promise<number> {
  const {editor = [], dir = [], agents = false} = options;
  const files = rulesFiles({editors: editor, folders: dir, isCommon: agents});
  if (options.check) return checkRules(folder, files, terminal);
  if (files.length === 0) throw new Misuse('Name an editor: --editor cursor, or use --agents.');
  let code = 0;
  const ours: FileAfter[] = [];
  for (const file of files) {
    const written = await writeUnlessThere(folder, file, rulesText(), options.force === true);
    if (written === 'kept') code = 1;
    else ours.push({path: file, content: rulesText(), base: rulesText()});
    terminal.print(`${file}: ${sentences[written]}\n`);
  }
  await noteFiles(folder, ours);
  return code;
}

const sentences = {
  created: 'created.',
  replaced: 'replaced.',
  same: 'up to date.',
  kept: 'not changed, because it has other content. Use --force to replace it.',
} as const;

/** Compares the files that are named, or else all that exist at known places. */
function checkRules(folder: string, named: readonly string[], terminal: Terminal): number {
  const known = rulesFiles({editors: [...editorFolders.keys()], folders: [], isCommon: true});
  const files = named.length > 0 ? named : known.filter((file) => existsSync(join(folder, file)));
  if (files.length === 0) {
    terminal.print('There is no rules file. Write one with: docs-site rules --editor cursor\n');
    return 1;
  }
  let code = 0;
  for (const file of files) {
    const path = resolve(folder, file);
    const isSame = existsSync(path) && readFileSync(path, 'utf8') === rulesText();
    if (!isSame) code = 1;
    terminal.print(`${file}: ${isSame ? 'up to date.' : 'out of date.'}\n`);
  }
  return code;
}
