import {hashOf, pagesOfHosts, recordFile} from '../../scripts/lib/site-record.mjs';
import {editorSnippets, snippetsFile} from '../init/editor-snippets.js';
import {ruleTexts} from '../rules/rules-files.js';
import {rulesHeading} from '../rules/rules-text.js';
import {earlierHashes} from './earlier-hashes.js';
import {linesToChange} from './lines-to-change.js';
import {newPage, withTitleOf} from './new-pages.js';
import {contentOf, filesUnder, isInside} from './site-paths.js';
import type {FileAfter, SiteRecord} from './site-record.js';

/** What an update does to a file of a site. */
export interface Change extends FileAfter {
  readonly kind: 'created' | 'replaced' | 'removed' | 'kept' | 'same';
  /** Why a file is kept. */
  readonly reason?: string;
  /** What its author may change in a file that is kept, as a unified diff. */
  readonly lines?: string;
}

/** A site that is brought up to date. */
export interface UpdatedSite {
  readonly folder: string;
  readonly record: SiteRecord;
  /** Whether files of `docs-site/` are replaced although they were edited. */
  readonly isForced: boolean;
}

/** Files in `docs-site/` that come from elsewhere than the new version. */
const others = new Set([recordFile, 'docs-site/LICENSE']);

const edited = 'it was edited';
const elsewhere = 'it is a link that leads out of the folder';

/**
 * What brings `docs-site/` up to date. `shipped` has the files of the new version by their path in
 * the site. What was added to the folder is not mentioned.
 */
export async function planFolder(
  site: UpdatedSite,
  shipped: ReadonlyMap<string, Uint8Array>,
): Promise<readonly Change[]> {
  const {folder, record, isForced} = site;
  const changes: Change[] = [];
  for (const [path, content] of shipped) {
    const change = await fileChange(site, path, content);
    const isReplaced = isForced && change.reason === edited;
    changes.push(isReplaced ? {kind: 'replaced', path, content} : change);
  }
  for (const path of await filesUnder(folder, 'docs-site')) {
    if (shipped.has(path) || others.has(path)) continue;
    const content = (await contentOf(folder, path)) ?? '';
    if (wasWritten(record, path, content)) changes.push({kind: 'removed', path, isRemoved: true});
    else if (record.files.has(path)) changes.push({kind: 'kept', path, reason: edited});
  }
  return changes;
}

/** What brings the files of a site outside of `docs-site/` up to date. */
export async function planAround(
  site: UpdatedSite,
  worker: string | Uint8Array,
): Promise<readonly Change[]> {
  const {folder} = site;
  const changes: Change[] = [];
  const files = [['docs-sw.js', worker] as const, [snippetsFile, editorSnippets()] as const];
  for (const [path, content] of files) {
    if (await isThere(folder, path)) changes.push(await fileChange(site, path, content));
  }
  changes.push(...(await planRules(site)));
  const index = (await contentOf(folder, 'index.html'))?.toString() ?? '';
  for (const path of pagesOfHosts) changes.push(...(await pageChanges(site, path, index)));
  return changes;
}

/** Rules are ours if they have our heading: `AGENTS.md` may be of anybody. */
async function planRules(site: UpdatedSite): Promise<readonly Change[]> {
  const changes: Change[] = [];
  for (const [path, text] of ruleTexts()) {
    const content = await contentOf(site.folder, path);
    if (!content?.toString().includes(rulesHeading)) continue;
    const change = await fileChange(site, path, text);
    changes.push(change.reason === edited ? keptText(site, path, unix(content), text) : change);
  }
  return changes.map((change) => (change.content === undefined ? change : withBase(change)));
}

async function pageChanges(
  site: UpdatedSite,
  path: string,
  index: string,
): Promise<readonly Change[]> {
  const content = await contentOf(site.folder, path);
  const page = content && newPage(path, unix(content), index);
  if (!content || !page) return [];
  const {next, earlier} = page;
  const text = unix(content);
  if (text === next) return [{kind: 'same', path, content: next, base: next}];
  if (!(await isInside(site.folder, path))) return [{kind: 'kept', path, reason: elsewhere}];
  const isOurs = text === earlier || wasWritten(site.record, path, content);
  if (isOurs && path !== 'index.html') {
    return [{kind: 'replaced', path, content: next, base: next}];
  }
  const change = keptText(site, path, text, next, earlier);
  return [isOurs && change.reason ? {...change, reason: 'this command never changes it'} : change];
}

/** An edited text, with the lines to change; one that lacks nothing is up to date. */
function keptText(
  {record}: UpdatedSite,
  path: string,
  text: string,
  next: string,
  earlier?: string,
): Change {
  const written = record.texts.get(path) ?? earlier;
  const before = written === undefined ? undefined : withTitleOf(text, written);
  const lines = linesToChange(path, text, before, next);
  if (lines === '') return {kind: 'kept', path, base: next};
  const change = {kind: 'kept', path, reason: edited, lines} as const;
  return before === undefined ? change : {...change, base: before};
}

/** A text that is ours: the next update compares with it what its author has changed by then. */
function withBase(change: Change): Change {
  return {...change, base: String(change.content)};
}

async function fileChange(
  {folder, record}: UpdatedSite,
  path: string,
  content: string | Uint8Array,
): Promise<Change> {
  if (!(await isInside(folder, path))) return {kind: 'kept', path, reason: elsewhere};
  const present = await contentOf(folder, path);
  if (!present) return {kind: 'created', path, content};
  if (present.equals(Buffer.from(content))) return {kind: 'same', path, content};
  if (hashOf(present) === hashOf(content)) return {kind: 'same', path, content};
  if (wasWritten(record, path, present)) return {kind: 'replaced', path, content};
  return {kind: 'kept', path, reason: edited};
}

/** Whether a file is as some version has written it. */
function wasWritten({files}: SiteRecord, path: string, content: string | Uint8Array): boolean {
  const hash = hashOf(content);
  return files.get(path) === hash || earlierHashes.has(hash.slice(0, 8));
}

async function isThere(folder: string, path: string): Promise<boolean> {
  return (await contentOf(folder, path)) !== undefined;
}

/** A text with the line breaks of Unix, whatever the author's editor writes. */
function unix(content: Uint8Array): string {
  return Buffer.from(content).toString().replaceAll('\r\n', '\n');
}
