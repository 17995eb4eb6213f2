import type {Conversion} from '../conversion.js';
import type {SourceFolder} from '../source-folder.js';
import {configOf} from './docsify-config.js';
import {convertCovers} from './docsify-cover.js';
import {docsifyHeadingIds} from './docsify-heading-ids.js';
import {indexOf} from './docsify-index.js';
import {readNavigation} from './docsify-navigation.js';
import {notFoundFile, notFoundOf} from './docsify-not-found.js';
import {DocsifySource} from './docsify-source.js';
import {DocsifyTexts} from './docsify-texts.js';

/** The files that only docsify reads. */
const unused = /^(?:index\.html|sw\.js)$|(?:^|\/)_(?:sidebar|navbar|coverpage|404)\.md$/i;

/** Converts a site of docsify (docsify.js.org, versions 4 and 5). */
export async function convertDocsify(folder: SourceFolder): Promise<Conversion> {
  const files = [...folder.files];
  const all = files.filter(isPage).sort();
  const index = await indexOf(folder);
  if (!index) throw new Error('The settings of docsify cannot be read.');
  const source = new DocsifySource(folder, index, all, await docsifyHeadingIds(folder, all));
  const notFound = notFoundFile(source);
  const pages = all.filter((file) => file !== notFound);
  const config = await configOf(source);
  const navigation = await readNavigation(source, pages);
  const texts = new DocsifyTexts(source);
  await convertCovers(source, texts);
  noteIndex(source);
  for (const file of pages) await texts.convertPage(file, navigation.labels.get(file)?.title);
  return source.conversion({
    tool: 'docsify',
    pages: [...source.newFiles].filter(([file]) => file !== notFound),
    config: {...config, ...(await notFoundOf(source, texts)), ...navigation.config},
    unused: new Set(
      files.filter((file) => unused.test(file) || file === index.file || file === notFound),
    ),
  });
}

/** Whether a file is a page: parts of others begin with an underscore. */
function isPage(file: string): boolean {
  return /\.md$/i.test(file) && !/(?:^|\/)_/.test(file);
}

/** Notes that a site begins with a page in HTML, where docsify is in another one. */
function noteIndex(source: DocsifySource): void {
  if (source.index.file === 'index.html' || !source.folder.files.has('index.html')) return;
  const instead = 'Write what it shows in a page.';
  source.leaveOut({file: 'index.html'}, 'The page index.html', instead);
}
