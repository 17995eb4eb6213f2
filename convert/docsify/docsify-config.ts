import {isExternalUrl} from '../../src/shared/urls.js';
import type {LinkItem} from '../markdown/link-list.js';
import {textIn} from '../settings/setting-values.js';
import {languagesOf} from './docsify-languages.js';
import {isOn} from './docsify-options.js';
import {readEntries} from './docsify-sidebar.js';
import type {DocsifySource} from './docsify-source.js';

/** The name of the site: without tags that are in it. */
export function siteName({settings, index}: DocsifySource): string {
  const written = (textIn(settings, 'name') ?? '').replaceAll(/<[^>]*>/g, '').trim();
  return written || index.title || 'Documentation';
}

/** `docs.json` without its navigation. */
export async function configOf(source: DocsifySource): Promise<Readonly<Record<string, unknown>>> {
  const {settings, routes, index} = source;
  noteSettings(source);
  const color = textIn(settings, 'themeColor');
  const logo = textIn(settings, 'logo');
  const repo = textIn(settings, 'repo');
  const links = await topbarLinks(source);
  return {
    name: siteName(source),
    ...(logo !== undefined && {logo: routes.asset(logo, '')}),
    ...(color !== undefined && /^#[0-9a-f]{3,8}$/i.test(color) && {colors: {primary: color}}),
    ...(links.length > 0 && {topbarLinks: links}),
    ...(repo !== undefined && {topbarCtaButton: {type: 'github', url: repositoryUrl(repo)}}),
    ...(index.hasMath && {styling: {latex: true}}),
  };
}

/** The settings that become a part of the new site. */
const carried = new Set(
  ['name', 'logo', 'repo', 'themeColor', 'alias', 'homepage', 'loadSidebar', 'coverpage'].concat([
    'basePath',
    'loadNavbar',
    'relativePath',
    'ext',
  ]),
);

const codeHint = 'Scripts of authors are not run. Load it in index.html if the document needs it.';

/** Says what of the settings has no counterpart, or is code. */
function noteSettings(source: DocsifySource): void {
  const {settings, index} = source;
  const file = index.settingsFile;
  for (const [name, value] of settings) {
    const line = index.settings.lines.get(name);
    if (name === 'plugins' || name.startsWith('vue')) {
      source.leaveOut({file, line}, `"${name}"`, codeHint);
    } else if (carried.has(name)) source.noteIfCode(name, value, {file, line});
  }
  for (const {url, line} of index.scripts) {
    source.leaveOut({file: index.file, line}, `The script ${url}`, codeHint);
  }
}

/** The links of `_navbar.md`; languages have a menu of their own. */
async function topbarLinks(source: DocsifySource) {
  const {folder, settings, routes} = source;
  const file = routes.base + (textIn(settings, 'loadNavbar') ?? '_navbar.md');
  const text = isOn(settings, 'loadNavbar') ? await folder.text(file) : undefined;
  const links: {readonly name: string; readonly url: string}[] = [];
  if (text === undefined) return links;
  const languages = new Set(languagesOf(source).map((name) => `/${routes.base}${name}`));
  const isOfLanguage = (url: string) =>
    languages.size > 0 && (url === '/' || languages.has(url.replace(/\/$/, '')));
  const add = ({title, href, inner, line}: LinkItem): void => {
    const url = href === undefined ? undefined : routes.link(href, '');
    if (url !== undefined && !isOfLanguage(url)) links.push({name: title, url});
    const count = links.length;
    inner.forEach(add);
    if (url === undefined && links.length > count) {
      const sentence = `The menu "${title}" becomes single links in "topbarLinks".`;
      source.leaveOut({file, line}, {sentence}, 'Remove those that readers do not need.');
    }
  };
  readEntries(text, !isOn(settings, 'noEmoji')).forEach(add);
  return links;
}

function repositoryUrl(repo: string): string {
  return isExternalUrl(repo) ? repo : `https://github.com/${repo}`;
}
