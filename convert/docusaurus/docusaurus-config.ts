import {isExternalUrl} from '../../src/shared/urls.js';
import {withoutComments} from '../css-values.js';
import {mapsIn, settingsIn, textIn, textsIn} from '../settings/setting-values.js';
import {CodeSetting, isSettings, type SettingsMap} from '../settings/setting.js';
import {joinedPath} from '../source-paths.js';
import type {DocusaurusLinks} from './docusaurus-links.js';
import {urlPath} from './docusaurus-paths.js';
import type {DocusaurusSite} from './docusaurus-site.js';
import {hasMath} from './docusaurus-texts.js';

type Json = Readonly<Record<string, unknown>>;

/** `docs.json` without its navigation and the top bar. */
export async function configOf(site: DocusaurusSite, links: DocusaurusLinks): Promise<Json> {
  const {source} = site;
  const {settings} = source;
  const theme = settingsIn(settings, 'themeConfig');
  noteCode(site);
  const favicon = textIn(settings, 'favicon');
  const logo = logoOf(site, links);
  const banner = bannerOf(theme);
  const metatags = metatagsOf(theme, links);
  const colors = await themeColors(site);
  const redirects = [...redirectsOf(site), ...untranslated(site)];
  const tagline = textIn(settings, 'tagline');
  const mode = settingsIn(theme, 'colorMode');
  const isFollowing = mode.get('respectPrefersColorScheme') === true;
  const appearance = {
    ...(!isFollowing && {default: textIn(mode, 'defaultMode') ?? 'light'}),
    ...(mode.get('disableSwitch') === true && {strict: true}),
  };
  return {
    name: textIn(settings, 'title') ?? 'Documentation',
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
  const navbar = settingsIn(settingsIn(source.settings, 'themeConfig'), 'navbar');
  const logo = settingsIn(navbar, 'logo');
  const [light, dark, href] = ['src', 'srcDark', 'href'].map((name) => textIn(logo, name));
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
  const bar = settingsIn(theme, 'announcementBar');
  const content = textIn(bar, 'content');
  if (content === undefined) return undefined;
  const color = textIn(bar, 'backgroundColor');
  const isHex = color !== undefined && /^#[0-9a-f]{3,8}$/i.test(color);
  return {
    content: content.replaceAll(/\s+/g, ' ').trim(),
    ...(bar.get('isCloseable') !== false && {dismissible: true}),
    ...(isHex && {color}),
  };
}

function metatagsOf(theme: SettingsMap, links: DocusaurusLinks): Json {
  const image = textIn(theme, 'image');
  const tags = mapsIn(theme, 'metadata').flatMap((tag) => {
    const name = textIn(tag, 'name') ?? textIn(tag, 'property');
    const content = textIn(tag, 'content');
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
    return mapsIn(options, 'redirects').flatMap((one) => {
      const destination = textIn(one, 'to');
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
  const {settings} = source;
  const check = (values: SettingsMap, names: readonly string[]): void => {
    for (const name of names) {
      const value = values.get(name);
      source.noteIfCode(name, value, source.placeOf(value, name));
    }
  };
  check(settings, ['title', 'tagline', 'favicon', 'baseUrl', 'i18n', 'themeConfig', 'themes']);
  const theme = settingsIn(settings, 'themeConfig');
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
  for (const options of plugins.docs) {
    const value = options.get('numberPrefixParser');
    source.noteIfCode('numberPrefixParser', value, source.placeOf(value, 'presets'));
  }
  const markdown = settings.get('markdown');
  const format = isSettings(markdown) ? textIn(markdown, 'format') : undefined;
  if (format !== undefined && format !== 'mdx') {
    const what = `The value "${format}" of "format"`;
    source.leaveOut(source.placeOf(markdown, 'markdown'), what, 'All pages are read as MDX.');
  }
}

const declaration = /--ifm-color-primary\s*:\s*(#[0-9a-f]{3,8})\b/i;

/** The colors that the style sheets of a site set. */
async function themeColors({source, plugins}: DocusaurusSite) {
  let primary: string | undefined;
  let light: string | undefined;
  for (const written of textsIn(plugins.theme, 'customCss')) {
    const file = source.pathOf(written) ?? joinedPath('', written);
    const css = file === undefined ? undefined : await source.folder.text(file);
    if (file === undefined || css === undefined) continue;
    // Each rule begins after the end of the one before.
    for (const rule of withoutComments(css).split('}')) {
      const color = declaration.exec(rule)?.[1];
      if (color === undefined) continue;
      if (/data-theme=['"]?dark/.test(rule)) light ??= color;
      else primary ??= color;
    }
    const instead =
      'Its rules name parts of Docusaurus. Write those for your content into a new one.';
    const sentence = 'Of this style sheet, only the primary color is carried over.';
    source.leaveOut({file}, {sentence}, instead);
  }
  if (primary === undefined) return undefined;
  return {primary, ...(light !== undefined && light !== primary && {light})};
}
