import {isExternalUrl} from '../../src/shared/urls.js';
import type {Conversion} from '../conversion.js';
import {entriesOf, splitPage} from '../page-head.js';
import {listIn, mapIn, textIn} from '../settings/setting-values.js';
import type {SourceFolder} from '../source-folder.js';
import {headingIdsIn, type PageHeadingIds} from './gitbook-heading-ids.js';
import {readNavigation} from './gitbook-navigation.js';
import {isPage, readGitBookSettings} from './gitbook-settings.js';
import {GitBookSite} from './gitbook-site.js';
import {GitBookTexts, splitTitle} from './gitbook-texts.js';
import {withVariables} from './gitbook-variables.js';

/** Converts a site of GitBook, and of its old command line. */
export async function convertGitBook(written: SourceFolder): Promise<Conversion> {
  const settings = await readGitBookSettings(written);
  const {root, summary, languages, book, isOld} = settings;
  const folder = book && isOld ? withVariables(written, book) : written;
  const isShown = (file: string) =>
    languages.length === 0 || languages.some((language) => file.startsWith(language.root));
  const pages = [...folder.files]
    .filter((file) => file.startsWith(root) && isPage(file) && file !== summary)
    .filter((file) => isShown(file) && !oldFiles.test(file.slice(root.length)))
    .sort();
  const titles = await titlesOf(folder, pages);
  const headings = await headingsOf(folder, pages);
  const variables = await variablesOf(folder, root);
  const site = new GitBookSite(folder, settings, pages, {titles, headings, variables});
  for (const file of folder.files) {
    const isShared = file.startsWith(root) && !isPage(file);
    if (isShared && root !== '') site.moved.set(site.newPath(file), file);
  }
  const {config, labels} = await readNavigation(site, pages);
  const texts = new GitBookTexts(site);
  for (const file of pages) await texts.convertPage(file, labels.get(file)?.title);
  const unused = [...folder.all].filter(
    (file) => root !== '' || isPage(file) || ownFile.test(file),
  );
  for (const file of pages.filter((page) => /(?:^|\/)GLOSSARY\.md$/.test(page))) {
    const what = {sentence: 'Links from words to the glossary are not carried over.'};
    if (isOld) site.leaveOut({file}, what, 'The glossary itself is a page.');
  }
  return site.conversion({
    tool: 'GitBook',
    pages: site.newFiles,
    config: {...configOf(site), ...config},
    unused: new Set(unused),
  });
}

/** The files of the old command line that are no pages. */
const oldFiles = /^LANGS\.md$|(?:^|\/)SUMMARY\.md$/;

/** The files that only GitBook reads. */
const ownFile = /^(?:book\.js(?:on)?|\.bookignore|\.gitbook\.yaml|docs\.yaml)$/;

/** `docs.json` without its navigation. */
function configOf(site: GitBookSite): Readonly<Record<string, unknown>> {
  const {settings, titles} = site;
  const {book, readme, redirects} = settings;
  const values = book?.settings.values;
  const description = textIn(values, 'description');
  const links = mapIn(mapIn(values, 'links'), 'sidebar');
  const topbarLinks = [...(links ?? [])].flatMap(([name, url]) =>
    typeof url === 'string' ? [{name, url}] : [],
  );
  const plugins = listIn(values, 'plugins').filter((name) => typeof name === 'string');
  const others = plugins.filter((name) => !builtIn.has(name.replace(/^-/, '').replace(/@.*$/, '')));
  if (book && others.length > 0) {
    const line = book.settings.lines.get('plugins');
    const what = `The setting "plugins" with ${others.join(', ')}`;
    site.leaveOut({file: book.file, line}, what, 'Plugins are not run.');
  }
  return {
    name: textIn(values, 'title') ?? titles.get(readme) ?? 'Documentation',
    ...(description !== undefined && {description}),
    ...(topbarLinks.length > 0 && {topbarLinks}),
    ...(redirects.size > 0 && {
      redirects: [...redirects].map(([from, to]) => ({
        source: `/${from.replace(/^\/+/, '')}`,
        destination: isExternalUrl(to) ? to : redirectTarget(site, to),
      })),
    }),
  };
}

function redirectTarget(site: GitBookSite, to: string): string {
  return site.routes.link(`/${to.replace(/^\.?\/+/, '')}`, `${site.settings.root}README.md`);
}

/** Plugins whose effect every site has here. */
const builtIn = new Set(
  (
    'search lunr sharing highlight fontsettings livereload theme-default hints code ' +
    'copy-code-button katex mathjax mermaid mermaid-gb3 expandable-chapters chapter-fold ' +
    'back-to-top-button prism anchors anchor-navigation-ex github edit-link emphasize splitter'
  ).split(' '),
);

/** Files of pages → their titles: their first headings. */
async function titlesOf(
  folder: SourceFolder,
  pages: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const titles = new Map<string, string>();
  for (const file of pages) {
    const {head, body} = splitPage((await folder.text(file)) ?? '');
    const title = textIn(entriesOf(head), 'title') ?? splitTitle(body, 1).title;
    if (title !== undefined) titles.set(file, title);
  }
  return titles;
}

/** Files of pages → the ids of their headings. */
async function headingsOf(
  folder: SourceFolder,
  pages: readonly string[],
): Promise<ReadonlyMap<string, PageHeadingIds>> {
  const headings = new Map<string, PageHeadingIds>();
  for (const file of pages) {
    const {body} = splitPage((await folder.text(file)) ?? '');
    headings.set(file, headingIdsIn(splitTitle(body, 1).rest));
  }
  return headings;
}

/** The variables that pages can use. */
async function variablesOf(
  folder: SourceFolder,
  root: string,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const file of [`.gitbook/vars.yaml`, `${root}.gitbook/vars.yaml`]) {
    for (const [name, value] of entriesOf(await folder.text(file)) ?? []) {
      if (typeof value === 'string' || typeof value === 'number') found.set(name, String(value));
    }
  }
  return found;
}
