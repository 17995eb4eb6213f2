import {fixture, oneEvent} from '@open-wc/testing';
import {html, LitElement} from 'lit';
import {LoadError, type Loader} from '../../../src/site/loader.js';
import type {ReadyState} from '../../../src/site/state.js';
import {LanguageController} from '../../../elements/site/language-controller.js';
import {LinkController} from '../../../elements/site/link-controller.js';
import {ModeController} from '../../../elements/site/mode-controller.js';
import {SiteController} from '../../../elements/site/site-controller.js';
import {english} from '../../../elements/locales/site-catalog.js';

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
/** Files whose answer waits until the test calls the function. */
export const held = new Map<string, () => void>();

const loader: Loader = {
  url: (path) => `test:${path}`,
  async text(path, signal) {
    asked.push(path);
    signal?.addEventListener('abort', () => gaveUp.push(path));
    if (held.has(path)) await new Promise<void>((resolve) => held.set(path, resolve));
    signal?.throwIfAborted();
    if (hidden.has(path)) throw new LoadError('not-a-file', `test:${path}`, 200);
    const text = files.get(path);
    if (text === undefined) throw new LoadError('missing', `test:${path}`, 404);
    return text;
  },
};

/** As much of `<docs-site>` as its controllers need: the page's title, headings and links. */
export class TestSite extends LitElement {
  static override properties = {
    src: {},
    router: {},
    base: {},
    path: {},
    mode: {},
  };

  declare src?: string;
  declare router?: string;
  declare base?: string;
  declare path?: string;
  declare mode?: string;

  readonly site = new SiteController(this, () => loader);
  readonly modes = new ModeController(this, this.site);

  constructor() {
    super();
    new LanguageController(this, this.site);
    new LinkController(this, this.site);
  }

  get pageRoot(): ParentNode {
    return this.renderRoot;
  }

  showPage(): void {
    this.requestUpdate();
  }

  override render() {
    const {state} = this.site;
    if (state.phase !== 'ready' || state.page.phase === 'loading') return html`…`;
    if (state.page.phase !== 'shown') return html`<h1>${state.page.phase}</h1>`;
    const {page} = state.page;
    return html`<h1>${page.title}</h1>
      <div style="height: 3000px"></div>
      ${page.outline.map(({id, text}) => html`<h2 id=${id}>${text}</h2>`)}
      <div style="height: 3000px"></div>`;
  }

  protected override updated() {
    this.site.pageRendered(english);
  }
}
customElements.define('test-site', TestSite);

/**
 * Makes the files of a site whose navigation names `pages`; each page says its path in its title.
 */
export function makeSite(pages: readonly string[], config: object = {}): void {
  files.clear();
  asked.length = 0;
  gaveUp.length = 0;
  held.clear();
  hidden.clear();
  const navigation = [{group: 'Start', pages}];
  files.set('docs.json', JSON.stringify({name: 'Acme', navigation, ...config}));
  for (const page of pages) {
    files.set(`${page}.mdx`, `---\ntitle: Title of ${page}\n---\n\n## Install\n\n## What's new\n`);
  }
}

let count = 0;

/** Where no test has had a site before. */
export const newPlace = () => `/site-${count++}/`;

/** A site at a URL of its own, so that nothing is remembered from the test before. */
export function newSite(attributes: Readonly<Record<string, string>> = {}): TestSite {
  const site = new TestSite();
  site.src = newPlace();
  for (const [name, value] of Object.entries(attributes)) site.setAttribute(name, value);
  return site;
}

/** Connects a site and waits for its first page. */
export async function openSite(
  attributes: Readonly<Record<string, string>> = {},
): Promise<TestSite> {
  const site = newSite(attributes);
  const shown = oneEvent(site, 'docs-page-shown');
  await fixture(html`${site}`);
  await shown;
  return site;
}

/** What an open site shows. */
export function readyState({site: {state}}: TestSite): ReadyState {
  if (state.phase !== 'ready') throw new Error(`the site is ${state.phase}`);
  return state;
}

/** The title of the page that the site comes to. */
export async function titleAfter(site: TestSite, act: () => void): Promise<string | undefined> {
  const shown = oneEvent(site, 'docs-page-shown');
  act();
  await shown;
  return site.shadowRoot?.querySelector('h1')?.textContent;
}
