import type {Conversion, Converter} from '../conversion.js';
import type {SourceFolder} from '../source-folder.js';
import {configOf} from './docsify-config.js';
import {convertCovers} from './docsify-cover.js';
import {docsifyHeadingIds} from './docsify-heading-ids.js';
import {readNavigation} from './docsify-navigation.js';
import {readIndex} from './docsify-options.js';
import {DocsifySource} from './docsify-source.js';
import {DocsifyTexts} from './docsify-texts.js';

/** Reads sites of docsify (docsify.js.org, versions 4 and 5). */
export const docsify: Converter = {
  tool: 'docsify',
  recognizes: async (folder) => /\$docsify\b/.test((await folder.text('index.html')) ?? ''),
  convert,
};

/** The files that only docsify reads. */
const unused = /^(?:index\.html|sw\.js)$|(?:^|\/)_(?:sidebar|navbar|coverpage|404)\.md$/i;

async function convert(folder: SourceFolder): Promise<Conversion> {
  const files = [...folder.files];
  const pages = files.filter(isPage).sort();
  const index = readIndex((await folder.text('index.html')) ?? '');
  const source = new DocsifySource(folder, index, await docsifyHeadingIds(folder, pages));
  const config = await configOf(source);
  const navigation = await readNavigation(source, pages);
  const texts = new DocsifyTexts(source);
  await convertCovers(source, texts);
  for (const file of pages) await texts.convertPage(file, navigation.labels.get(file));
  return {
    tool: 'docsify',
    pages: pages.length,
    config: {...config, ...navigation.config},
    texts: source.texts,
    unused: new Set(files.filter((file) => unused.test(file))),
    notes: source.notes,
  };
}

/** Whether a file is a page: parts of others begin with an underscore. */
function isPage(file: string): boolean {
  return /\.md$/i.test(file) && !/(?:^|\/)_/.test(file);
}
