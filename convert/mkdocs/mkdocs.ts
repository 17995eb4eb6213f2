import type {Conversion} from '../conversion.js';
import type {SourceFolder} from '../source-folder.js';
import {configNames, readMkdocs} from './mkdocs-config.js';
import {folderNavs} from './mkdocs-folders.js';
import {mkdocsHeadingIds} from './mkdocs-heading-ids.js';
import {literateNav} from './mkdocs-literate-nav.js';
import {readNavigation} from './mkdocs-navigation.js';
import {preparedPages} from './mkdocs-prepare.js';
import {MkdocsRoutes} from './mkdocs-routes.js';
import {settingsOf} from './mkdocs-settings.js';
import {MkdocsSource} from './mkdocs-source.js';
import {writePage} from './mkdocs-texts.js';

/** Converts a site of MkDocs (mkdocs.org), also with the theme Material. */
export async function convertMkDocs(folder: SourceFolder): Promise<Conversion> {
  const config = await readMkdocs(folder);
  if (!config) throw new Error('The configuration of MkDocs cannot be read.');
  const source = new MkdocsSource(folder, config);
  const prepared = await preparedPages(source);
  const routes = new MkdocsRoutes(
    {
      files: source.files,
      pages: source.pages,
      newFiles: source.newFiles,
      hasFolders: config.settings.get('use_directory_urls') !== false,
      base: basePath(config.settings.get('site_url')),
    },
    mkdocsHeadingIds(source, prepared),
  );
  const settings = settingsOf(source, routes);
  const navigation = readNavigation(source, routes, {
    folders: await folderNavs(source),
    written: (await literateNav(source)) ?? config.settings.get('nav'),
  });
  for (const page of prepared) {
    await writePage(page, navigation.labels.get(page.file)?.title, routes, source);
  }
  // The files of the folder of pages that are no pages.
  for (const file of source.files) {
    const isPage = /\.(?:md|markdown)$/i.test(file);
    if (!isPage && !configNames.includes(file)) source.moved.set(file, config.docs + file);
  }
  return source.conversion({
    tool: 'MkDocs',
    pages: Array.from(source.newFiles, ([file, path]) => [config.docs + file, path]),
    config: {...settings, ...navigation.config},
    unused: folder.files,
  });
}

/** The path at which a site is on its server. */
function basePath(url: unknown): string {
  const path = typeof url === 'string' && URL.canParse(url) ? new URL(url).pathname : '/';
  return path.endsWith('/') ? path : `${path}/`;
}
