import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {earlierBuild, earlierVersion} from './earlier-pages.js';

/** The file in which a site notes which version its files are of, and what was written there. */
export const recordFile = 'docs-site/installed.json';

/** Pages that authors are expected to edit: the record has their texts, to show what changes. */
export const pagesOfHosts: readonly string[] = ['index.html', '404.html'];

/** Which version the files of a site are of, and what was written there. */
export interface SiteRecord {
  /** Empty if nobody knows. */
  readonly version: string;
  readonly build: string;
  /** Hashes of what was written, by path in the site. */
  readonly files: ReadonlyMap<string, string>;
  /** What was written where authors are expected to edit it, by path. */
  readonly texts: ReadonlyMap<string, string>;
}

/** The record of a site. The first version has written none: then it says only what is known. */
export function readRecord(folder: string): SiteRecord {
  const written = jsonIn(join(folder, recordFile));
  const {version, build, files, texts} = propertiesOf(written);
  if (typeof version === 'string' && typeof build === 'string') {
    return {version, build, files: textsIn(files), texts: textsIn(texts)};
  }
  const found = buildOf(textIn(join(folder, 'docs-site/files.json')));
  const isFirst = found === earlierBuild;
  const noFiles: ReadonlyMap<string, string> = new Map();
  return {version: isFirst ? earlierVersion : '', build: found, files: noFiles, texts: noFiles};
}

/** What is known of a file after a command has run. */
export interface FileAfter {
  readonly path: string;
  readonly isRemoved?: boolean;
  /** What this version has written, or would have: it may have been there. */
  readonly content?: string | Uint8Array;
  /** The text on which an author builds, of files that authors edit. */
  readonly base?: string;
}

/** The text of the record of a site after a command. */
export function recordAfter(
  {files, texts}: SiteRecord,
  {version, build}: Pick<SiteRecord, 'version' | 'build'>,
  after: readonly FileAfter[],
): string {
  const newFiles = new Map(files);
  const newTexts = new Map(texts);
  for (const {isRemoved, path, content, base} of after) {
    if (isRemoved) newFiles.delete(path);
    if (content !== undefined) newFiles.set(path, hashOf(content));
    if (base !== undefined) newTexts.set(path, base);
  }
  const record = {
    version,
    build,
    files: Object.fromEntries([...newFiles].sort()),
    texts: Object.fromEntries([...newTexts].sort()),
  };
  return `${JSON.stringify(record, undefined, 1)}\n`;
}

/** A hash that is the same whether line breaks are those of Unix or of Windows. */
export function hashOf(content: string | Uint8Array): string {
  const bytes = Buffer.isBuffer(content) ? content : Buffer.from(content);
  const sum = createHash('sha256');
  // Most files are of Unix, and not copied.
  if (!bytes.includes('\r\n')) sum.update(bytes);
  else sum.update(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
  return sum.digest('hex').slice(0, 16);
}

/** The name of a build, that of its folder of chunks, from the text of its `files.json`. */
export function buildOf(files: string): string {
  return /"chunks\/(\w+)\//.exec(files)?.[1] ?? '';
}

/** Notes files of a site that has a record: those that are edited later can be told from others. */
export function noteFiles(folder: string, after: readonly FileAfter[]): void {
  const path = join(folder, recordFile);
  if (!existsSync(path)) return;
  const record = readRecord(folder);
  writeFileSync(path, recordAfter(record, record, after));
}

/** How people name a version: `0.1.0 (build x3tnFxTJ)`. */
export function versionText({version, build}: Pick<SiteRecord, 'version' | 'build'>): string {
  const known = version === '' ? 'an unknown version' : version;
  return build === '' ? known : `${known} (build ${build})`;
}

function textIn(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function jsonIn(path: string): unknown {
  try {
    return JSON.parse(textIn(path));
  } catch {
    return undefined;
  }
}

function propertiesOf(value: unknown): Readonly<Partial<Record<keyof SiteRecord, unknown>>> {
  return typeof value === 'object' && value !== null ? value : {};
}

/** The properties of an object that are texts. */
function textsIn(value: unknown): ReadonlyMap<string, string> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return new Map(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
