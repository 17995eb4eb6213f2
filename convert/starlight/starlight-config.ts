import {isExternalUrl} from '../../src/shared/urls.js';
import {hexOf, withoutComments} from '../css-values.js';
import {listIn, mapIn, textIn} from '../settings/setting-values.js';
import {isSettings, type Setting, type SettingsMap} from '../settings/setting.js';
import {iconHere} from './starlight-icons.js';
import type {StarlightLanguage} from './starlight-languages.js';
import type {StarlightRoutes} from './starlight-routes.js';
import type {StarlightSite} from './starlight-site.js';

/** `docs.json` without its navigation. */
export async function configOf(
  site: StarlightSite,
  routes: StarlightRoutes,
  languages: readonly StarlightLanguage[],
): Promise<Readonly<Record<string, unknown>>> {
  const {config} = site;
  const {settings, astro} = config;
  const favicon = textIn(settings, 'favicon');
  const asset = (path: string) => routes.asset(path, config.file);
  const links = topbarLinks(settings);
  const repo = /^https:\/\/[^/]+\/[^/]+\/[^/]+/.exec(
    textIn(mapIn(settings, 'editLink'), 'baseUrl') ?? '',
  )?.[0];
  const redirects = redirectsOf(site, routes, mapIn(astro, 'redirects'));
  const metadata = metadataOf(site, settings);
  const colors = await accentColors(site, routes);
  noteSettings(site);
  return {
    name: nameOf(settings, languages),
    ...(textIn(settings, 'description') && {description: textIn(settings, 'description')}),
    ...logoOf(mapIn(settings, 'logo'), asset),
    ...(favicon !== undefined && {favicon: asset(favicon)}),
    ...(colors && {colors}),
    ...(links.length > 0 && {topbarLinks: links}),
    ...(repo !== undefined && {feedback: {suggestEdit: true, repo}}),
    ...(Object.keys(metadata).length > 0 && {metadata}),
    ...(redirects.length > 0 && {redirects}),
  };
}

/** The title of the site in its default language. */
function nameOf(settings: SettingsMap, [main]: readonly StarlightLanguage[]): string {
  const titles = mapIn(settings, 'title');
  const first = [...(titles?.values() ?? [])].find((title) => typeof title === 'string');
  return (
    textIn(settings, 'title') ??
    textIn(titles, main?.tag ?? 'en') ??
    (typeof first === 'string' ? first : 'Documentation')
  );
}

function logoOf(logo: SettingsMap | undefined, asset: (path: string) => string) {
  const [source, light, dark] = ['src', 'light', 'dark'].map((name) => textIn(logo, name));
  if (source !== undefined) return {logo: asset(source)};
  if (light === undefined || dark === undefined) return {};
  return {logo: {light: asset(light), dark: asset(dark)}};
}

const platforms = new Set(['github', 'gitlab', 'bitbucket', 'discord']);

/** The links to accounts, which are in the top bar. */
function topbarLinks(settings: SettingsMap) {
  const written = mapIn(settings, 'social');
  const old = [...(written ?? [])].map(
    ([icon, href]): SettingsMap =>
      new Map<string, Setting>([
        ['icon', icon],
        ['label', icon],
        ['href', href],
      ]),
  );
  const all = [...listIn(settings, 'social').filter(isSettings), ...old];
  return all.flatMap((link): readonly Readonly<Record<string, string>>[] => {
    const [icon = '', url] = [textIn(link, 'icon'), textIn(link, 'href')];
    if (url === undefined) return [];
    if (platforms.has(icon)) return [{type: icon, url}];
    const own = iconHere(icon);
    return [{name: textIn(link, 'label') ?? icon, ...(own !== undefined && {icon: own}), url}];
  });
}

function redirectsOf(
  site: StarlightSite,
  routes: StarlightRoutes,
  redirects: SettingsMap | undefined,
) {
  const path = (written: string) =>
    written.replaceAll(/\[\.{3}([\w-]+)\]/g, ':$1*').replaceAll(/\[([\w-]+)\]/g, ':$1');
  return [...(redirects ?? [])].flatMap(([source, value]) => {
    const to = isSettings(value) ? textIn(value, 'destination') : value;
    if (typeof to !== 'string') return [];
    const destination = isExternalUrl(to) ? to : routes.link(path(to), site.config.file);
    return [{source: path(source), destination}];
  });
}

const headHint = 'Write it in index.html.';

/** The tags of the setting "head" that every page has; others are noted. */
function metadataOf(site: StarlightSite, settings: SettingsMap) {
  const metadata = new Map<string, unknown>();
  if (settings.get('lastUpdated') === true) metadata.set('timestamp', true);
  for (const one of listIn(settings, 'head')) {
    const entry = isSettings(one) ? one : undefined;
    const attributes = mapIn(entry, 'attrs');
    const [tag = 'tag', name] = [
      textIn(entry, 'tag'),
      textIn(attributes, 'property') ?? textIn(attributes, 'name'),
    ];
    const content = textIn(attributes, 'content');
    if (tag === 'meta' && name !== undefined && content !== undefined) metadata.set(name, content);
    else {
      const url = textIn(attributes, 'src') ?? textIn(attributes, 'href');
      const what = `The tag <${tag}>${url === undefined ? '' : ` with ${url}`} of "head"`;
      site.leaveOut(site.placeOf('head'), what, headHint);
    }
  }
  return Object.fromEntries(metadata);
}

/** Settings without a counterpart → what to do instead. */
const withoutCounterpart: ReadonlyMap<string, string> = new Map([
  ['components', 'Components of Astro are not run.'],
  ['plugins', 'Plugins are not run.'],
  ['routeMiddleware', 'Code of authors is not run.'],
  ['pagination', 'Write "hideFooterPagination: true" in the frontmatter of pages.'],
  ['tableOfContents', 'Write "mode: wide" in the frontmatter of pages without a list of headings.'],
  ['customCss', 'Rules for content can be in a file that "css" of docs.json names.'],
]);

/** Says what of the settings has no counterpart, or is code. */
function noteSettings(site: StarlightSite): void {
  const {settings} = site.config;
  const carried = ['title', 'description', 'logo', 'favicon', 'social', 'locales', 'sidebar'];
  site.noteCode(settings, carried);
  for (const [name, instead] of withoutCounterpart) {
    const value = settings.get(name);
    const isEmpty = Array.isArray(value) && value.length === 0;
    const isOn = name === 'tableOfContents' || name === 'pagination' ? value === false : !isEmpty;
    if (settings.has(name) && isOn) site.leaveOutSetting(name, instead);
  }
}

const accent = /--sl-color-accent:\s*([^;}]+)/;

/** The accent colors in the style sheets of a site; Starlight's own rules are for the dark mode. */
async function accentColors(
  site: StarlightSite,
  routes: StarlightRoutes,
): Promise<Readonly<Record<string, string>> | undefined> {
  let [light, dark]: (string | undefined)[] = [];
  for (const path of listIn(site.config.settings, 'customCss')) {
    const file = typeof path === 'string' ? routes.fileOf(path, site.config.file) : undefined;
    const css = file === undefined ? undefined : await site.folder.text(file);
    for (const rule of withoutComments(css ?? '').split('}')) {
      const [, value = ''] = accent.exec(rule) ?? [];
      const color = hexOf(value.trim());
      if (color === undefined) continue;
      if (/data-theme=["']?light/.test(rule)) light = color;
      else dark = color;
    }
  }
  const primary = light ?? dark;
  if (primary === undefined) return undefined;
  return {primary, ...(dark !== undefined && dark !== primary && {light: dark})};
}
