import type {Diagnostic} from '../../diagnostics/diagnostic.js';
import {pageProblems} from '../page-problems.js';
import {publishPage, type PublishedPage} from '../publish-pages.js';
import type {Publishing} from '../publishing.js';
import type {EmbeddedUrls} from './embedded-urls.js';
import {isOperation, type UsedParts} from './used-parts.js';

/** What the pages of a site need of a document that contains them. */
export interface WrittenPages {
  /** How many images are on other hosts. */
  readonly otherImages: number;
  /** Whether requests of an API go to URLs that are relative to that of the site. */
  readonly hasRelativeServers: boolean;
  readonly problems: readonly Diagnostic[];
}

/** What pages are written with. */
export interface PagesToWrite {
  readonly publishing: Publishing;
  readonly paths: readonly string[];
  readonly embedded: EmbeddedUrls;
  readonly used: UsedParts;
  /** Called before each page, with how many were written. */
  readonly onProgress: (written: number) => void;
}

/** The images on other hosts, in HTML that we have written. */
const otherImage = /<img\b[^>]* src="(https?:[^"]*)"/g;

/** Writes all pages, to find out which files and parts of the bundle they need. */
export async function writePages({
  publishing,
  paths,
  embedded,
  used,
  onProgress,
}: PagesToWrite): Promise<WrittenPages> {
  const observed = used.observe(publishing);
  const problems: Diagnostic[] = [];
  const images = new Set<string>();
  let hasRelativeServers = false;
  embedded.hasContent = false;
  for (const [index, path] of paths.entries()) {
    onProgress(index);
    const page = await publishPage(path, observed);
    const found = 'state' in page ? pageProblems(page.state) : page.problems;
    for (const problem of found) problems.push(problem);
    if ('state' in page) continue;
    const html = page.content.toString();
    used.add(html);
    hasRelativeServers ||= isOperation(html) && html.includes(`${publishing.url.origin}/`);
    for (const [, src = ''] of html.matchAll(otherImage)) images.add(src);
  }
  return {otherImages: images.size, hasRelativeServers, problems};
}

/** The home page, with its images in it; `undefined` where it cannot be shown. */
export async function writeHome(
  publishing: Publishing,
  embedded: EmbeddedUrls,
  used: UsedParts,
): Promise<PublishedPage | undefined> {
  embedded.hasContent = true;
  const home = await publishPage('', used.observe(publishing));
  if ('state' in home) return undefined;
  used.add(home.content.toString());
  return home;
}
