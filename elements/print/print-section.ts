import {html, nothing, render} from 'lit';
import type {View} from '../../src/navigation/view.js';
import {
  entriesOfGroups,
  pagesOf,
  placedPages,
  type PlacedPage,
  type PrintEntry,
} from '../../src/publish/print/print-outline.js';
import {printedHref, printId, type PrintedPages} from '../../src/publish/print/print-links.js';
import type {NavPage} from '../../src/navigation/navigation.js';
import {homeOf} from '../../src/navigation/home.js';
import type {SiteLinks} from '../../src/routing/site-links.js';
import {loadEntry} from '../../src/site/load-page.js';
import type {PageState, ReadyState} from '../../src/site/state.js';
import {wholePage} from '../../src/site/whole-page.js';
import {pause} from '../../src/shared/pause.js';
import {languageAt} from '../locales/localize-controller.js';
import {siteCatalog, type Localize} from '../locales/site-catalog.js';
import {loadComponentsOf} from '../render/load-components.js';
import {renderNodes} from '../render/render-node.js';
import type {SiteHost} from '../site/site-options.js';
import type {SiteResources} from '../site/site-resources.js';
import './docs-print.js';
import {completeLinks, completePage} from './complete-page.js';
import {openView} from './open-view.js';

/** What is printed: the section that the reader is in. */
export interface PrintedSection {
  readonly state: ReadyState;
  readonly view: View;
  readonly resources: SiteResources;
}

type ShownPage = PageState & {readonly phase: 'shown'};

/** So many pages are requested at a time. */
const atOnce = 6;

/**
 * Shows the pages of a section one after another and opens the dialog of the browser that prints
 * them. Readers can cancel while pages are read. Pages that cannot be read are left out.
 */
export async function printSection(
  host: SiteHost,
  {state, view, resources}: PrintedSection,
): Promise<void> {
  const opened = openView(host, resources.signal);
  if (!opened) return;
  const {element, signal, show} = opened;
  const {site, labels, links, choices} = state;
  const entries = entriesOfGroups(view.groups, labels);
  element.heading = site.config.name;
  const onProgress = (done: number, total: number) => {
    element.progress = {done, total};
  };
  try {
    const states = await readPages(pagesOf(entries), state, resources, {onProgress, signal});
    const placed = placedPages(entries, (path) => states.has(path));
    const numbers = new Map(placed.map(({page, number}) => [page.path, number]));
    const {localize} = siteCatalog.locale(languageAt(host));
    const {navigation, config} = site;
    const home = homeOf(navigation, config, choices)?.path ?? '';
    const printed = linksInside(links, {numbers, pages: navigation.pages, home});
    for (const place of placed) {
      const page = states.get(place.page.path);
      if (page) element.append(sectionOf(place, page, {links: printed, localize, resources}));
      // The dialog can be used meanwhile.
      await pause();
      signal.throwIfAborted();
    }
    await element.updateComplete;
    for (const place of placed) completePage(element, place, localize);
    completeLinks(element);
    await Promise.all([imagesIn(element, signal), completed(element)]);
    signal.throwIfAborted();
    const titleOf = (path: string) => states.get(path)?.page.title || path;
    await show({entries: entries satisfies readonly PrintEntry[], numbers, titleOf});
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

interface Reading {
  readonly onProgress: (done: number, total: number) => void;
  readonly signal: AbortSignal;
}

/** The pages that can be read, with what shows them. */
async function readPages(
  pages: readonly NavPage[],
  {site}: ReadyState,
  {reader}: SiteResources,
  {onProgress, signal}: Reading,
): Promise<ReadonlyMap<string, ShownPage>> {
  const states = new Map<string, ShownPage>();
  const queue = [...pages];
  let done = 0;
  onProgress(0, pages.length);
  const readNext = async () => {
    for (let page = queue.shift(); page; page = queue.shift()) {
      const state = await wholePage(await loadEntry(page, site.navigation, reader, signal));
      if (state.phase === 'shown') {
        await loadComponentsOf([...state.page.description, ...state.page.body]);
        states.set(page.path, state);
      }
      await pause();
      signal.throwIfAborted();
      onProgress(++done, pages.length);
    }
  };
  await Promise.all(Array.from({length: atOnce}, readNext));
  return states;
}

/** Links to printed pages lead to them in the view. */
function linksInside(links: SiteLinks, pages: PrintedPages): SiteLinks {
  return {
    href: (target) => printedHref(target, pages) ?? links.href(target),
    src: (target) => links.src(target),
    isExternal: (target) => links.isExternal(target),
  };
}

interface SectionContext {
  readonly links: SiteLinks;
  readonly localize: Localize;
  readonly resources: SiteResources;
}

/** A page, below the names of the groups that begin with it. */
function sectionOf(
  {number, names, starts, level}: PlacedPage,
  {page, api}: ShownPage,
  {links, localize, resources}: SectionContext,
): HTMLElement {
  const {renderers} = resources.parts;
  const context = {links, localize, path: page.path, ...renderers};
  const section = document.createElement('section');
  section.id = printId(number);
  section.tabIndex = -1;
  section.dataset['level'] = String(level);
  const eyebrow = starts.length > 0 ? undefined : names.at(-1);
  render(
    html`${starts.map(
        ({part, level: top}) =>
          html`<div class="docs-print-group" role="heading" aria-level=${top}>${part.name}</div>`,
      )}
      <article part="page" data-mode="default">
        <div part="head">
          ${eyebrow ? html`<p part="eyebrow">${eyebrow}</p>` : nothing}
          ${page.hasOwnTitle ? nothing : html`<h1>${page.title}</h1>`}
          ${
            page.description.length === 0
              ? nothing
              : html`<div part="description">${renderNodes(page.description, context)}</div>`
          }
          ${api ? renderers.endpoint?.(api, links) : nothing}
        </div>
        ${renderNodes(page.body, context)}
        ${page.styles ? renderers.html?.pageStyles(page, links) : nothing}
      </article>`,
    section,
  );
  return section;
}

/** What is drawn when readers come near it. */
interface DrawnElement extends HTMLElement {
  preparePrint?(): Promise<void>;
}

/** Resolves when all code has its colors, and all diagrams and formulas are drawn. */
async function completed(element: Element): Promise<void> {
  const drawn = element.querySelectorAll<DrawnElement>('docs-code, docs-diagram, docs-math');
  await Promise.all([...drawn].map(async (one) => one.preparePrint?.()));
}

/** Resolves when all images have loaded or cannot be loaded. */
async function imagesIn(element: Element, signal: AbortSignal): Promise<void> {
  const images = [...element.querySelectorAll('img')];
  const loads = images.map(async (image) => {
    image.loading = 'eager';
    if (image.complete) return;
    await new Promise((resolve) => {
      for (const name of ['load', 'error']) image.addEventListener(name, resolve, {signal});
      signal.addEventListener('abort', resolve);
    });
  });
  await Promise.all(loads);
}
