import {html, nothing} from 'lit';
import type {MarkedText} from '../../src/search/excerpt.js';
import type {FoundPages, FoundPage, FoundSection} from '../../src/search/search-index.js';
import type {SiteLinks} from '../../src/routing/site-links.js';
import {uiIcon} from '../shared/ui-icons.js';
import type {SearchLocalize} from './locales/search-catalog.js';

/** A result as a link, with what is marked on its page. */
export type ResultLink = HTMLAnchorElement & {
  readonly section?: {
    readonly path: string;
    /** Of the section; empty for the beginning of the page. */
    readonly id: string;
    readonly terms: readonly string[];
  };
};

/** How results are shown, and what a reader can do with them. */
export interface ResultsContext {
  readonly localize: SearchLocalize;
  readonly links: SiteLinks | undefined;
  /** The index of the result that the keyboard opens; -1 for none. */
  readonly active: number;
  readonly choose: (index: number) => void;
  readonly showMore: () => void;
  readonly searchEverywhere: () => void;
}

/** The results of a search by page, or that there are none. */
export function renderResults(found: FoundPages, typed: string, context: ResultsContext): unknown {
  const {localize, showMore} = context;
  if (found.pages.length === 0) {
    return html`<div part="empty">
      <strong>${localize('No results for “{0}”', typed)}</strong>
      <p>${localize('Check the spelling, or try fewer or different words.')}</p>
      ${renderElsewhere(found, context)}
    </div>`;
  }
  let index = 0;
  return html`<div id="results" role="listbox" aria-label=${localize('Search')}>
      ${found.pages.map((page, group) => {
        const start = index;
        index += page.sections.length;
        return renderPage(page, group, start, context);
      })}
    </div>
    ${
      found.total > found.pages.length
        ? html`<button part="elsewhere" @click=${showMore}>
            ${localize('Show more results')}
          </button>`
        : renderElsewhere(found, context)
    }`;
}

function renderElsewhere(
  {elsewhere, hasUnread, pages}: FoundPages,
  {localize, searchEverywhere}: ResultsContext,
) {
  if (pages.length > 2 || (elsewhere === 0 && !hasUnread)) return nothing;
  return html`<button part="elsewhere" @click=${searchEverywhere}>
    ${
      hasUnread
        ? localize('Search other versions and languages')
        : localize('Show results from other versions and languages ({0})', elsewhere)
    }
  </button>`;
}

function renderPage(page: FoundPage, group: number, start: number, context: ResultsContext) {
  const {scope, title, trail} = page;
  const place = [scope?.version, scope?.language, ...trail].filter(Boolean);
  return html`<div role="group" aria-labelledby="page-${group}">
    <div part="page" id="page-${group}">
      ${place.map((name) => html`<span>${name}</span>${uiIcon('chevronRight')}`)}
      <strong>${marked(title)}</strong>
    </div>
    ${page.sections.map((section, index) => renderSection(page, section, start + index, context))}
  </div>`;
}

function renderSection(
  {path, title}: FoundPage,
  {id, heading, excerpt, terms}: FoundSection,
  index: number,
  {links, active, choose}: ResultsContext,
) {
  return html`<a
    role="option"
    part="option"
    id="option-${index}"
    tabindex="-1"
    aria-selected=${index === active}
    href=${links?.href({to: 'site', path, query: '', hash: id}) ?? nothing}
    .section=${{path, id, terms}}
    @pointermove=${() => choose(index)}
  >
    <strong>${marked(heading.text === '' ? title : heading)}</strong>
    ${excerpt.text === '' ? nothing : html`<span>${marked(excerpt)}</span>`}
  </a>`;
}

/** The text with its marks. */
function marked({text, marks}: MarkedText): unknown {
  if (marks.length === 0) return text;
  let at = 0;
  return [
    ...marks.map(([start, end]) => {
      const before = text.slice(at, start);
      at = end;
      return html`${before}<mark>${text.slice(start, end)}</mark>`;
    }),
    text.slice(at),
  ];
}
