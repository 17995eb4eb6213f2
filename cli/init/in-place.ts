import {existsSync, statSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import type {Conversion} from '../../convert/conversion.js';
import {note} from '../../convert/note.js';
import type {SourceFolder} from '../../convert/source-folder.js';
import {isOtherFile} from '../../src/check/other-tools.js';
import {pagesAmong} from '../../src/check/page-file.js';
import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import {Misuse} from '../misuse.js';
import type {WrittenSite} from './write-site.js';

/** What is written into the folder of the old site, and what is to be said about its files. */
interface SiteInPlace {
  readonly site: WrittenSite;
  readonly kept: readonly Diagnostic[];
}

/**
 * The files of a site that replace no file of the folder that it is converted in: only a page
 * replaces the file that it is from.
 *
 * @throws a misuse if there is a configuration already.
 */
export async function besideOthers(
  folder: string,
  {files}: SourceFolder,
  {sources, root = ''}: Conversion,
  site: WrittenSite,
): Promise<SiteInPlace> {
  const out = join(folder, root);
  if (existsSync(join(out, 'docs.json'))) {
    throw new Misuse(
      `${resolve(out)} has a docs.json already. Rename it, or leave out --in-place.`,
    );
  }
  const kept: Diagnostic[] = [];
  const texts = new Map(site.texts);
  for (const path of site.texts.keys()) {
    const source = sources.get(path);
    const target = join(out, path);
    const isOwn = source !== undefined && isSameFile(join(folder, source), target);
    if (isOwn || !existsSync(target)) continue;
    texts.delete(path);
    kept.push(keptFile(root + path, source === undefined ? 'A new file' : `The page ${source}`));
  }
  const copied = new Map(site.copied);
  for (const [path, file] of site.copied) {
    const target = join(out, path);
    if (!existsSync(target)) continue;
    copied.delete(path);
    if (!(await haveSameContent(join(folder, file), target))) {
      kept.push(keptFile(root + path, `A copy of ${file}`));
    }
  }
  const own = [...files].flatMap((file) =>
    file.startsWith(root) ? [file.slice(root.length)] : [],
  );
  const isOther = isOtherFile(own);
  const originals = [...sources].flatMap(([path, source]) =>
    texts.has(path) && source.startsWith(root) && root + path !== source ? [source] : [],
  );
  const shown = pagesAmong(originals.map((file) => file.slice(root.length)));
  for (const path of shown.filter((one) => !isOther(one) && !texts.has(one))) {
    kept.push(original(root + path));
  }
  return {site: {...site, texts, copied}, kept};
}

function keptFile(file: string, other: string): Diagnostic {
  const sentence = `${other} would replace this file, so it is not written.`;
  const instead = 'Rename this file, or convert the site into another folder.';
  return note('convert/left-out', {file}, {what: {sentence}, instead});
}

function original(file: string): Diagnostic {
  const sentence = 'The new page of this file has another path, so the site has both.';
  const instead = 'Compare the two, and delete this file.';
  return note('convert/left-out', {file}, {what: {sentence}, instead});
}

/** Whether two paths lead to one file, also where the case of letters does not count. */
function isSameFile(one: string, other: string): boolean {
  if (!existsSync(one) || !existsSync(other)) return false;
  const [first, second] = [statSync(one), statSync(other)];
  return first.ino === second.ino && first.dev === second.dev;
}

async function haveSameContent(one: string, other: string): Promise<boolean> {
  if (statSync(other).isDirectory()) return false;
  return (await readFile(one)).equals(await readFile(other));
}
