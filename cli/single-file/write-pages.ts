import {withMessages} from '../../src/content/describe.js';
import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import {publishPage, type PublishedPage} from '../../src/publish/publish-pages.js';
import {counted} from '../../src/shared/counted.js';
import {Misuse} from '../misuse.js';
import type {SiteToPublish} from '../publish/open-site.js';
import {problemsOf} from '../publish/site-writer.js';
import type {Terminal} from '../terminal.js';
import type {EmbeddedFiles} from './embedded-files.js';
import type {UsedParts} from './used-parts.js';

/** The pages of a site, as far as a document needs them. */
export interface WrittenPages {
  readonly home: PublishedPage;
  /** How many images are on other hosts. */
  readonly otherImages: number;
  readonly problems: readonly Diagnostic[];
}

/** The images on other hosts, in HTML that we have written. */
const otherImage = /<img\b[^>]* src="(https?:[^"]*)"/g;

/**
 * Writes all pages, to find out which files and parts of the bundle they need. Only the home page
 * is in the document as HTML.
 *
 * @throws a misuse where that cannot be shown.
 */
export async function writePages(
  {publishing, paths}: SiteToPublish,
  embedded: EmbeddedFiles,
  used: UsedParts,
  terminal: Terminal,
): Promise<WrittenPages> {
  const observed = used.observe(publishing);
  const problems: Diagnostic[] = [];
  const images = new Set<string>();
  const write = async (path: string) => {
    const page = await publishPage(path, observed);
    if ('state' in page) return page;
    const html = page.content.toString();
    used.add(html);
    for (const [, src = ''] of html.matchAll(otherImage)) images.add(src);
    return page;
  };
  embedded.hasContent = false;
  for (const [index, path] of paths.entries()) {
    terminal.progress(`Building ${index + 1} of ${counted(paths.length, 'page')}`);
    const page = await write(path);
    const found = 'state' in page ? problemsOf(page.state) : withMessages(page.problems);
    for (const problem of found) problems.push(problem);
  }
  terminal.progress('');
  embedded.hasContent = true;
  const home = await write('');
  if ('state' in home) throw new Misuse('The home page cannot be shown: docs-site check');
  return {home, otherImages: images.size, problems};
}
