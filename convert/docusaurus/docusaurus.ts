import type {Conversion} from '../conversion.js';
import type {SourceFolder} from '../source-folder.js';
import {DocusaurusBars} from './docusaurus-bars.js';
import {configOf} from './docusaurus-config.js';
import {DocusaurusDivisions} from './docusaurus-divisions.js';
import {pageFile} from './docusaurus-docs.js';
import {globalImports} from './docusaurus-imports.js';
import {DocusaurusLinks} from './docusaurus-links.js';
import {DocusaurusNavigation, type NavDivision} from './docusaurus-navigation.js';
import {readPlugins} from './docusaurus-plugins.js';
import {readSite, type DocusaurusSite} from './docusaurus-site.js';
import {configFileOf, DocusaurusSource} from './docusaurus-source.js';
import {DocusaurusTexts} from './docusaurus-texts.js';
import {localesOf} from './docusaurus-versions.js';

/** Converts a site of Docusaurus (docusaurus.io, versions 2 and 3). */
export async function convertDocusaurus(folder: SourceFolder): Promise<Conversion> {
  const source = await DocusaurusSource.read(folder, configFileOf(folder) ?? '');
  const plugins = readPlugins(source);
  const site = await readSite(source, plugins);
  const links = new DocusaurusLinks(site);
  const config = await configOf(site, links);
  const navigation = new DocusaurusNavigation(site, links);
  const own = await navigationOf(site, links, navigation);
  const texts = new DocusaurusTexts(site, links, navigation, await globalImports(source));
  for (const doc of site.byUrl.values()) await texts.convertPage(doc);
  return source.conversion({
    tool: 'Docusaurus',
    pages: Array.from(site.byUrl.values(), (doc) => [doc.file, pageFile(source, doc)]),
    config: {...config, ...own},
    unused: folder.files,
  });
}

/** The navigation, the top bar and the footer, of each language. */
async function navigationOf(
  site: DocusaurusSite,
  links: DocusaurusLinks,
  navigation: DocusaurusNavigation,
): Promise<NavDivision> {
  const {main} = localesOf(site.source);
  const languages: NavDivision[] = [];
  let first: NavDivision = {};
  for (const [locale, instances] of site.languages) {
    const bars = await DocusaurusBars.read(site, links, locale);
    const divisions = new DocusaurusDivisions(navigation, bars);
    const division = divisions.division(instances, locale === undefined ? site.blogs : []);
    const docs = instances.flatMap(([version]) => version ?? []);
    const navbar = bars.navbar(divisions.tabs, docs);
    const footer = bars.footer();
    const shown = {...(navbar && {navbar}), ...(footer && {footer})};
    if (locale === undefined) first = {...shown, navigation: division};
    const isMain = locale === undefined;
    languages.push({language: locale ?? main, ...(isMain ? {} : shown), ...division});
  }
  return languages.length === 1 ? first : {...first, navigation: {languages}};
}
