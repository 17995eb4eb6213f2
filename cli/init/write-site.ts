import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {Conversion} from '../../convert/conversion.js';
import type {SourceFolder} from '../../convert/source-folder.js';
import {isPrivate} from '../../src/site/private-path.js';
import {Misuse} from '../misuse.js';
import {isInside} from '../update/site-paths.js';

/** The files that a conversion writes into a folder, by their paths. */
export interface WrittenSite {
  /** Those with a new text. */
  readonly texts: ReadonlyMap<string, string>;
  /** Those that are copied as they are: new path → path. */
  readonly copied: ReadonlyMap<string, string>;
  /** The paths that are not written: they are not those of files of a site. */
  readonly refused: readonly string[];
}

/**
 * Whether a site can have a file with a path, which settings and pages of the other tool may name:
 * it leads nowhere else, replaces nothing of the site, and is not hidden.
 */
function isWritten(path: string): boolean {
  const names = path.split('/');
  const isPlain = names.every((name) => !/^\.{0,2}$|[\p{Cc}\\]/u.test(name));
  return isPlain && !isPrivate(path) && !/^docs(?:\.json|-site)$/i.test(names[0] ?? '');
}

/** What a conversion writes: in place, only files with another path are copied. */
export function filesOf(
  {config, texts, sources, unused, moved = new Map<string, string>(), root = ''}: Conversion,
  {files}: SourceFolder,
  isInPlace: boolean,
): WrittenSite {
  const configText = `${JSON.stringify(config, undefined, 2)}\n`;
  const written = [...texts].filter(([path]) => isWritten(path));
  const all = new Map([...written, ['docs.json', configText]]);
  const renamed = [...sources].filter(([path, file]) => path !== file);
  const movedFiles = new Set([...moved.values(), ...renamed.map(([, file]) => file)]);
  const stay = [...files].filter((file) => !unused.has(file) && !movedFiles.has(file));
  const copied = new Map([...stay.map((file) => [file, file] as const), ...moved]);
  for (const [path, file] of copied) {
    if (all.has(path) || (isInPlace && root + path === file)) copied.delete(path);
  }
  const refused = [...texts.keys(), ...copied.keys()].filter((path) => !isWritten(path));
  for (const path of refused) copied.delete(path);
  return {texts: all, copied, refused};
}

/** Writes a converted site of `folder` into the folder `out`. */
export function writeSite(folder: string, out: string, site: WrittenSite): void {
  mkdirSync(out, {recursive: true});
  for (const [path, file] of site.copied) {
    if (!isInside(out, path)) continue;
    mkdirSync(dirname(join(out, path)), {recursive: true});
    writeFileSync(join(out, path), readFileSync(join(folder, file)));
  }
  for (const [file, text] of site.texts) {
    // In place, a link may lead out of the folder.
    if (!isInside(out, file)) continue;
    mkdirSync(dirname(join(out, file)), {recursive: true});
    writeFileSync(join(out, file), text);
  }
}

/** @throws a misuse if a folder that a site is to be written into is not empty. */
export function requireEmpty(out: string): void {
  if (existsSync(out) && readdirSync(out).length > 0) {
    throw new Misuse(`${out} is not empty. Name another folder with --out.`);
  }
}

/** The name under which the page of another tool stays in a folder. */
const keptIndex = 'index.before.html';

/** Keeps the `index.html` of another tool under another name; gives that name. */
export function keepIndex(folder: string): string | undefined {
  const file = join(folder, 'index.html');
  if (!existsSync(file) || existsSync(join(folder, keptIndex))) return undefined;
  renameSync(file, join(folder, keptIndex));
  return keptIndex;
}
