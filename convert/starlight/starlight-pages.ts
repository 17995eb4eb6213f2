import {slugOf} from '../../src/content/link-targets.js';
import type {Frontmatter} from '../../src/content/page.js';
import {entriesOf, splitPage} from '../page-head.js';
import {textIn} from '../settings/setting-values.js';
import type {StarlightPage, StarlightSite} from './starlight-site.js';

const ending = /\.(?:md|mdx|markdown|mdown|mkd|mkdn|mdwn)$/i;

/** The pages of a site, in the order of their files; drafts are left out. */
export async function readPages(site: StarlightSite): Promise<readonly StarlightPage[]> {
  const {folder, docs} = site;
  const pages: StarlightPage[] = [];
  for (const file of [...folder.files].sort()) {
    if (!file.startsWith(docs)) continue;
    const relative = file.slice(docs.length);
    if (/(?:^|\/)_/.test(relative)) continue;
    if (/\.mdoc$/i.test(file)) {
      site.leaveOut({file, line: 1}, 'This page in Markdoc', 'Write it in MDX.');
    }
    if (!ending.test(relative)) continue;
    const head =
      entriesOf(splitPage((await folder.text(file)) ?? '').head) ?? new Map<string, never>();
    if (head.get('draft') === true) {
      site.leaveOut({file, line: 1}, 'This draft', 'Copy it once it is to be published.');
      continue;
    }
    const page = pageOf(file, relative, head);
    const path = site.paths.pathFor(file, page.path);
    const slug = path === page.path ? page.slug : withoutIndex(path.replace(ending, ''));
    pages.push({...page, path, slug, wanted: page.slug});
  }
  return pages;
}

function pageOf(file: string, relative: string, head: Frontmatter): Omit<StarlightPage, 'wanted'> {
  const inner = relative.replace(ending, '');
  const own = textIn(head, 'slug')?.replaceAll(/^\/+|\/+$/g, '');
  const slug = withoutIndex(own ?? inner.split('/').map(slugOf).join('/'));
  const suffix = /\.mdx$/i.test(file) ? '.mdx' : '.md';
  const isNatural = withoutIndex(inner) === slug;
  const path = isNatural ? inner : slug || 'index';
  return {file, inner, slug, path: path + suffix, head};
}

function withoutIndex(path: string): string {
  return path.replace(/(?:^|\/)index$/, '');
}

/** The title of a page in lists of links. */
export function titleOf({head, slug}: StarlightPage): string {
  return textIn(head, 'title') ?? slug;
}
