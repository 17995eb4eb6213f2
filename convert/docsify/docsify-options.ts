import {parse, type DefaultTreeAdapterTypes as Tree} from 'parse5';
import {attributeOf, textOf} from '../markdown/html-tree.js';
import {assignedSettings} from '../settings/read-settings.js';
import {
  unreadSettings,
  type Setting,
  type Settings,
  type SettingsMap,
} from '../settings/setting.js';

/** What the page that docsify is in says: `index.html`, in most sites. */
export interface DocsifyIndex {
  readonly file: string;
  readonly settings: Settings;
  /** The file that has the settings: that page, or a script. */
  readonly settingsFile: string;
  /** Whether it shows formulas, by a plugin. */
  readonly hasMath: boolean;
  /** The URLs of the scripts that it loads besides docsify itself. */
  readonly scripts: readonly {readonly url: string; readonly line: number}[];
  /** The URLs of all scripts that it loads. */
  readonly urls: readonly string[];
  /** The title and the language of the document; empty where it names none. */
  readonly title: string;
  readonly language: string;
}

/** Reads the page of a file; nothing in it is run. */
export function readIndex(html: string, file: string): DocsifyIndex {
  const document = parse(html, {sourceCodeLocationInfo: true});
  const elements = [...elementsIn(document)];
  const scripts = elements.filter(({tagName}) => tagName === 'script');
  const settings = scripts
    .map((script) => {
      const start = script.sourceCodeLocation?.startTag?.endOffset ?? 0;
      const end = script.sourceCodeLocation?.endTag?.startOffset ?? html.length;
      const firstLine = html.slice(0, start).split('\n').length;
      return assignedSettings(html.slice(start, end), '$docsify', file, firstLine);
    })
    .find((found) => found !== undefined);
  const loaded = scripts.flatMap((script) => {
    const url = attributeOf(script, 'src');
    return url === undefined ? [] : [{url, line: script.sourceCodeLocation?.startLine ?? 1}];
  });
  const urls = loaded.map(({url}) => url);
  const root = elements.find(({tagName}) => tagName === 'html');
  const title = elements.find(({tagName}) => tagName === 'title');
  return {
    file,
    settings: settings ?? unreadSettings,
    settingsFile: file,
    hasMath: loaded.some(({url}) => /katex|mathjax|latex/i.test(url)),
    scripts: loaded.filter(({url}) => !isOwn(url, urls)),
    urls,
    title: title ? textOf(title.childNodes).trim() : '',
    language: (root && attributeOf(root, 'lang')) ?? '',
  };
}

/** Scripts that are docsify itself, or whose effect every site has here. */
const ownScripts = new RegExp(
  [
    'docsify(?:@[\\w.-]+)?(?:/lib|/dist)?(?:/docsify)?(?:\\.min)?(?:\\.js)?$',
    '(?:^|/)docsify(?:@[\\w.-]+)?/(?:[\\w.-]+/){0,3}(?:search|emoji|front-matter|zoom-image)',
    '(?:^|/)docsify(?:@[\\w.-]+)?/(?:[\\w.-]+/){0,3}external-script',
    'docsify-(?:copy-code|tabs|pagination|katex|latex|dark|themeable)',
    'docsify-(?:plugin-flexible-alerts|sidebar-collapse)',
    'prism|katex|mathjax|mermaid',
  ].join('|'),
  'i',
);

/** Whether a URL is that of docsify itself. */
export function isDocsifyUrl(url: string): boolean {
  return /(?:^|\/)docsify(?:@[\w.-]+)?(?:\/(?:lib|dist)\/docsify)?(?:\.min)?(?:\.js)?$/i.test(url);
}

const ownPlugin = /^(?:search|emoji|front-matter|zoom-image|external-script)(?:\.min)?(?:\.js)?$/i;

/** Whether a script is docsify's, among the URLs of all scripts. Its plugins are beside it. */
function isOwn(url: string, urls: readonly string[]): boolean {
  if (ownScripts.test(url)) return true;
  const own = urls.filter(isDocsifyUrl).map((one) => one.slice(0, one.lastIndexOf('/') + 1));
  const beside = own.flatMap((folder) => [folder, `${folder}plugins/`]);
  return beside.some((one) => url.startsWith(one) && ownPlugin.test(url.slice(one.length)));
}

/** Whether a setting is on. */
export function isOn(settings: SettingsMap, name: string): boolean {
  const value: Setting = settings.get(name);
  return value !== undefined && value !== false && value !== '' && value !== 0;
}

function* elementsIn(node: Tree.ParentNode): Generator<Tree.Element> {
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue;
    yield child;
    yield* elementsIn(child);
  }
}
