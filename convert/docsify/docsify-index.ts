import {assignedSettings} from '../settings/read-settings.js';
import type {SourceFolder} from '../source-folder.js';
import {isDocsifyUrl, readIndex, type DocsifyIndex} from './docsify-options.js';

/**
 * What the page says that docsify is in: `index.html`, or else another one beside it. Its settings
 * may be in a script of the folder. `undefined` where no page has docsify.
 */
export async function indexOf(folder: SourceFolder): Promise<DocsifyIndex | undefined> {
  const pages = [...folder.files].filter((file) => /^[^/]+\.html?$/i.test(file)).sort();
  const rest = pages.filter((file) => file !== 'index.html' && file !== '404.html');
  for (const file of ['index.html', ...rest]) {
    const html = await folder.text(file);
    if (html === undefined) continue;
    const index = readIndex(html, file);
    const hasSettings = html.includes('$docsify');
    if (hasSettings && index.settings.values.size > 0) return index;
    if (!hasSettings && !index.urls.some(isDocsifyUrl)) continue;
    return (await withScripts(index, folder)) ?? index;
  }
  return undefined;
}

/** An index with the settings of the first of its scripts that has some. */
async function withScripts(
  index: DocsifyIndex,
  folder: SourceFolder,
): Promise<DocsifyIndex | undefined> {
  for (const url of index.urls) {
    const path = url.replace(/[?#].*$/s, '').replaceAll(/^(?:\.?\/)+/g, '');
    const script = folder.all.has(path) ? await folder.text(path) : undefined;
    if (script === undefined || !script.includes('$docsify') || script.length > 200_000) continue;
    const settings = assignedSettings(script, '$docsify', path, 1);
    if (settings) {
      const scripts = index.scripts.filter((one) => one.url !== url);
      return {...index, settingsFile: path, settings, scripts};
    }
  }
  return undefined;
}
