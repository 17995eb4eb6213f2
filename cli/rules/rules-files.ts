import {posix} from 'node:path';
import {rulesText} from './rules-text.js';

/** Editors whose hidden directory is known: name → directory. */
export const editorFolders: ReadonlyMap<string, string> = new Map([
  ['cursor', '.cursor'],
  ['windsurf', '.windsurf'],
  ['vscode', '.vscode'],
  ['zed', '.zed'],
  ['jetbrains', '.idea'],
  ['cline', '.clinerules'],
  ['kiro', '.kiro'],
]);

/** The file that assistants of several tools read. */
export const commonFile = 'AGENTS.md';

/** Where rules are written. */
export interface RulesTargets {
  readonly editors: readonly string[];
  /** Any other directories. */
  readonly folders: readonly string[];
  readonly isCommon: boolean;
}

/** The files of the rules, relative to the folder of the site. */
export function rulesFiles({editors, folders, isCommon}: RulesTargets): readonly string[] {
  const known = editors.flatMap((editor) => editorFolders.get(editor) ?? []);
  const files = [...known, ...folders].map((folder) => posix.join(folder, 'rules.md'));
  return isCommon ? [...files, commonFile] : files;
}

/** The texts of all rules files whose places are known. */
export function ruleTexts(): ReadonlyMap<string, string> {
  const all = rulesFiles({editors: [...editorFolders.keys()], folders: [], isCommon: true});
  return new Map(all.map((file) => [file, rulesText()]));
}
