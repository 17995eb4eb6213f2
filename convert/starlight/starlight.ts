import type {Conversion} from '../conversion.js';
import {textIn} from '../settings/setting-values.js';
import type {SourceFolder} from '../source-folder.js';
import {configOf} from './starlight-config.js';
import {languagesOf} from './starlight-languages.js';
import {readNavigation} from './starlight-navigation.js';
import {readPages} from './starlight-pages.js';
import {StarlightRoutes} from './starlight-routes.js';
import {aliasesOf, findConfig, StarlightSite} from './starlight-site.js';
import {StarlightTexts} from './starlight-texts.js';

/** Converts a site of Starlight (starlight.astro.build). */
export async function convertStarlight(folder: SourceFolder): Promise<Conversion> {
  const config = await findConfig(folder);
  if (!config) throw new Error('There is no site of Starlight.');
  const root = config.file.slice(0, config.file.lastIndexOf('/') + 1);
  const site = new StarlightSite(folder, config, await aliasesOf(folder, root));
  const pages = await readPages(site);
  const languages = languagesOf(config);
  const folders = languages.map((language) => language.folder).filter(Boolean);
  const routes = new StarlightRoutes(site, pages, folders);
  const shared = `${root}public/`;
  for (const file of folder.files) {
    if (file.startsWith(shared)) site.moved.set(file.slice(shared.length), file);
  }
  const missing = pages.find(({slug}) => slug === '404');
  const shown = pages.filter(({slug}) => !/(?:^|\/)404$/.test(slug));
  const own = await configOf(site, routes, languages);
  const navigation = readNavigation(site, routes, shown, languages);
  const texts = new StarlightTexts(site, routes);
  for (const page of shown) await texts.convertPage(page, navigation.labels.get(page.file) ?? {});
  const title = textIn(missing?.head, 'title');
  return site.conversion({
    tool: 'Starlight',
    pages: shown.map(({file, path}) => [file, path]),
    config: {
      ...own,
      ...navigation.config,
      ...(title && title !== '404' && {errors: {404: {title}}}),
    },
    // Of the project, only what pages refer to is a part of the site.
    unused: folder.files,
  });
}
