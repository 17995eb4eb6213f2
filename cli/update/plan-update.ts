import {editorSnippets, snippetsFile} from '../init/editor-snippets.js';
import {editorNames, filesOfEditor, knownRules} from '../rules/rules-files.js';
import {rulesHeading} from '../rules/rules-text.js';
import {earlierHashes} from './earlier-hashes.js';
import {linesToChange} from './lines-to-change.js';
import {
  isOfflinePage,
  newPage,
  offlinePage,
  withElementOf,
  withTitleOf,
  type NewPage,
} from './new-pages.js';
import {contentOf, filesUnder, isInside} from './site-paths.js';
import {hashOf, pagesOfHosts, recordFile, type FileAfter, type SiteRecord} from './site-record.js';

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
const elsewhere = 'it is a link to a file outside the folder';

/**
 * What brings `docs-site/` up to date. `shipped` has the files of the new version by their path in
 * the site. What was added to the folder is not mentioned.
 */
export function planFolder(
  site: UpdatedSite,
  shipped: ReadonlyMap<string, Uint8Array>,
): readonly Change[] {
  const {folder, record, isForced} = site;
  const changes: Change[] = [];
  for (const [path, content] of shipped) {
    const change = fileChange(site, path, content);
    const isReplaced = isForced && change.reason === edited;
    changes.push(isReplaced ? {kind: 'replaced', path, content} : change);
  }
  for (const path of filesUnder(folder, 'docs-site')) {
    if (shipped.has(path) || others.has(path)) continue;
    const content = contentOf(folder, path) ?? '';
    if (wasWritten(record, path, content)) changes.push({kind: 'removed', path, isRemoved: true});
    else if (record.files.has(path)) changes.push({kind: 'kept', path, reason: edited});
  }
  return changes;
}

/** What brings the files of a site outside of `docs-site/` up to date. */
export function planAround(site: UpdatedSite, worker: string | Uint8Array): readonly Change[] {
  const {folder} = site;
  const changes: Change[] = [];
  const files = [['docs-sw.js', worker] as const, [snippetsFile, editorSnippets()] as const];
  for (const [path, content] of files) {
    if (exists(folder, path)) changes.push(fileChange(site, path, content));
  }
  changes.push(...planRules(site));
  const index = contentOf(folder, 'index.html')?.toString() ?? '';
  const hasWorker = exists(folder, 'docs-sw.js');
  for (const path of pagesOfHosts) {
    changes.push(...pageChanges(site, path, index, hasWorker));
  }
  return changes;
}

/** The rules of the editors that the site has rules for, also in the files that are new. */
function planRules(site: UpdatedSite): readonly Change[] {
  const changes = new Map<string, Change>();
  const groups = [...editorNames.map(filesOfEditor), knownRules()];
  for (const [index, files] of groups.entries()) {
    const isOfEditor = index < editorNames.length && hasOurs(site.folder, files);
    for (const [path, text] of files) {
      const change = rulesChange(site, path, text, isOfEditor);
      if (change && !changes.has(path)) changes.set(path, change);
    }
  }
  return [...changes.values()];
}

function rulesChange(
  site: UpdatedSite,
  path: string,
  text: string,
  isNewWanted: boolean,
): Change | undefined {
  const content = contentOf(site.folder, path);
  const isWanted = content ? isOurs(content) : isNewWanted && !site.record.files.has(path);
  if (!isWanted) return undefined;
  const change = fileChange(site, path, text);
  if (content && change.reason === edited) return keptRules(site, path, unix(content), text);
  // The next update compares with it what its author has changed by then.
  return change.content === undefined ? change : {...change, base: text};
}

function hasOurs(folder: string, files: ReadonlyMap<string, string>): boolean {
  for (const path of files.keys()) {
    const content = path.endsWith('AGENTS.md') ? undefined : contentOf(folder, path);
    if (content && isOurs(content)) return true;
  }
  return false;
}

/** Rules are ours if they have our heading: \`AGENTS.md\` may be of anybody. */
function isOurs(content: Uint8Array): boolean {
  return Buffer.from(content).toString().includes(rulesHeading);
}

function pageChanges(
  site: UpdatedSite,
  path: string,
  index: string,
  hasWorker: boolean,
): readonly Change[] {
  const content = contentOf(site.folder, path);
  const page = content && newPage(path, unix(content), index, hasWorker);
  if (!content || !page) return [];
  const {next, earlier} = page;
  const text = unix(content);
  if (text === next) return [{kind: 'same', path, content: next, base: next}];
  if (!isInside(site.folder, path)) return [{kind: 'kept', path, reason: elsewhere}];
  const isUnedited = text === earlier || wasWritten(site.record, path, content);
  if (isUnedited && path !== 'index.html') {
    return [{kind: 'replaced', path, content: next, base: next}];
  }
  const change = keptPage(site, path, text, page);
  return [
    isUnedited && change.reason ? {...change, reason: 'this command never changes it'} : change,
  ];
}

/**
 * An edited page, with the lines to change. Its element is its author's: only `offline` is offered
 * for it, and only once.
 */
function keptPage(
  {record}: UpdatedSite,
  path: string,
  text: string,
  {next, earlier}: NewPage,
): Change {
  const before = withTitleOf(text, record.texts.get(path) ?? earlier);
  const isOffered = isOfflinePage(next) && ![text, before].some(isOfflinePage);
  const own = (page: string) => withElementOf(text, page);
  const also = isOffered ? offlinePage : undefined;
  const lines = linesToChange(path, text, own(before), own(next), also);
  if (lines === '') return {kind: 'kept', path, base: next};
  return {kind: 'kept', path, reason: edited, lines, base: withElementOf(next, before)};
}

/** Edited rules, with the lines to change; those that lack nothing are up to date. */
function keptRules({record}: UpdatedSite, path: string, text: string, next: string): Change {
  const before = record.texts.get(path);
  const lines = linesToChange(path, text, before, next);
  if (lines === '') return {kind: 'kept', path, base: next};
  const change = {kind: 'kept', path, reason: edited, lines} as const;
  return before === undefined ? change : {...change, base: before};
}

function fileChange(
  {folder, record}: UpdatedSite,
  path: string,
  content: string | Uint8Array,
): Change {
  if (!isInside(folder, path)) return {kind: 'kept', path, reason: elsewhere};
  const present = contentOf(folder, path);
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

function exists(folder: string, path: string): boolean {
  return contentOf(folder, path) !== undefined;
}

/** A text with the line breaks of Unix, whatever the author's editor writes. */
function unix(content: Uint8Array): string {
  return Buffer.from(content).toString().replaceAll('\r\n', '\n');
}
