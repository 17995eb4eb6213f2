import {withoutTags} from '../markdown/token-text.js';
import {listIn, settingsIn, textIn} from '../settings/setting-values.js';
import {CodeSetting, isList, type SettingsMap} from '../settings/setting.js';
import {colorsOf} from './vitepress-colors.js';
import {rootOf} from './vitepress-files.js';
import {localesOf} from './vitepress-locales.js';
import {logoOf} from './vitepress-nav.js';
import {rewritesOf} from './vitepress-rewrites.js';
import type {VitepressRoutes} from './vitepress-routes.js';
import type {VitepressSource} from './vitepress-source.js';

type Json = Readonly<Record<string, unknown>>;

/** `docs.json` without its navigation. */
export async function configOf(
  source: VitepressSource,
  routes: VitepressRoutes,
  hasMath: boolean,
): Promise<Json> {
  const {settings} = source;
  const [main] = localesOf(source);
  const theme = main?.theme ?? new Map();
  noteSettings(source, theme);
  const name = textIn(settings, 'title') ?? (main && textIn(main.settings, 'title'));
  const description =
    textIn(settings, 'description') ?? (main && textIn(main.settings, 'description'));
  const logo = logoOf(theme, routes);
  const head = headOf(source, routes);
  const colors = await colorsOf(source);
  const edit = textIn(settingsIn(theme, 'editLink'), 'pattern');
  const repo = edit === undefined ? undefined : repositoryOf(edit);
  if (edit !== undefined && repo === undefined) {
    source.leaveOut(
      source.placeOf('themeConfig'),
      `The link ${edit}`,
      'See "feedback" of docs.json.',
    );
  }
  return {
    name: name ?? textIn(theme, 'siteTitle') ?? 'Documentation',
    ...(description !== undefined && {description}),
    ...(logo !== undefined && {logo}),
    ...head,
    ...(colors && {colors}),
    ...appearanceOf(settings),
    ...(repo !== undefined && {feedback: {suggestEdit: true, repo}}),
    ...(settings.get('lastUpdated') === true && {metadata: {timestamp: true}}),
    ...(hasMath && {styling: {latex: true}}),
  };
}

const codeHint = 'Code of authors is not run.';

/** Settings of the site that change what readers get, and cannot be carried over. */
const unknown = ['transformPageData', 'transformHtml', 'transformHead', 'postRender'];

function noteSettings(source: VitepressSource, theme: SettingsMap): void {
  const {settings, files, folder} = source;
  for (const name of ['title', 'description', 'base', 'srcDir', 'themeConfig', 'locales']) {
    source.noteCode(name, settings.get(name));
  }
  for (const name of ['nav', 'logo', 'siteTitle', 'socialLinks', 'footer', 'editLink']) {
    const value = theme.get(name);
    if (name !== 'nav') source.noteCode(name, value);
  }
  if (rewritesOf(settings.get('rewrites')) === undefined) {
    source.noteCode('rewrites', settings.get('rewrites'));
  }
  for (const name of unknown) {
    if (settings.has(name)) source.leaveOut(source.placeOf(name), `"${name}"`, codeHint);
  }
  const plugins = settingsIn(settings, 'markdown').get('config');
  if (plugins instanceof CodeSetting) {
    const hint = 'Compare a page that uses what these plugins read.';
    source.leaveOut(source.placeOf('markdown', plugins), '"config" of "markdown"', hint);
  }
  const footer = settingsIn(theme, 'footer');
  for (const [name, value] of footer) source.noteCode(name, value);
  const words = ['message', 'copyright'].map((name) => withoutTags(textIn(footer, name) ?? ''));
  const text = words.filter((one) => one !== '').join(' ');
  if (text !== '') {
    const hint = 'Write it at the end of a page, or see "footer" of docs.json.';
    source.leaveOut(source.placeOf('themeConfig', footer), `The footer "${text}"`, hint);
  }
  if (theme.has('carbonAds')) {
    source.leaveOut(source.placeOf('themeConfig', theme.get('carbonAds')), '"carbonAds"', codeHint);
  }
  const own = [...folder.all].find((file) =>
    new Set(
      ['ts', 'js', 'mts', 'mjs'].map(
        (end) => `${rootOf(source.configFile)}.vitepress/theme/index.${end}`,
      ),
    ).has(file),
  );
  if (own !== undefined) {
    const hint =
      'Its components and layouts are code. Style sheets can be named in "css" of docs.json.';
    source.leaveOut({file: own}, 'The theme', hint);
  }
  for (const file of files.templates) {
    const sentence = 'The pages of this template are not carried over.';
    source.leaveOut({file}, {sentence}, 'Code computes them. Write each one.');
  }
}

/** The icon and the meta tags in the head of all pages. */
function headOf(source: VitepressSource, routes: VitepressRoutes): Json {
  const metatags = new Map<string, string>();
  let favicon: string | undefined;
  for (const tag of listIn(source.settings, 'head')) {
    const [element, attributes] = isList(tag) ? tag : [];
    const of = (name: string) =>
      attributes instanceof Map ? textIn(attributes as SettingsMap, name) : undefined;
    const [href, content] = [of('href'), of('content')];
    const key = of('property') ?? of('name');
    const isIcon = element === 'link' && /\bicon\b/.test(of('rel') ?? '') && href !== undefined;
    if (isIcon) favicon ??= /apple/.test(of('rel') ?? '') ? undefined : routes.asset(href, '');
    else if (element === 'meta' && key !== undefined && content !== undefined) {
      metatags.set(key, content);
    } else if (element === 'script' || element === 'style' || of('rel') === 'stylesheet') {
      const kind = element === 'script' ? 'script' : 'style sheet';
      const what = `The ${kind} ${of('src') ?? href ?? ''}`;
      const hint = 'Load it in index.html if the document needs it.';
      source.leaveOut(source.placeOf('head', tag), `${what.trim()} in "head"`, hint);
    }
  }
  return {
    ...(favicon !== undefined && {favicon}),
    // All pages are found there, also those in no sidebar.
    seo: {indexing: 'all', ...(metatags.size > 0 && {metatags: Object.fromEntries(metatags)})},
  };
}

function appearanceOf(settings: SettingsMap): Json {
  const appearance = settings.get('appearance');
  const written =
    appearance instanceof Map ? textIn(appearance as SettingsMap, 'initialValue') : appearance;
  if (written === false) return {appearance: {default: 'light', strict: true}};
  if (written === 'dark') return {appearance: {default: 'dark'}};
  return written === 'force-dark' ? {appearance: {default: 'dark', strict: true}} : {};
}

/** The repository and folder that a pattern of links such as `…/edit/main/docs/:path` is of. */
function repositoryOf(pattern: string): string | undefined {
  const [repository = '', place = ''] = pattern.split(/(?:\/-)?\/(?:edit|blob|tree|src)\/(.*)/s);
  if (repository === '' || !/^[^:]+\/:path$/.test(place)) return undefined;
  return `${repository}/tree/${place.slice(0, -'/:path'.length)}`;
}
