import {textIn} from '../settings/setting-values.js';
import {isSettings, type SettingsMap} from '../settings/setting.js';
import {folderOf} from '../source-paths.js';
import {indexText, type Card} from './docusaurus-cards.js';
import {readPageFile, type Doc, scalarOf} from './docusaurus-docs.js';
import {nameOf, pathWithin, urlPath} from './docusaurus-paths.js';
import type {DocusaurusSource} from './docusaurus-source.js';

/** A blog with its posts, the newest first. */
export interface Blog {
  readonly title: string;
  readonly url: string;
  readonly posts: readonly Doc[];
}

/** Reads the blog of a site; `undefined` where it has no posts. */
export async function readBlog(
  source: DocusaurusSource,
  options: SettingsMap,
): Promise<Blog | undefined> {
  const folder = source.pathOf(textIn(options, 'path') ?? 'blog');
  const url = urlPath(textIn(options, 'routeBasePath') ?? 'blog');
  const posts: {readonly doc: Doc; readonly date: string}[] = [];
  for (const file of folder === undefined ? [] : source.folder.files) {
    const path = pathWithin(folder ?? '', file);
    if (path === undefined || !/\.mdx?$/.test(path) || /(?:^|\/)_/.test(path)) continue;
    const post = await readPost(source, file, path, url);
    if (post) posts.push(post);
  }
  if (posts.length === 0) return undefined;
  const signed = posts.find(({doc}) => shown.some((name) => doc.front.has(name)));
  if (signed) {
    const sentence = 'Authors and tags of posts are not carried over.';
    source.leaveOut({file: signed.doc.file}, {sentence}, 'Write it into the posts.');
  }
  const sorted = posts.toSorted((one, other) => (one.date < other.date ? 1 : -1));
  return {
    title: textIn(options, 'blogTitle') ?? 'Blog',
    url,
    posts: sorted.map(({doc}) => doc),
  };
}

/** What Docusaurus shows next to a post. */
const shown = ['authors', 'author', 'tags'];

const dated = /^(.*?)(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]?(.*?)(?:\/index)?\.mdx?$/;

async function readPost(source: DocusaurusSource, file: string, path: string, base: string) {
  const parsed = await readPageFile(source, file);
  if (!parsed || parsed.front.get('draft') === true) return undefined;
  const {front, heading} = parsed;
  const [, before = '', year = '', month = '', day = '', rest = ''] = dated.exec(path) ?? [];
  const plain = path.replace(/(?:^|\/)index\.mdx?$|\.mdx?$/, '');
  const name = year === '' ? plain : before + rest;
  const date = year === '' ? (scalarOf(front, 'date') ?? '') : `${year}-${month}-${day}`;
  const slug = scalarOf(front, 'slug');
  const own = year === '' ? plain : `${year}/${month}/${day}/${name}`;
  const title = scalarOf(front, 'title') ?? heading ?? nameOf(name);
  const doc: Doc = {
    ...parsed,
    ...{file, version: undefined, folder: folderOf(path), id: plain, position: undefined},
    url: urlPath(base, slug ?? own),
    title,
    label: textIn(front, 'sidebar_label') ?? title,
    isIndex: false,
    isListed: front.get('unlisted') !== true,
    hasHeading: parsed.shownHeading !== undefined,
  };
  return {doc, date};
}

/** The page that lists the posts of a blog. */
export function blogIndex({title, posts}: Blog, options: SettingsMap): string {
  const cards = posts
    .filter(({isListed}) => isListed)
    .map((post): Card => ({title: post.title, href: post.url, description: post.description}));
  const own = options.get('blogDescription');
  const description = isSettings(own) || typeof own !== 'string' ? undefined : own;
  return indexText({title, label: title, description, cards});
}
