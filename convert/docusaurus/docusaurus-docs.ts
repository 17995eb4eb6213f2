import {load} from 'js-yaml';
import {takeModules} from '../../src/content/mdx/modules.js';
import {plainMarkdown} from '../../src/content/parse-page.js';
import {matchesGlob} from '../globs.js';
import {FenceLines} from '../markdown/fence-lines.js';
import {splitOpenPage} from '../page-head.js';
import {noSettings, settingFrom, textIn, textsIn} from '../settings/setting-values.js';
import {isSettings, type SettingsMap} from '../settings/setting.js';
import {folderOf} from '../source-paths.js';
import {nameOf, navPath, numberedName, pathWithin, urlPath} from './docusaurus-paths.js';
import type {DocusaurusSource} from './docusaurus-source.js';
import type {DocsVersion} from './docusaurus-versions.js';

/** A page of a Docusaurus site: a document, or one of `src/pages`. */
export interface Doc {
  readonly file: string;
  /** Its version; `undefined` for a page that is no document. */
  readonly version: DocsVersion | undefined;
  /** The folder in that of its version; `''` for that one itself. */
  readonly folder: string;
  readonly id: string;
  /** The path of its URL: that in Docusaurus, or another one where another page has it here. */
  readonly url: string;
  readonly title: string;
  /** What the sidebar calls it. */
  readonly label: string;
  readonly position: number | undefined;
  readonly description: string;
  /** Whether it is the page of its folder. */
  readonly isIndex: boolean;
  /** Whether sidebars have it. */
  readonly isListed: boolean;
  /** The heading that its text begins with. */
  readonly heading: string | undefined;
  /** The heading that readers see as its title, if its text has one. */
  readonly shownHeading: string | undefined;
  /** Whether no title is shown above its text. */
  readonly hasHeading: boolean;
  readonly front: SettingsMap;
  readonly head: string;
  readonly body: string;
  readonly bodyLine: number;
}

const isPart = /(?:^|\/)_|(?:^|\/)__tests__\/|\.test\.mdx?$/;

/** The documents of a version, in the order of their files. */
export async function docsOf(
  source: DocusaurusSource,
  version: DocsVersion,
): Promise<readonly Doc[]> {
  const {folder, options, translated} = version;
  const include = textsIn(options, 'include');
  const exclude = textsIn(options, 'exclude');
  const docs: Doc[] = [];
  for (const file of source.folder.files) {
    const path = pathWithin(folder, file);
    if (path === undefined || !/\.mdx?$/.test(path) || isPart.test(path)) continue;
    if (include.length > 0 && !include.some((pattern) => matchesGlob(path, pattern))) continue;
    if (exclude.some((pattern) => matchesGlob(path, pattern))) continue;
    const other = `${translated ?? ''}/${path}`;
    const isTranslated = translated !== undefined && source.folder.files.has(other);
    if (version.locale !== undefined && !isTranslated) continue;
    const doc = await readDoc(source, isTranslated ? other : file, path, version);
    if (doc) docs.push(doc);
  }
  return docs;
}

async function readDoc(
  source: DocusaurusSource,
  file: string,
  path: string,
  version: DocsVersion,
): Promise<Doc | undefined> {
  const parsed = await readPageFile(source, file);
  if (!parsed || parsed.front.get('draft') === true) return undefined;
  const {front} = parsed;
  const hasNumbers = version.options.get('numberPrefixParser') !== false;
  const numbered = (name: string) => (hasNumbers ? numberedName(name) : {name});
  const folder = folderOf(path);
  const stem = nameOf(path).replace(/\.mdx?$/, '');
  const {name, position = undefined} = numbered(stem);
  const baseId = scalarOf(front, 'id') ?? name;
  const plain =
    folder === ''
      ? ''
      : folder
          .split('/')
          .map((one) => numbered(one).name)
          .join('/');
  const own = nameOf(folder).toLowerCase();
  const isIndex = ['index', 'readme', ...(own === '' ? [] : [own])].includes(stem.toLowerCase());
  const inner = scalarOf(front, 'slug') ?? (isIndex ? '' : baseId);
  const sidebarPosition = front.get('sidebar_position');
  const title = scalarOf(front, 'title') ?? parsed.heading ?? baseId;
  return {
    ...parsed,
    file,
    version,
    folder,
    id: plain === '' ? baseId : `${plain}/${baseId}`,
    url: inner.startsWith('/') ? urlPath(version.url, inner) : urlPath(version.url, plain, inner),
    title,
    label: textIn(front, 'sidebar_label') ?? title,
    position: typeof sidebarPosition === 'number' ? sidebarPosition : position,
    isIndex,
    isListed: front.get('unlisted') !== true,
    hasHeading: parsed.shownHeading !== undefined,
  };
}

/** The file that a page has here. */
export function pageFile({isOld}: DocusaurusSource, {url, body}: Doc): string {
  // Only for the older parser, indented text is code.
  const hasCode = isOld && /(?:^|\n)[ \t]*\n(?: {4}|\t)/.test(body);
  return `${navPath(url)}.${hasCode ? 'md' : 'mdx'}`;
}

/** The pages of `src/pages` that are Markdown. */
export async function pageDocs(
  source: DocusaurusSource,
  options: SettingsMap,
): Promise<readonly Doc[]> {
  const folder = source.pathOf(textIn(options, 'path') ?? 'src/pages');
  const base = textIn(options, 'routeBasePath') ?? '/';
  const docs: Doc[] = [];
  for (const file of folder === undefined ? [] : source.folder.files) {
    const path = pathWithin(folder ?? '', file);
    if (path === undefined || isPart.test(path)) continue;
    if (/\.[jt]sx?$/.test(path) && !/\.d\.ts$|\.test\./.test(path)) {
      const what = 'This page is a component of React, so it';
      source.leaveOut({file}, what, 'Write it as a page in MDX.');
    }
    const parsed = /\.mdx?$/.test(path) ? await readPageFile(source, file) : undefined;
    if (!parsed || parsed.front.get('draft') === true) continue;
    const name = path.replace(/\.mdx?$/, '');
    const title = scalarOf(parsed.front, 'title') ?? parsed.heading;
    docs.push({
      ...parsed,
      ...{file, version: undefined, folder: folderOf(path), id: name, position: undefined},
      url: urlPath(base, name.replace(/(?:^|\/)index$/, '')),
      title: title ?? nameOf(name),
      label: title ?? nameOf(name),
      isIndex: false,
      isListed: false,
      // These pages show no title above their text.
      hasHeading: true,
    });
  }
  return docs;
}

/** A file of a page; `undefined` for one that cannot be read. */
export async function readPageFile(source: DocusaurusSource, file: string) {
  const text = await source.folder.text(file);
  if (text === undefined) return undefined;
  const {head, body, bodyLine} = splitOpenPage(text);
  const front = frontOf(head);
  if (!front) {
    const what = 'The frontmatter is not valid YAML, so it';
    source.leaveOut({file, line: 1}, what, 'Correct it, and convert the site again.');
  }
  const known = front ?? noSettings;
  const description = textIn(known, 'description') ?? excerptOf(body);
  const heading = headingOf(body);
  // Since version 3, the first heading is the title, whatever is in front of it.
  const shownHeading = heading ?? (source.isOld ? undefined : laterHeadingOf(body));
  return {head, body, bodyLine, front: known, heading, shownHeading, description};
}

function frontOf(head: string): SettingsMap | undefined {
  if (head.trim() === '') return noSettings;
  try {
    const front = settingFrom(load(head) ?? {});
    return isSettings(front) ? front : undefined;
  } catch {
    return undefined;
  }
}

/** The heading that a text begins with, after imports. */
function headingOf(body: string): string | undefined {
  const content = takeModules(body).body.trimStart();
  const first = content.slice(0, 2000);
  const [, written] =
    /^#[ \t]+([^ \t\n][^\n]*)/.exec(first) ?? /^([^\n]+)\n=+[ \t]*(?:\n|$)/.exec(first) ?? [];
  return written && plainHeading(written);
}

function plainHeading(written: string): string {
  return plainMarkdown(written.replace(/\s*(?:\{#[^\s{}]+\}|#+)$/, '')).trim();
}

/** The first heading of a text, if it is one of level 1 and no line across is above it. */
function laterHeadingOf(body: string): string | undefined {
  const fences = new FenceLines();
  for (const line of body.split('\n')) {
    if (fences.isCode(line)) continue;
    if (/^ {0,3}(?:-{3,}|\*{3,}|_{3,})[ \t]*$/.test(line)) return undefined;
    if (/^ {0,3}#{1,6}[ \t]/.test(line)) {
      const [, written] = /^ {0,3}#[ \t]+([^ \t\n].*)$/.exec(line) ?? [];
      return written && plainHeading(written);
    }
  }
  return undefined;
}

/** The first text of a page, which describes it where nothing else does. */
function excerptOf(body: string): string {
  const {body: content} = takeModules(body);
  const fences = new FenceLines();
  for (const line of content.split('\n')) {
    if (!fences.isCode(line) && !/^\s*(?:#|:::|<!--|\{|<|!\[|$)/.test(line)) {
      const text = plainMarkdown(line.slice(0, 500)).trim();
      if (text !== '') return text;
    }
  }
  return '';
}

/** A text or a number of frontmatter, as a text. */
export function scalarOf(settings: SettingsMap, name: string): string | undefined {
  const value = settings.get(name);
  const isScalar = typeof value === 'string' || typeof value === 'number';
  return isScalar && value !== '' ? String(value) : undefined;
}
