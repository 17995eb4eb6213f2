import {printId, withPrintIds} from '../../src/publish/print/print-links.js';
import type {PlacedPage} from '../../src/publish/print/print-outline.js';
import {encodeText} from '../../src/routing/paths.js';
import type {Localize} from '../locales/site-catalog.js';
import {findTarget} from '../shared/scroll.js';

/**
 * Gives a page its place among others: its ids and the references to them have its number before
 * them, its headings are below those of its part, and the URLs of its links are at its end.
 */
export function completePage(view: Element, {number, level}: PlacedPage, localize: Localize): void {
  const section = view.querySelector(`:scope > #${printId(number)}`);
  const article = section?.querySelector('article');
  if (!section || !article) return;
  for (const element of article.querySelectorAll('*')) addNumber(element, number);
  for (const heading of article.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const written = Number(heading.localName.slice(1));
    heading.setAttribute('aria-level', String(Math.min(6, level + written - 1)));
  }
  addNotes(section, article, localize);
}

/** Adds the number of a page to the ids of an element, and to those that it refers to. */
function addNumber(element: Element, number: number): void {
  for (const {name, value} of [...element.attributes]) {
    // A drawing that shows a part of itself again.
    const isUse = element.localName === 'use' && /^(?:xlink:)?href$/.test(name);
    const changed =
      isUse && value.startsWith('#')
        ? `#${printId(number, value.slice(1))}`
        : withPrintIds(name, value, number);
    if (changed !== value) element.setAttribute(name, changed);
  }
  const names = (element.getAttribute('data-aliases') ?? '').split(/\s+/).filter(Boolean);
  if (names.length === 0) return;
  const ids = names.map((name) => printId(number, name));
  element.setAttribute('data-aliases', ids.join(' '));
  // A link that had only a name.
  element.id ||= ids[0] ?? '';
}

/** What a link of `printHref` leads to: the page, if that has nothing of this name. */
export function printedTarget(view: Element, href: string): HTMLElement | undefined {
  const id = decodeURIComponent(href.slice(1));
  const [page = ''] = /^page-\d+/.exec(id) ?? [];
  const section = page && view.querySelector<HTMLElement>(`:scope > #${page}`);
  if (!section) return undefined;
  return id === page ? section : (findTarget(section, id) ?? section);
}

/** Names of what links lead to become ids, since a document for print has no other ones. */
export function completeLinks(view: Element): void {
  for (const link of view.querySelectorAll('a[href^="#page-"]')) {
    const target = printedTarget(view, link.getAttribute('href') ?? '');
    if (target) link.setAttribute('href', `#${encodeText(target.id)}`);
  }
}

function addNotes(section: Element, article: Element, localize: Localize): void {
  const notes = new Map<string, number>();
  for (const link of article.querySelectorAll<HTMLAnchorElement>('a[href^="http"]')) {
    const {href} = link;
    const text = link.textContent.trim();
    if ([href, href.replace(/\/$/, '')].includes(text)) continue;
    const known = notes.get(href) ?? notes.size + 1;
    notes.set(href, known);
    const mark = document.createElement('sup');
    mark.className = 'docs-print-mark';
    mark.textContent = `[${known}]`;
    link.after(mark);
  }
  if (notes.size === 0) return;
  const list = document.createElement('ol');
  for (const href of notes.keys()) {
    const item = document.createElement('li');
    item.textContent = href;
    list.append(item);
  }
  const label = document.createElement('p');
  label.textContent = localize('References');
  const box = document.createElement('div');
  box.className = 'docs-print-notes';
  box.append(label, list);
  section.append(box);
}
