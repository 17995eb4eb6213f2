import {posix} from 'node:path';
import {rulesText} from './rules-text.js';

/** Where the assistant of an editor finds rules. */
interface Editor {
  /** The hidden directory of the editor, for `rules.md`. */
  readonly folder?: string;
  /** The file that its assistant reads by itself, if that is another one. */
  readonly file?: string;
  /** The frontmatter of that file, without which it would not be read, or with every request. */
  readonly frontmatter?: string;
}

const purpose = 'How to write pages of the documentation site, and which components to use';

/** The editors by name. The addresses of their own pages are in `docs/decisions/0049-rules.md`. */
const editors: ReadonlyMap<string, Editor> = new Map<string, Editor>([
  [
    'cursor',
    {
      folder: '.cursor',
      file: '.cursor/rules/docs-site.mdc',
      frontmatter: `description: ${purpose}\nglobs: **/*.md,**/*.mdx\nalwaysApply: false`,
    },
  ],
  [
    'windsurf',
    {
      folder: '.windsurf',
      file: '.windsurf/rules/docs-site.md',
      frontmatter: `trigger: model_decision\ndescription: ${purpose}`,
    },
  ],
  [
    'vscode',
    {
      folder: '.vscode',
      file: '.github/instructions/docs-site.instructions.md',
      frontmatter: `description: '${purpose}'\napplyTo: '**/*.md,**/*.mdx'`,
    },
  ],
  // Its first file would be `.rules`, but then it would read none of the others.
  ['zed', {folder: '.zed', file: 'AGENTS.md'}],
  // Without frontmatter, each chat begins with the rules.
  ['jetbrains', {folder: '.idea', file: '.aiassistant/rules/docs-site.md'}],
  // It reads all files of this folder.
  ['cline', {folder: '.clinerules'}],
  [
    'kiro',
    {
      folder: '.kiro',
      file: '.kiro/steering/docs-site.md',
      frontmatter: 'inclusion: fileMatch\nfileMatchPattern: ["**/*.md", "**/*.mdx"]',
    },
  ],
  [
    'claude',
    {
      file: '.claude/rules/docs-site.md',
      frontmatter: 'paths:\n  - "**/*.md"\n  - "**/*.mdx"',
    },
  ],
]);

/** The names of the editors. */
export const editorNames: readonly string[] = [...editors.keys()];

/** The file that assistants of several tools read. */
const commonFile = 'AGENTS.md';

/** Files that Zed reads in place of `AGENTS.md` if one of them is there: it reads one file. */
export const readBeforeCommon: readonly string[] = [
  ...['.rules', '.cursorrules', '.windsurfrules', '.clinerules'],
  ...['.github/copilot-instructions.md', 'AGENT.md'],
];

/** Where rules are written. */
export interface RulesTargets {
  readonly editors: readonly string[];
  /** Any other directories. */
  readonly folders: readonly string[];
  readonly isCommon: boolean;
}

/** The files of the rules with their texts, by their paths relative to the folder of the site. */
export function rulesFiles(targets: RulesTargets): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const name of targets.editors) {
    for (const [path, text] of filesOfEditor(name)) files.set(path, text);
  }
  for (const folder of targets.folders) files.set(posix.join(folder, 'rules.md'), rulesText());
  if (targets.isCommon) files.set(commonFile, rulesText());
  return files;
}

/** The files of one editor; none for a name that is not known. */
export function filesOfEditor(name: string): ReadonlyMap<string, string> {
  const {folder, file, frontmatter} = editors.get(name) ?? {};
  const files = new Map<string, string>();
  if (folder !== undefined) files.set(`${folder}/rules.md`, rulesText());
  const head = frontmatter === undefined ? '' : `---\n${frontmatter}\n---\n\n`;
  if (file !== undefined) files.set(file, head + rulesText());
  return files;
}

/** All rules files whose places are known, with their texts. */
export function knownRules(): ReadonlyMap<string, string> {
  return rulesFiles({editors: editorNames, folders: [], isCommon: true});
}
