import {isExternalUrl} from '../../src/shared/urls.js';
import {note} from '../note.js';
import {CodeSetting, isSettings, type SettingsMap} from '../settings/setting.js';
import {themeColors} from './docusaurus-colors.js';
import type {DocusaurusLinks} from './docusaurus-links.js';
import {urlPath} from './docusaurus-paths.js';
import {entriesOf, settingsOf, textOf} from './docusaurus-settings.js';
import type {DocusaurusSite} from './docusaurus-site.js';
import {hasMath} from './docusaurus-texts.js';

type Json = Readonly<Record<string, unknown>>;

/** `docs.json` without its navigation and the top bar. */
export async function configOf(site: DocusaurusSite, links: DocusaurusLinks): Promise<Json> {
  const {source} = site;
  const {settings} = source;
  const theme = settingsOf(settings, 'themeConfig');
  noteCode(site);
  const favicon = textOf(settings, 'favicon');
  const logo = logoOf(site, links);
  const banner = bannerOf(theme);
  const metatags = metatagsOf(theme, links);
  const colors = await themeColors(site);
  const redirects = [...redirectsOf(site), ...untranslated(site)];
  const tagline = textOf(settings, 'tagline');
  const mode = settingsOf(theme, 'colorMode');
  const isFollowing = mode.get('respectPrefersColorScheme') === true;
  const appearance = {
    ...(!isFollowing && {default: textOf(mode, 'defaultMode') ?? 'light'}),
    ...(mode.get('disableSwitch') === true && {strict: true}),
  };
  return {
    name: textOf(settings, 'title') ?? 'Documentation',
    ...(tagline !== undefined && {description: tagline}),
    ...(logo !== undefined && {logo}),
    ...(favicon !== undefined && {favicon: links.siteUrl(favicon)}),
    ...(colors && {colors}),
    ...(Object.keys(appearance).length > 0 && {appearance}),
    ...(banner && {banner}),
    ...(Object.keys(metatags).length > 0 && {seo: {metatags}}),
    ...(redirects.length > 0 && {redirects}),
    ...(hasMath(site) ? {styling: {latex: true}} : {styling: {latex: false}}),
  };
}

function logoOf({source}: DocusaurusSite, links: DocusaurusLinks): unknown {
  const navbar = settingsOf(settingsOf(source.settings, 'themeConfig'), 'navbar');
  const logo = settingsOf(navbar, 'logo');
  const [light, dark, href] = ['src', 'srcDark', 'href'].map((name) => textOf(logo, name));
  if (light === undefined) return undefined;
  const url = links.siteUrl(light);
  if (dark === undefined && href === undefined) return url;
  return {
    light: url,
    dark: dark === undefined ? url : links.siteUrl(dark),
    ...(href !== undefined && {href: isExternalUrl(href) ? href : links.siteUrl(href)}),
  };
}

function bannerOf(theme: SettingsMap): Json | undefined {
  const bar = settingsOf(theme, 'announcementBar');
  const content = textOf(bar, 'content');
  if (content === undefined) return undefined;
  const color = textOf(bar, 'backgroundColor');
  const isHex = color !== undefined && /^#[0-9a-f]{3,8}$/i.test(color);
  return {
    content: content.replaceAll(/\s+/g, ' ').trim(),
    ...(bar.get('isCloseable') !== false && {dismissible: true}),
    ...(isHex && {color}),
  };
}

function metatagsOf(theme: SettingsMap, links: DocusaurusLinks): Json {
  const image = textOf(theme, 'image');
  const tags = entriesOf(theme, 'metadata').flatMap((tag) => {
    const name = textOf(tag, 'name') ?? textOf(tag, 'property');
    const content = textOf(tag, 'content');
    return name === undefined || content === undefined ? [] : [[name, content] as const];
  });
  if (image !== undefined) tags.push(['og:image', links.siteUrl(image)]);
  return Object.fromEntries(tags);
}

/** The redirects of the plugin for them. */
function redirectsOf({source, plugins}: DocusaurusSite): readonly Json[] {
  return plugins.redirects.flatMap((options) => {
    for (const name of ['createRedirects', 'fromExtensions', 'toExtensions']) {
      const value = options.get(name);
      if (value === undefined) continue;
      const what = `"${name}" of the plugin for redirects`;
      source.leaveOut(source.placeOf(value, 'plugins'), what, 'Write "redirects" of docs.json.');
    }
    return entriesOf(options, 'redirects').flatMap((one) => {
      const destination = textOf(one, 'to');
      const from = one.get('from');
      const sources = Array.isArray(from) ? (from as readonly unknown[]) : [from];
      return sources.flatMap((path) =>
        typeof path === 'string' && destination !== undefined ? [{source: path, destination}] : [],
      );
    });
  });
}

/** The redirects of pages that a language has of another one. */
function untranslated({languages, byUrl}: DocusaurusSite): readonly Json[] {
  return [...languages].flatMap(([locale, instances]) =>
    locale === undefined
      ? []
      : instances.flat().flatMap(({byId}) =>
          [...byId.values()].flatMap(({url, version}) => {
            const source = urlPath(locale, url);
            const isOwn = version?.locale === locale || byUrl.has(source);
            return isOwn ? [] : [{source, destination: url}];
          }),
        ),
  );
}

/** Says what of the settings is code. */
function noteCode({source, plugins}: DocusaurusSite): void {
  const {settings, config} = source;
  const check = (values: SettingsMap, names: readonly string[]): void => {
    for (const name of names) {
      const value = values.get(name);
      if (!(value instanceof CodeSetting)) continue;
      const line = config.lines.get(name);
      const place = config.placeOf(value) ?? {file: source.configFile, ...(line && {line})};
      source.notes.push(note('convert/is-code', place, {name}));
    }
  };
  check(settings, ['title', 'tagline', 'favicon', 'baseUrl', 'i18n', 'themeConfig', 'themes']);
  const theme = settingsOf(settings, 'themeConfig');
  check(theme, ['navbar', 'footer', 'announcementBar', 'colorMode', 'metadata', 'image']);
  const scripts = ['scripts', 'stylesheets', 'headTags', 'clientModules'];
  for (const name of scripts) {
    const value = settings.get(name);
    if (!Array.isArray(value) || value.length === 0) continue;
    const instead = 'Load what readers need in index.html.';
    source.leaveOut(source.placeOf(value, name), `The setting "${name}"`, instead);
  }
  for (const options of plugins.docs) {
    const edit = options.get('editUrl');
    if (edit === undefined) continue;
    const place = source.placeOf(edit instanceof CodeSetting ? edit : options, 'presets');
    const instead = 'When the new site is in a repository, name it in "feedback" of docs.json.';
    source.leaveOut(place, 'The setting "editUrl"', instead);
  }
  const parser = plugins.docs.map((options) => options.get('numberPrefixParser'));
  for (const value of parser) {
    if (!(value instanceof CodeSetting)) continue;
    const place = source.placeOf(value, 'presets');
    source.notes.push(note('convert/is-code', place, {name: 'numberPrefixParser'}));
  }
  const markdown = settings.get('markdown');
  const format = isSettings(markdown) ? textOf(markdown, 'format') : undefined;
  if (format !== undefined && format !== 'mdx') {
    const what = `The value "${format}" of "format"`;
    source.leaveOut(source.placeOf(markdown, 'markdown'), what, 'All pages are read as MDX.');
  }
}
