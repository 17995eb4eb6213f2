import {realpath, stat} from 'node:fs/promises';
import {join} from 'node:path';
import type {Converter} from '../../convert/conversion.js';
import {converters} from '../../convert/converters.js';
import {note} from '../../convert/note.js';
import {sourceFolder, type SourceFolder} from '../../convert/source-folder.js';
import {UnreadableSettings} from '../../convert/unreadable-settings.js';
import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import {bundledGraphics} from '../bundled-graphics.js';
import {Misuse} from '../misuse.js';
import {siteFolder} from '../site-folder.js';
import {siteRule} from '../site-rule.js';

/** What the tools are called. */
export const otherTools = converters.map(({tool}) => tool);

/** The hidden folders in which tools have their settings and files. */
const toolFolders: ReadonlySet<string> = new Set(['.vitepress', '.gitbook']);

/** A site of another tool. */
export interface FoundSite {
  readonly converter: Converter;
  readonly source: SourceFolder;
  /** What of the folder is not read. */
  readonly notes: readonly Diagnostic[];
}

/** Where repositories have their sites. */
const usualFolders = ['docs', 'doc', 'documentation', 'website', 'site'];

/** A folder in another one that contains the site of a tool. */
export interface InnerSite {
  readonly folder: string;
  readonly site: FoundSite;
}

/** The first of the usual folders of a repository that has the site of another tool. */
export async function innerSite(folder: string): Promise<InnerSite | undefined> {
  for (const name of usualFolders) {
    const inner = join(folder, name);
    const isFolder = await stat(inner).then(
      (found) => found.isDirectory(),
      () => false,
    );
    const site = isFolder ? await findSite(inner) : undefined;
    if (site) return {folder: inner, site};
  }
  return undefined;
}

/**
 * The site of another tool that a folder contains; `undefined` for any other folder, and for one
 * with a configuration of this format. Nothing outside of the folder is read: links that lead out
 * of it are left out.
 */
export async function findSite(folder: string): Promise<FoundSite | undefined> {
  const root = await realpath(folder);
  const {files, hidden, anyLoader, outside} = await siteFolder(
    folder,
    await siteRule(folder, root),
    toolFolders,
  );
  if (files.includes('docs.json') || files.includes('mint.json')) return undefined;
  const graphics = bundledGraphics();
  const isIcon = (name: string) => graphics.isIcon(name);
  const source = sourceFolder([...files, ...hidden], anyLoader, isIcon);
  const what = 'The target of this link';
  const instead = 'It is outside of the folder. Replace the link with a copy.';
  const notes = outside.map((file) => note('convert/left-out', {file}, {what, instead}));
  for (const converter of converters) {
    if (await recognizes(converter, source)) return {converter, source, notes};
  }
  return undefined;
}

/** @throws a misuse if the folder has settings of the tool that cannot be read. */
async function recognizes({recognizes}: Converter, source: SourceFolder): Promise<boolean> {
  try {
    return await recognizes(source);
  } catch (error) {
    throw error instanceof UnreadableSettings ? new Misuse(error.message) : error;
  }
}
