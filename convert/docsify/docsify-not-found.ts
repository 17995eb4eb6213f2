import {plainMarkdown} from '../../src/content/parse-page.js';
import {splitPage} from '../page-head.js';
import {isSettings} from '../settings/setting.js';
import type {DocsifySource} from './docsify-source.js';
import type {DocsifyTexts} from './docsify-texts.js';

const hint = 'A site has one missing page. Its text is "errors.404" of docs.json.';

/** The file of the page that is shown where another one is missing. */
export function notFoundFile({settings, routes, folder}: DocsifySource): string | undefined {
  const setting = settings.get('notFoundPage');
  const named = isSettings(setting) ? setting.get('/') : setting;
  const name = typeof named === 'string' ? named.replace(/^\/+/, '') : named ? '_404.md' : '';
  return [routes.base + name, name].find((one) => one !== '' && folder.files.has(one));
}

/** The part of `docs.json` that a page such as `_404.md` becomes. */
export async function notFoundOf(
  source: DocsifySource,
  texts: DocsifyTexts,
): Promise<Readonly<Record<string, unknown>>> {
  const {settings, routes, folder, index} = source;
  const setting = settings.get('notFoundPage');
  if (isSettings(setting)) {
    for (const [path, file] of setting) {
      if (path === '/' || typeof file !== 'string') continue;
      const what = `The missing page for ${path}, ${file},`;
      const line = index.settings.lines.get('notFoundPage');
      source.leaveOut({file: index.settingsFile, line}, what, hint);
    }
  }
  const file = notFoundFile(source);
  const text = file === undefined ? undefined : await folder.text(file);
  if (file === undefined || text === undefined) return {};
  const {body, bodyLine} = splitPage(text);
  const converted = (await texts.convert(body, bodyLine, `${routes.base}README.md`)).trim();
  const [heading = '', written, tagged] =
    /^(?:#[ \t]+([^\n]+)|<h1[^<>]*>([^\n]*?)<\/h1>)[ \t]*(?:\n|$)/.exec(converted) ?? [];
  const title = plainMarkdown((written ?? tagged ?? '').replaceAll(/<[^<>]*>/g, '')).trim();
  const description = converted.slice(heading.length).trim();
  const page = {...(title !== '' && {title}), ...(description !== '' && {description})};
  return title === '' && description === '' ? {} : {errors: {404: page}};
}
