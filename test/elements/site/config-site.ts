import {fixture, html} from '@open-wc/testing';
import '../../../elements/site/docs-site.js';
import type {DocsSite} from '../../../elements/site/docs-site.js';
import {stubFiles} from './stub-files.js';
import {until} from '../until.js';

/** What differs from a site of two pages in a light window. */
export interface ConfigSite {
  /** More files, or others: path → text. */
  readonly files?: Readonly<Record<string, string>>;
  /** When files were last changed, as the host says: path → date. */
  readonly modified?: Readonly<Record<string, string>>;
  /** Attributes of the element. */
  readonly attributes?: Readonly<Record<string, string>>;
}

const pages = {
  'start.mdx': '---\ntitle: Start here\n---\n\nHello.\n',
  'guides/second.mdx': '---\ntitle: Second page\n---\n\nThe second text.\n',
};

let count = 0;
let restore = () => undefined as void;

/**
 * Shows a site of which `config` is written in `docs.json`; `navigation` has two pages unless it
 * says otherwise.
 */
export async function siteWith(
  config: object,
  {files = {}, modified = {}, attributes = {}}: ConfigSite = {},
): Promise<DocsSite> {
  restore();
  const name = `config-${count++}`;
  const navigation = [{group: 'Guides', pages: ['start', 'guides/second']}];
  const texts = {'docs.json': JSON.stringify({name: 'Acme', navigation, ...config}), ...pages};
  const below = (entries: Readonly<Record<string, string>>) =>
    new Map(Object.entries(entries).map(([path, text]) => [`${name}/${path}`, text] as const));
  restore = stubFiles(below({...texts, ...files}), below(modified));
  const site = document.createElement('docs-site');
  const all = {
    src: `https://site.example/${name}/`,
    router: 'memory',
    mode: 'light',
    ...attributes,
  };
  for (const [key, value] of Object.entries(all)) site.setAttribute(key, value);
  await fixture(html`<div>${site}</div>`);
  await pageOf(site);
  return site;
}

/** To be called after the tests of a file. */
export function restoreFiles(): void {
  restore();
}

/** Resolves once a page, or what is shown instead, is on the screen. */
export async function pageOf(site: DocsSite): Promise<HTMLElement> {
  await until(() => site.pageRoot.querySelector('[part="page"]:not([aria-busy])'));
  // Its frame comes after the page.
  await site.updateComplete;
  return site.pageRoot.querySelector('[part="page"]') as HTMLElement;
}

/** Resolves to the first element that a selector finds, through all shadow roots below `root`. */
export async function found(root: ParentNode, selector: string): Promise<HTMLElement> {
  let element: HTMLElement | undefined;
  await until(() => (element = findDeep(root, selector)), `finds no ${selector}`);
  return element as HTMLElement;
}

/** The same, now; through all shadow roots. */
export function findDeep(root: ParentNode, selector: string): HTMLElement | undefined {
  const here = root.querySelector<HTMLElement>(selector);
  if (here) return here;
  const roots = [...(root instanceof Element && root.shadowRoot ? [root.shadowRoot] : [])];
  for (const element of root.querySelectorAll('*'))
    if (element.shadowRoot) roots.push(element.shadowRoot);
  for (const inner of roots) {
    const element = findDeep(inner, selector);
    if (element) return element;
  }
  return undefined;
}
