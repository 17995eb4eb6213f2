import {note} from '../note.js';
import {noSettings, settingsIn} from '../settings/setting-values.js';
import {
  CodeSetting,
  isList,
  isSettings,
  type Setting,
  type SettingsMap,
} from '../settings/setting.js';
import type {DocusaurusSource} from './docusaurus-source.js';

/** What the presets and plugins of a site are set to. */
export interface DocusaurusPlugins {
  /** The settings of each instance of the plugin for documents. */
  readonly docs: readonly SettingsMap[];
  /** The settings of each blog. */
  readonly blogs: readonly SettingsMap[];
  /** The settings of the plugin for pages; `undefined` where it is off. */
  readonly pages: SettingsMap | undefined;
  readonly theme: SettingsMap;
  readonly redirects: readonly SettingsMap[];
}

/** Plugins whose effect every site has here, or that have none for readers. */
const dispensable = new RegExp(
  'search|sitemap|mermaid|katex|debug|svgr|ideal-image|css-cascade|rsdoctor|client-redirects|' +
    'theme-classic|live-codeblock|plugin-sass|tailwind|pwa',
);

/** Reads presets and plugins. */
export function readPlugins(source: DocusaurusSource): DocusaurusPlugins {
  const docs: SettingsMap[] = [];
  const blogs: SettingsMap[] = [];
  const redirects: SettingsMap[] = [];
  let pages: SettingsMap | undefined;
  let theme = noSettings;
  for (const {name, options, entry} of entriesIn(source, 'presets')) {
    // Other presets that read documents contain the classic one.
    if (!/classic/.test(name) && !options.has('docs')) {
      leavePlugin(source, `The preset "${name}"`, entry);
      continue;
    }
    if (options.get('docs') !== false) docs.push(settingsIn(options, 'docs'));
    if (options.get('blog') !== false) blogs.push(settingsIn(options, 'blog'));
    if (options.get('pages') !== false) pages = settingsIn(options, 'pages');
    theme = settingsIn(options, 'theme');
  }
  for (const {name, options, entry} of entriesIn(source, 'plugins')) {
    if (/content-docs$/.test(name)) docs.push(options);
    else if (/content-blog$/.test(name)) blogs.push(options);
    else if (/content-pages$/.test(name)) pages = options;
    else if (/client-redirects$/.test(name)) redirects.push(options);
    else if (!dispensable.test(name)) leavePlugin(source, `The plugin "${name}"`, entry);
  }
  for (const {name, entry} of entriesIn(source, 'themes')) {
    if (!dispensable.test(name)) leavePlugin(source, `The theme "${name}"`, entry);
  }
  // Without settings, a site has what it has by default.
  if (source.settings.size === 0) [docs[0], pages] = [noSettings, noSettings];
  return {docs, blogs, pages, theme, redirects};
}

interface PluginEntry {
  readonly name: string;
  readonly options: SettingsMap;
  readonly entry: Setting;
}

function entriesIn(source: DocusaurusSource, kind: string): readonly PluginEntry[] {
  const list = source.settings.get(kind);
  if (list instanceof CodeSetting) {
    source.notes.push(note('convert/is-code', source.placeOf(list, kind), {name: kind}));
  }
  if (!isList(list)) return [];
  return list.flatMap((entry) => {
    const [name, options] = isList(entry) ? entry : [entry];
    if (typeof name === 'string') {
      return [{name, options: options && isSettings(options) ? options : noSettings, entry}];
    }
    if (entry !== undefined && entry !== false) {
      const what = `An entry of "${kind}" that is code`;
      source.leaveOut(source.placeOf(entry, kind), what, 'Code of authors is not run.');
    }
    return [];
  });
}

function leavePlugin(source: DocusaurusSource, what: string, entry: Setting): void {
  source.leaveOut(source.placeOf(entry, 'plugins'), what, 'Plugins of Docusaurus are not run.');
}
