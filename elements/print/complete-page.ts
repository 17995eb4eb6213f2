import {printId} from '../../src/publish/print/print-links.js';
import type {PlacedPage} from '../../src/publish/print/print-outline.js';
import type {Localize} from '../locales/site-catalog.js';

/**
 * Gives a page its place among others: its ids have its number before them, its headings are below
 * those of its part, and the URLs of its links are references at its end.
 */
export function completePage(view: Element, {number, level}: PlacedPage, localize: Localize): void {
  const section = view.querySelector(`:scope > #${printId(number)}`);
  const article = section?.querySelector('article');
  if (!section || !article) return;
  for (const element of article.querySelectorAll('[id]')) {
    element.id = printId(number, element.id);
  }
  for (const heading of article.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const written = Number(heading.localName.slice(1));
    heading.setAttribute('aria-level', String(Math.min(6, level + written - 1)));
  }
  addNotes(section, article, localize);
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
