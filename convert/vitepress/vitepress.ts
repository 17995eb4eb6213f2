import type {Conversion} from '../conversion.js';
import {exportedSettings} from '../settings/read-settings.js';
import {unreadSettings, type Settings} from '../settings/setting.js';
import type {SourceFolder} from '../source-folder.js';
import {configOf} from './vitepress-config.js';
import {configFiles, pagesFolderOf, rootOf} from './vitepress-files.js';
import {readNavigation} from './vitepress-navigation.js';
import {VitepressRoutes} from './vitepress-routes.js';
import {VitepressSource} from './vitepress-source.js';
import {VitepressTexts} from './vitepress-texts.js';

/** The configurations in folders of pages, which VitePress 2 reads, by these folders. */
async function innerSettings(
  folder: SourceFolder,
  pagesFolder: string,
): Promise<ReadonlyMap<string, Settings>> {
  const found = new Map<string, Settings>();
  for (const file of folder.files) {
    const [, path, name] = /^(|.*\/)(config\.m?[jt]s)$/.exec(file) ?? [];
    if (name === undefined || path === undefined || !path.startsWith(pagesFolder)) continue;
    if (!/\bdefineAdditionalConfig\b/.test((await folder.text(file)) ?? '')) continue;
    const settings = await exportedSettings(folder, file);
    if (settings) found.set(path.slice(pagesFolder.length), settings);
  }
  return found;
}

/** Converts a site of VitePress (vitepress.dev, versions 1 and 2). */
export async function convertVitePress(folder: SourceFolder): Promise<Conversion> {
  const [configFile = '', ...others] = configFiles(folder);
  const read = await exportedSettings(folder, configFile);
  const settings = read ?? unreadSettings;
  const root = rootOf(configFile);
  const pagesFolder = pagesFolderOf(root, settings.values);
  const inner = await innerSettings(folder, pagesFolder);
  const source = new VitepressSource(folder, configFile, settings, pagesFolder, inner);
  const {files, moved} = source;
  if (!read) {
    const instead = 'It is not an object, or it is computed by code. Write docs.json by hand.';
    source.leaveOut({file: configFile}, 'The configuration', instead);
  }
  for (const file of others.filter((one) => rootOf(one) !== root)) {
    source.leaveOut({file}, 'The site of this configuration', 'Run the command in its folder.');
  }
  const texts = new VitepressTexts(source);
  const routes = new VitepressRoutes(folder, files, await texts.read());
  const config = await configOf(source, routes, texts.hasMath);
  const navigation = readNavigation(source, routes);
  for (const file of files.pages.keys()) {
    const label = navigation.labels.get(file);
    const isUnlisted = navigation.unlisted.has(file);
    await texts.convertPage(file, {label, isUnlisted}, routes);
  }
  const used = new Map([...files.published, ...routes.used]);
  for (const [file, path] of used) moved.set(path, file);
  return source.conversion({
    tool: 'VitePress',
    pages: files.pages,
    config: {...config, ...navigation.config},
    unused: new Set([...folder.files].filter((file) => !used.has(file))),
  });
}
