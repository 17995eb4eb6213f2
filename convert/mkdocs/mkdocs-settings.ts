import {isExternalUrl} from '../../src/shared/urls.js';
import {listOf, mapOf} from '../settings/setting-values.js';
import type {SettingsMap, Setting} from '../settings/setting.js';
import {textOf, textsOf} from './mkdocs-config.js';
import {isKnownExtension} from './mkdocs-extensions.js';
import {pathOf, type MkdocsRoutes} from './mkdocs-routes.js';
import type {MkdocsSource} from './mkdocs-source.js';

type Json = Readonly<Record<string, unknown>>;

/** `docs.json` without its navigation. */
export function settingsOf(source: MkdocsSource, routes: MkdocsRoutes): Json {
  const {settings, theme} = source.config;
  noteSettings(source);
  const text = (name: string) => {
    const value = settings.get(name);
    source.noteIfCode(name, value, source.placeOf(name));
    return textOf(value);
  };
  const description = text('site_description');
  const repo = text('repo_url');
  const asset = (value: Setting) => {
    const path = textOf(value);
    return path === undefined ? undefined : routes.asset(path, '');
  };
  const [logo, favicon] = [asset(theme.get('logo')), asset(theme.get('favicon'))];
  const css = textsOf(settings.get('extra_css')).map((path) =>
    isExternalUrl(path) ? path : routes.asset(path, '').slice(1),
  );
  const own = css.filter((path) => !isExternalUrl(path));
  return {
    name: text('site_name') ?? 'Documentation',
    ...(description !== undefined && {description}),
    ...(logo !== undefined && {logo}),
    ...(favicon !== undefined && {favicon}),
    ...paletteOf(theme),
    ...repositoryOf(repo, text('edit_uri')),
    ...socialsOf(source, repo),
    ...(own.length > 0 && {css: own}),
    ...redirectsOf(source, routes),
    ...(source.features.has('math') && {styling: {latex: true}}),
  };
}

/** The color, and the mode that readers see at first. */
function paletteOf(theme: SettingsMap): Json {
  const written = theme.get('palette');
  const palettes = listOf(written).flatMap((one) => mapOf(one) ?? []);
  const all = palettes.length > 0 ? palettes : [mapOf(written) ?? new Map<string, Setting>()];
  const isDark = (palette: SettingsMap) => textOf(palette.get('scheme')) === 'slate';
  const colorOf = (palette: SettingsMap | undefined) =>
    paletteColors.get((textOf(palette?.get('primary')) ?? '').replaceAll('-', ' '));
  const isOwn = all.some((palette) => textOf(palette.get('primary')) === 'custom');
  const light = all.find((palette) => !isDark(palette) && colorOf(palette) !== undefined);
  const dark = all.find((palette) => isDark(palette) && colorOf(palette) !== undefined);
  const primary =
    colorOf(light) ?? colorOf(dark) ?? (isMaterial(theme) && !isOwn ? '#4051b5' : undefined);
  const inDark = colorOf(dark);
  const [first] = all;
  const isByReader = all.some((palette) => palette.has('media'));
  const mode = isDark(first ?? new Map()) ? 'dark' : 'light';
  const isFixed = palettes.length < 2;
  return {
    ...(primary !== undefined && {
      colors: {
        primary,
        ...(inDark !== undefined && inDark !== primary && inDark !== '#000000' && {light: inDark}),
      },
    }),
    ...(isMaterial(theme) &&
      !isByReader && {
        modeToggle: {default: mode, ...(isFixed && {isHidden: true})},
      }),
  };
}

function isMaterial(theme: SettingsMap): boolean {
  return textOf(theme.get('name')) === 'material';
}

/** The repository in the top bar, and where pages are edited. */
function repositoryOf(repo: string | undefined, editUri: string | undefined): Json {
  if (repo === undefined || !isExternalUrl(repo)) return {};
  const url = repo.replace(/\/$/, '');
  const isGithub = /^https?:\/\/github\.com\//.test(url);
  const button = isGithub ? {type: 'github', url} : {name: nameOfHost(url), url};
  return {
    topbarCtaButton: button,
    ...(editUri !== undefined && {feedback: {suggestEdit: true, repo: url}}),
  };
}

function nameOfHost(url: string): string {
  const host = URL.canParse(url) ? new URL(url).hostname : 'Repository';
  return /gitlab/.test(host) ? 'GitLab' : /bitbucket/.test(host) ? 'Bitbucket' : host;
}

const platforms: ReadonlyMap<string, string> = new Map([
  ['twitter', 'twitter'],
  ['x-twitter', 'x'],
  ['facebook-f', 'facebook'],
  ['linkedin-in', 'linkedin'],
  ['hacker-news', 'hacker-news'],
]);

/** The accounts in the footer. */
function socialsOf(source: MkdocsSource, repo: string | undefined): Json {
  const extra = mapOf(source.config.settings.get('extra'));
  const socials = new Map<string, string>();
  for (const one of listOf(extra?.get('social'))) {
    const social = mapOf(one);
    const [link, icon] = [textOf(social?.get('link')), textOf(social?.get('icon'))];
    if (link === undefined || !/^https?:/.test(link)) continue;
    const last = icon?.slice(icon.lastIndexOf('/') + 1) ?? 'website';
    const isBrand = icon?.includes('brands') === true;
    const named =
      platforms.get(last) ?? (isBrand ? last.replace(/-(?:f|in|alt|square)$/, '') : 'website');
    if (link.replace(/\/$/, '') === repo?.replace(/\/$/, '')) continue;
    if (!socials.has(named)) socials.set(named, link);
    else source.leaveOutSetting('extra.social', `Add the link to ${link} where it belongs.`);
  }
  return socials.size > 0 ? {footerSocials: Object.fromEntries(socials)} : {};
}

/** The old paths of a plugin, which lead to new ones. */
function redirectsOf({config: {plugins}}: MkdocsSource, routes: MkdocsRoutes): Json {
  const maps = mapOf(plugins.get('redirects')?.get('redirect_maps'));
  const redirects = [...(maps ?? [])].flatMap(([from, to]) => {
    const target = textOf(to);
    if (target === undefined) return [];
    const [source, destination] = [`/${pathOf(from)}`, routes.link(target, '')];
    // A page may have become the one of a folder: both are at the same URL here.
    return source === destination ? [] : [{source, destination}];
  });
  return redirects.length > 0 ? {redirects} : {};
}

/** Says what of the settings has no counterpart. */
function noteSettings(source: MkdocsSource): void {
  const {settings, theme, plugins, extensions} = source.config;
  const notRun = 'Code of authors is not run. Load it in index.html if the document needs it.';
  if (textsOrMaps(settings.get('extra_javascript'))) {
    source.leaveOutSetting('extra_javascript', notRun);
  }
  const language = textOf(theme.get('language')) ?? textOf(theme.get('locale')) ?? 'en';
  if (!/^en\b/.test(language) && !plugins.has('i18n')) {
    const instead = `Write it in index.html: <html lang="${language}">.`;
    source.leaveOutSetting(
      'theme.language',
      instead,
      theme.has('language') ? 'language' : 'locale',
    );
  }
  const primaries = [theme.get('palette'), ...listOf(theme.get('palette'))].map((one) =>
    textOf(mapOf(one)?.get('primary')),
  );
  if (primaries.includes('custom')) {
    source.leaveOutSetting('theme.palette.primary', 'Write the color in "colors" of docs.json.');
  }
  if (settings.has('hooks')) source.leaveOutSetting('hooks', 'Code of authors is not run.');
  if (theme.has('custom_dir')) {
    const instead = 'Templates are not run. Write what they show in pages or in docs.json.';
    source.leaveOutSetting('theme.custom_dir', instead);
  }
  if (settings.has('copyright')) {
    const instead = 'Write it in a page, and link to that page in "footer" of docs.json.';
    source.leaveOutSetting('copyright', instead);
  }
  if (settings.has('exclude_docs')) {
    source.leaveOutSetting('exclude_docs', 'Delete the files that it names.');
  }
  const provider = textOf(mapOf(mapOf(settings.get('extra'))?.get('version'))?.get('provider'));
  if (provider === 'mike' || plugins.has('mike')) {
    const instead = 'Write the other versions into folders, and name them in "versions".';
    const place = source.placeOf(plugins.has('mike') ? 'mike' : 'version');
    source.leaveOut(place, 'The menu of versions of mike', instead);
  }
  for (const css of textsOf(settings.get('extra_css')).filter(isExternalUrl)) {
    source.leaveOutSetting('extra_css', `Copy the style sheet ${css} into the site.`);
  }
  notePlugins(source, plugins);
  for (const name of extensions.keys()) {
    if (!isKnownExtension(name)) {
      source.leaveOutSetting(`markdown_extensions.${name}`, 'Its syntax is shown as it is.', name);
    }
  }
}

function textsOrMaps(value: Setting): boolean {
  return listOf(value).length > 0 || textOf(value) !== undefined;
}

/** Plugins without an effect on what readers get, and those that are carried over. */
const ignored = new Set(
  (
    'autorefs awesome-nav awesome-pages gh-admonitions glightbox i18n include-markdown info ' +
    'literate-nav macros mike minify mkdocstrings offline optimize privacy redirects search ' +
    'section-index social typeset'
  ).split(' '),
);

function notePlugins(source: MkdocsSource, plugins: ReadonlyMap<string, SettingsMap>): void {
  for (const name of plugins.keys()) {
    if (ignored.has(name.replace(/^material\//, ''))) continue;
    const instead = 'Plugins are not run. Write what it adds in pages or in docs.json.';
    source.leaveOut(source.placeOf(name), `The plugin "${name}"`, instead);
  }
}

/** Names of colors in the theme → the colors. */
const paletteColors: ReadonlyMap<string, string> = new Map([
  ['red', '#ef5552'],
  ['pink', '#e92063'],
  ['purple', '#ab47bd'],
  ['deep purple', '#7e56c2'],
  ['indigo', '#4051b5'],
  ['blue', '#2094f3'],
  ['light blue', '#02a6f2'],
  ['cyan', '#00bdd6'],
  ['teal', '#009485'],
  ['green', '#4cae4f'],
  ['light green', '#8bc34b'],
  ['lime', '#cbdc38'],
  ['yellow', '#ffec3d'],
  ['amber', '#ffc105'],
  ['orange', '#ffa724'],
  ['deep orange', '#ff6e42'],
  ['brown', '#795649'],
  ['grey', '#757575'],
  ['blue grey', '#546d78'],
  ['black', '#000000'],
]);
