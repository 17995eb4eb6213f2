import {withHead} from '../page-head.js';
import {isSettings} from '../settings/setting.js';
import {siteName} from './docsify-config.js';
import {languagesOf} from './docsify-languages.js';
import {isOn} from './docsify-options.js';
import type {DocsifySource} from './docsify-source.js';
import type {DocsifyTexts} from './docsify-texts.js';

/** The name of the page that a cover becomes. */
export const coverPath = 'cover-page';

/**
 * The file of the cover page of a folder, whose path ends with a slash; `undefined` where it has
 * none.
 */
export function coverFile(
  {settings, routes, folder}: DocsifySource,
  prefix: string,
): string | undefined {
  const setting = settings.get('coverpage');
  const route = `/${prefix.slice(routes.base.length)}`;
  const isListed = Array.isArray(setting) && setting.some((one) => one === route);
  const named = isSettings(setting) ? setting.get(route) : setting;
  const isShown = named === true ? route === '/' : typeof named === 'string' || isListed;
  if (!isShown) return undefined;
  const name = typeof named === 'string' ? named.replace(/^\//, '') : '_coverpage.md';
  return [prefix + name, routes.base + name].find((file) => folder.files.has(file));
}

/** The home page of a folder, which begins with the cover page; `undefined` where it does not. */
export function homeBelowCover(
  {settings, routes}: DocsifySource,
  prefix: string,
): string | undefined {
  const home = routes.fileOf(`/${prefix.slice(routes.base.length)}`);
  return home?.startsWith(prefix) && !isOn(settings, 'onlyCover') ? home : undefined;
}

/**
 * Writes the cover pages of the site and of its languages: docsify shows them above home pages, or
 * as pages of their own.
 */
export async function convertCovers(source: DocsifySource, texts: DocsifyTexts): Promise<void> {
  const {routes, folder} = source;
  const folders = languagesOf(source).map((name) => `${routes.base}${name}/`);
  for (const prefix of [routes.base, ...folders]) {
    const file = coverFile(source, prefix);
    const text = file === undefined ? undefined : await folder.text(file);
    if (file === undefined || text === undefined) continue;
    // An image alone at the end is the background.
    const [background = ''] = /\n!\[[^\]]*\]\([^()]*\)\s*$/.exec(text) ?? [];
    const written = text.slice(0, text.length - background.length);
    if (background !== '') {
      const line = written.split('\n').length + 1;
      const hint = 'Write it in "background" of docs.json, or in a style sheet.';
      source.leaveOut({file, line}, 'The background of the cover page', hint);
    }
    const body = await texts.convert(written, 1, file);
    const home = homeBelowCover(source, prefix);
    if (home !== undefined) {
      texts.covers.set(home, body);
      continue;
    }
    // The first page of the text often has the name of the site as well.
    const head = {title: siteName(source), sidebarTitle: 'Cover', mode: 'custom'};
    source.texts.set(`${prefix}${coverPath}.mdx`, withHead({head: '', body: onCanvas(body)}, head));
  }
}

/** The content of a page with `mode: custom`, which has no edges of its own. */
function onCanvas(body: string): string {
  return `<div className="mx-auto max-w-5xl px-6 py-12">\n\n${body.trim()}\n\n</div>\n`;
}
