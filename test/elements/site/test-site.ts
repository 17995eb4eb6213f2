import {fixture, html, oneEvent} from '@open-wc/testing';
import type {Diagnostic} from '../../../src/diagnostics/diagnostic.js';
import {LoadError, type Loader} from '../../../src/site/loader.js';
import '../../../elements/site/docs-site.js';
import type {DocsSite} from '../../../elements/site/docs-site.js';
import {until} from '../until.js';

/**
 * The files that every site of these tests is made of, path → text. Set it before an element is
 * connected.
 */
export const files = new Map<string, string>();
/** The files asked for, in order. */
export const asked: string[] = [];
/** The files whose requests were given up. */
export const gaveUp: string[] = [];
/** Files that the host hides behind a sign-in page. */
export const hidden = new Set<string>();
/** Files whose requests fail, as they do without a network. */
export const unreachable = new Set<string>();
/** Files whose answers wait → what sends these answers. */
const held = new Map<string, () => void>();

const loader: Loader = {
  url: (path) => `test:${path}`,
  async text(path, signal) {
    asked.push(path);
    signal?.addEventListener('abort', () => gaveUp.push(path));
    const answerOthers = held.get(path);
    if (answerOthers) {
      await new Promise<void>((resolve) =>
        held.set(path, () => {
          answerOthers();
          resolve();
        }),
      );
    }
    signal?.throwIfAborted();
    if (hidden.has(path)) throw new LoadError('not-a-file', `test:${path}`, 200);
    if (unreachable.has(path)) throw new LoadError('unreachable', `test:${path}`);
    const text = files.get(path);
    if (text === undefined) throw new LoadError('missing', `test:${path}`, 404);
    return text;
  },
};

/** Has the answers for a file wait from now on. */
export function hold(path: string): void {
  held.set(path, () => undefined);
}

/** Sends the answers that wait for a file, and later ones at once. */
export function release(path: string): void {
  held.get(path)?.();
  held.delete(path);
}

/** Text that is higher than the window of the tests. */
const highText = 'Some words that fill the page. '.repeat(400);

/** A Markdown link to a page, or to a heading there, whose text is its destination. */
function linkTo(path: string, hash = ''): string {
  const destination = path.split('/').map(encodeURIComponent).join('/');
  return `[${path}${hash}](/${destination}${hash})`;
}

/**
 * Makes the files of a site whose navigation names `pages`; each page says its path in its title,
 * has links to all pages, and text before and after its headings.
 */
export function makeSite(pages: readonly string[], config: object = {}): void {
  files.clear();
  asked.length = 0;
  gaveUp.length = 0;
  held.clear();
  hidden.clear();
  unreachable.clear();
  const navigation = [{group: 'Start', pages}];
  files.set('docs.json', JSON.stringify({name: 'Acme', navigation, ...config}));
  const links = pages.flatMap((page) => [linkTo(page), linkTo(page, '#install')]).join(' ');
  const text = [links, highText, '## Install', "## What's new", highText].join('\n\n');
  for (const page of pages)
    files.set(`${page}.mdx`, `---\ntitle: Title of ${page}\n---\n\n${text}`);
}

/** Where no test has had a site before. */
export const newPlace = () => `/site-${crypto.randomUUID()}/`;

/** A site at a URL of its own, so that nothing is remembered from the test before. */
export function newSite(attributes: Readonly<Record<string, string>> = {}): DocsSite {
  const site = document.createElement('docs-site');
  site.loader = loader;
  site.src = newPlace();
  for (const [name, value] of Object.entries(attributes)) site.setAttribute(name, value);
  return site;
}

/** Connects a new site and waits for its first page. */
export function openSite(attributes: Readonly<Record<string, string>> = {}): Promise<DocsSite> {
  return connect(newSite(attributes));
}

/** Connects a site and waits for its first page. */
export async function connect(site: DocsSite): Promise<DocsSite> {
  const shown = oneEvent(site, 'docs-page-shown');
  await fixture(html`${site}`);
  await shown;
  return site;
}

/** The title on the screen: of a page, or of what is shown instead. */
export function titleOf(site: DocsSite): string | undefined {
  return site.querySelector('article h1')?.textContent.trim();
}

/** The title of the page that the site comes to. */
export async function titleAfter(site: DocsSite, act: () => void): Promise<string | undefined> {
  const shown = oneEvent(site, 'docs-page-shown');
  act();
  await shown;
  return titleOf(site);
}

/** The link of the page shown to a page, or to a heading there (`path#install`). */
export function linkOf(site: DocsSite, destination: string): HTMLAnchorElement {
  const links = [...site.querySelectorAll<HTMLAnchorElement>('article a')];
  const link = links.find(({textContent}) => textContent === destination);
  if (!link) throw new Error(`the page has no link to ${destination}`);
  return link;
}

/** Follows a link of the page shown, as readers do. */
export function follow(site: DocsSite, destination: string): void {
  linkOf(site, destination).click();
}

/** What is inside an element of the frame. */
export function insideOf(site: DocsSite, element: string): ShadowRoot {
  const root = site.renderRoot.querySelector(element)?.shadowRoot;
  if (!root) throw new Error(`there is no ${element}`);
  return root;
}

/** What the sidebar calls the pages, in its order. */
export function sidebarNames(site: DocsSite): string[] {
  const rows = insideOf(site, 'docs-sidebar').querySelectorAll('[part="item"]');
  return [...rows].map(({textContent}) => textContent.trim());
}

/** Chooses a version or language in the top bar, as readers do. */
export async function choose(site: DocsSite, name: string): Promise<void> {
  const listOf = () =>
    insideOf(site, 'docs-topbar')
      .querySelector('docs-selector')
      ?.shadowRoot?.querySelector('select');
  await until(listOf, 'the top bar has no list');
  const list = listOf() as HTMLSelectElement; // it has come
  list.value = name;
  list.dispatchEvent(new Event('change'));
}

/** The problems that the site reports from now on: always all that are known. */
export function problemsOf(site: DocsSite): {readonly all: readonly Diagnostic[]} {
  const known: {all: readonly Diagnostic[]} = {all: []};
  site.addEventListener('docs-diagnostics', ({diagnostics}) => (known.all = diagnostics));
  return known;
}

/** How far an element is below where the frame leaves the window, or a box that scrolls, free. */
export function distanceBelowBar(site: DocsSite, target: Element | null): number | undefined {
  const bar = site.renderRoot.querySelector('[part="top"]')?.getBoundingClientRect();
  return bar && target ? target.getBoundingClientRect().top - bar.bottom : undefined;
}
