import {html, parse, serialize, serializeOuter, type DefaultTreeAdapterTypes as Tree} from 'parse5';
import type {SiteConfig} from '../../src/config/site-config.js';
import {isRightToLeft} from '../../src/shared/language-tag.js';
import {isModeChoice} from '../../src/theme/mode.js';
import {hintStyle} from '../init/index-page.mjs';
import {escaped} from '../../src/html/html.js';
import {completeContent} from '../../src/publish/page-head.js';
import type {PublishedDocument} from '../../src/publish/publish-pages.js';
import type {Publishing} from '../../src/publish/publishing.js';
import {completeSources} from './image-sources.js';

/** Writes the document of a page. */
export type PageTemplate = (page: PublishedDocument, links: PageLinks) => string;

/** What the document of a page refers to besides what its author's `index.html` does. */
export interface PageLinks {
  /** The paths of style sheets, from the root of the host. */
  readonly sheets: readonly string[];
  /** The URLs of font files that the text needs. */
  readonly fonts: Iterable<string>;
}

type Element = Tree.Element;
type Parent = Tree.ParentNode;

/** Placeholders for the text of each page. Their characters are removed from every document. */
const marks = {
  direction: '\uE000direction\uE000',
  language: '\uE000language\uE000',
  page: '\uE000page\uE000',
  head: '\uE000head\uE000',
  start: '\uE000start\uE000',
  scripts: '\uE000scripts\uE000',
  sheets: '\uE000sheets\uE000',
  content: '\uE000content\uE000',
};

/**
 * Makes documents of the site's own `index.html`: what its author wrote there is on every page. Its
 * URLs are completed, since pages are in folders; its title gives way to that of each page, and its
 * metadata to that which a page has.
 */
export function pageTemplate(
  indexHtml: string,
  {
    url: siteUrl,
    isFolders,
    configText: [file],
  }: Pick<Publishing, 'url' | 'isFolders' | 'configText'>,
  toggle: SiteConfig['modeToggle'],
): PageTemplate {
  const base = siteUrl.pathname;
  const document = parse(indexHtml.replaceAll('\uE000', ''));
  const root = childNamed(document, 'html');
  const head = root && childNamed(root, 'head');
  const body = root && childNamed(root, 'body');
  // A parser adds all three to every document.
  if (!root || !head || !body) throw new Error('no document');
  const ownLanguage = languageOf(root);
  const ownDirection = attributeOf(root, 'dir');
  setAttribute(root, 'lang', marks.language);
  setAttribute(root, 'dir', marks.direction);
  removeAttribute(root, 'data-missing');
  for (const element of elementsIn(document)) completeUrls(element, base);
  for (const element of elementsIn(head)) if (isReplaced(element)) remove(element);
  const metas = elementsIn(head).flatMap(
    (element, index) => takeMeta(element, index, siteUrl) ?? [],
  );
  const site = elementsIn(body).find(({tagName}) => tagName === 'docs-site') ?? addSite(body);
  // That of the host application, or of the site: readers may not choose another one.
  const attribute = attributeOf(site, 'mode');
  const isFixed = isModeChoice(attribute) || toggle.isHidden;
  const mode = isModeChoice(attribute) ? attribute : toggle.initial;
  if (mode !== 'system') setAttribute(root, 'data-docs-mode', mode);
  addScripts(head, document, base, {sheets: marks.sheets, isFixed});
  addText(head, marks.head);
  setAttribute(site, 'router', 'history');
  setAttribute(site, 'base', base);
  // Otherwise the script would look for `docs.json` first.
  setAttribute(site, 'src', file === 'docs.json' ? base : base + file);
  setAttribute(site, 'data-built', isFolders ? 'folders' : '');
  if (site.parentNode === body && isAlone(body)) setAttribute(root, 'data-docs-alone', '');
  // What the author put into slots of the element stays.
  const hasSlots = site.childNodes.some((node) => 'tagName' in node);
  const isIsolated = attributeOf(site, 'isolated') !== undefined;
  const isWanted = hasSlots || isIsolated || attributeOf(site, 'start') === 'load';
  setAttribute(site, 'data-start', marks.start);
  site.childNodes.unshift(newText(marks.content, site));
  const directionOf = (language: string | undefined) => {
    const isOwn = language === undefined && ownDirection !== undefined;
    const usual = isRightToLeft(language ?? ownLanguage) ? 'rtl' : 'ltr';
    return isOwn ? escaped(ownDirection) : usual;
  };
  const parts = serialize(document).split(/\uE000(\w+)\uE000/);
  const metaNames = new Set(metas.map(({name}) => name));
  return ({path, isMissing, language, head, content, needsElement}, {sheets, fonts}) => {
    const isAtOnce = isWanted || needsElement;
    const {title, elements, names} = head;
    const others = [...head.others].flatMap(([name, meta]) => (metaNames.has(name) ? [] : [meta]));
    const own = [`<title>${escaped(title)}</title>`, ...[...elements, ...others].map(String)];
    const links = [
      ...[...fonts].map(
        (font) => `<link rel="preload" as="font" href="${escaped(font)}" crossorigin>\n`,
      ),
      // Nothing below the script of the mode is read before that has come, so it is to come first.
      ...sheets.map(
        (sheet) =>
          `<link rel="stylesheet" href="${escaped(sheet)}" fetchpriority="low" data-docs-built>\n`,
      ),
    ];
    const texts = new Map([
      ['language', escaped(language ?? ownLanguage)],
      ['direction', directionOf(language)],
      // A host sends the page for missing ones at any URL.
      ['page', isMissing ? '' : escaped(base + path)],
      ['start', isAtOnce ? 'load' : 'demand'],
      ['scripts', isAtOnce ? elementScripts(`${base}docs-site/`) : ''],
      ['sheets', links.join('')],
      ['head', `${own.join('\n')}\n`],
      ['content', content.toString()],
      ...metas.map(({mark, name, text}) => [mark, isAmong(name, names) ? '' : text] as const),
    ]);
    return parts.map((part, index) => (index % 2 ? (texts.get(part) ?? '') : part)).join('');
  };
}

/** What the author's document says of the site. */
export interface AuthorDocument {
  /** The language that it names; English without one. */
  readonly language: string;
  /** An attribute of its `<docs-site>`. */
  readonly attribute: (name: string) => string | undefined;
}

/** Reads the author's `index.html`. */
export function readDocument(indexHtml: string): AuthorDocument {
  const document = parse(indexHtml);
  const root = childNamed(document, 'html');
  const site = elementsIn(document).find(({tagName}) => tagName === 'docs-site');
  return {
    language: root ? languageOf(root) : 'en',
    attribute: (name) => site && attributeOf(site, name),
  };
}

function languageOf(root: Element): string {
  return attributeOf(root, 'lang') || 'en';
}

/** The elements of the head that every page has its own of. */
function isReplaced(element: Element): boolean {
  const {tagName, childNodes} = element;
  if (tagName === 'title') return true;
  const [first] = childNodes;
  // It says that the site has not loaded.
  if (tagName === 'style') return !!first && 'value' in first && first.value === hintStyle;
  const isCanonical = attributeOf(element, 'rel') === 'canonical';
  return tagName === 'link' && (isCanonical || isNoIcon(element));
}

/** Metadata that pages may have their own of. */
interface TakenMeta {
  /** The name of the placeholder that it was replaced with. */
  readonly mark: string;
  readonly name: string;
  readonly text: string;
}

/** Puts a placeholder in place of a `<meta>`, and of the white space before it. */
function takeMeta(element: Element, index: number, siteUrl: URL): TakenMeta | undefined {
  const written = attributeOf(element, 'name') ?? attributeOf(element, 'property');
  const parent = element.parentNode;
  if (element.tagName !== 'meta' || written === undefined || !parent) return undefined;
  const name = written.trim().toLowerCase();
  const content = attributeOf(element, 'content');
  if (content !== undefined) {
    setAttribute(element, 'content', completeContent(name, content, siteUrl));
  }
  const mark = `meta${index}`;
  const text = `\n${serializeOuter(element)}`;
  const after = parent.childNodes.slice(parent.childNodes.indexOf(element) + 1);
  remove(element);
  const place = newText(`\uE000${mark}\uE000`, parent);
  parent.childNodes.splice(parent.childNodes.length - after.length, 0, place);
  return {mark, name, text};
}

/**
 * Whether a page says itself what metadata of this name says. Cards of Twitter show what a page
 * says for Open Graph, and `og:image:width` belongs to `og:image`.
 */
function isAmong(name: string, names: ReadonlySet<string>): boolean {
  const parts = name.replace(/^twitter:/, 'og:').split(':');
  return names.has(name) || (parts[0] === 'og' && names.has(parts.slice(0, 2).join(':')));
}

/** `data:,` only keeps browsers from asking for an icon. */
function isNoIcon(element: Element): boolean {
  return attributeOf(element, 'rel') === 'icon' && attributeOf(element, 'href') === 'data:,';
}

/** The attributes with one URL, and those with several. */
const urlAttributes = ['src', 'href', 'poster'];
const sourceAttributes = ['srcset', 'imagesrcset'];

function completeUrls(element: Element, base: string): void {
  const complete = (value: string) => {
    if (value === '' || /^(?:[a-z][\w+.-]*:|[/#?])/i.test(value)) return value;
    const {pathname, search, hash} = new URL(value, `http://localhost${base}`);
    return pathname + search + hash;
  };
  const change = (name: string, changed: (value: string) => string) => {
    const value = attributeOf(element, name);
    if (value !== undefined) setAttribute(element, name, changed(value));
  };
  for (const name of urlAttributes) change(name, complete);
  for (const name of sourceAttributes) change(name, (value) => completeSources(value, complete));
}

/** The page is read before its element runs. */
const later = {fetchpriority: 'low'};

/**
 * The scripts of a page, in the order in which they run: the color mode before anything is seen,
 * what the document passes on to the element, and the element, all of this package's version.
 */
function addScripts(
  head: Element,
  document: Tree.Document,
  base: string,
  {sheets, isFixed}: {readonly sheets: string; readonly isFixed: boolean},
): void {
  const folder = `${base}docs-site/`;
  removeOwnScripts(document, base);
  const before = head.childNodes.findIndex(
    (node) => 'tagName' in node && ['script', 'link', 'style'].includes(node.tagName),
  );
  const scripts = [
    newElement(
      'script',
      {
        src: `${folder}built-mode.js`,
        'data-site': base,
        'data-page': marks.page,
        ...(isFixed && {'data-fixed': ''}),
      },
      head,
    ),
    newElement('script', {type: 'module', src: `${folder}built.js`, ...later}, head),
  ];
  const lines = [
    ...scripts.flatMap((script) => [script, newText('\n', head)]),
    newText(marks.scripts, head),
    // The styles of the author follow, and override them.
    newText(sheets, head),
  ];
  head.childNodes.splice(before === -1 ? head.childNodes.length : before, 0, ...lines);
}

/** The scripts of a page whose element starts with the document. */
function elementScripts(folder: string): string {
  const low = ' fetchpriority="low"';
  const script = (file: string) =>
    `<script type="module" src="${escaped(folder + file)}"${low}></script>\n`;
  const main = `<link rel="modulepreload" href="${escaped(folder)}main.js"${low}>\n`;
  return script('built-start.js') + script('docs-site.js') + main;
}

/** Removes the scripts of the element and what loads ahead of it, from any host. */
function removeOwnScripts(document: Tree.Document, base: string): void {
  const root = `http://localhost${base}`;
  const urlOf = (element: Element) => {
    const written = attributeOf(element, element.tagName === 'link' ? 'href' : 'src');
    if (written === undefined || !URL.canParse(written, root)) return '';
    const {origin, pathname} = new URL(written, root);
    return origin + pathname;
  };
  const found = elementsIn(document).filter(({tagName}) => /^(?:script|link)$/.test(tagName));
  const entries = found.map(urlOf).filter((url) => url.endsWith('/docs-site.js'));
  const folders = [`${root}docs-site/`, ...entries];
  const own = new Set(
    folders.flatMap((folder) =>
      ['docs-site.js', 'main.js', 'mode.js'].map((file) => new URL(file, folder).href),
    ),
  );
  for (const element of found) if (own.has(urlOf(element))) remove(element);
}

/**
 * Whether a document contains only the site, so that it has its background and mode. In a document
 * that is being loaded, browsers find this out late (`tokens.css.ts`), after the first frame.
 */
function isAlone(body: Element): boolean {
  return elementsAmong(body).every(
    (element) =>
      /^(?:docs-site|script|style|link|template|noscript|meta)$/.test(element.tagName) ||
      attributeOf(element, 'aria-hidden') !== undefined,
  );
}

/** Adds the element that the script would add. */
function addSite(body: Element): Element {
  const site = newElement('docs-site', {}, body);
  body.childNodes.unshift(site);
  return site;
}

function newElement(
  tagName: string,
  values: Readonly<Record<string, string>>,
  parentNode: Parent,
): Element {
  const attrs = Object.entries(values).map(([name, value]) => ({name, value}));
  const namespaceURI = html.NS.HTML;
  return {nodeName: tagName, tagName, attrs, namespaceURI, childNodes: [], parentNode};
}

function elementsAmong({childNodes}: Parent): readonly Element[] {
  return childNodes.filter((node): node is Element => 'tagName' in node);
}

function elementsIn(parent: Parent): readonly Element[] {
  return parent.childNodes.flatMap((node) =>
    'tagName' in node ? [node, ...elementsIn(node)] : [],
  );
}

function childNamed(parent: Parent, name: string): Element | undefined {
  return elementsAmong(parent).find(({tagName}) => tagName === name);
}

function attributeOf({attrs}: Element, name: string): string | undefined {
  return attrs.find((one) => one.name === name)?.value;
}

function setAttribute(element: Element, name: string, value: string): void {
  removeAttribute(element, name);
  element.attrs.push({name, value});
}

function removeAttribute(element: Element, name: string): void {
  element.attrs = element.attrs.filter((one) => one.name !== name);
}

/** Removes an element, and the white space before it. */
function remove(element: Element): void {
  const parent = element.parentNode;
  if (!parent) return;
  const before = parent.childNodes[parent.childNodes.indexOf(element) - 1];
  const isSpace = before && 'value' in before && before.value.trim() === '';
  parent.childNodes = parent.childNodes.filter(
    (node) => node !== element && !(isSpace && node === before),
  );
}

function addText(parent: Element, value: string): void {
  parent.childNodes.push(newText(value, parent));
}

function newText(value: string, parentNode: Parent): Tree.TextNode {
  return {nodeName: '#text', value, parentNode};
}
