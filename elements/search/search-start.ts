import {html, nothing} from 'lit';
import {drawIcon, uiIcon} from '../shared/ui-icons.js';
import type {SearchLocalize} from './locales/search-catalog.js';
import type {SuggestedPage} from './suggested-pages.js';

const clock = 'M12 7v5l3.5 2M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18';

/** What is shown before anything is typed, and what a reader can do with it. */
export interface SearchStart {
  readonly localize: SearchLocalize;
  /** What the reader has searched for before. */
  readonly recent: readonly string[];
  readonly pages: readonly SuggestedPage[];
  readonly search: (typed: string) => void;
  readonly forget: (typed: string) => void;
}

/** Recent searches, and pages to begin with. */
export function renderStart({localize, recent, pages, search, forget}: SearchStart): unknown {
  return html`${
    recent.length === 0
      ? nothing
      : html`<h2 id="recent">${localize('Recent searches')}</h2>
          <ul aria-labelledby="recent">
            ${recent.map(
              (typed) =>
                html`<li>
                  <button
                    part="item"
                    aria-label=${localize('Search for “{0}”', typed)}
                    @click=${() => search(typed)}
                  >
                    ${drawIcon(clock)}<span>${typed}</span>
                  </button>
                  <button
                    part="remove"
                    aria-label=${localize('Remove “{0}”', typed)}
                    @click=${() => forget(typed)}
                  >
                    ${uiIcon('close')}
                  </button>
                </li>`,
            )}
          </ul>`
  }${
    pages.length === 0
      ? nothing
      : html`<h2 id="suggestions">${localize('Suggestions')}</h2>
          <ul aria-labelledby="suggestions">
            ${pages.map(
              ({href, group, text}) =>
                html`<li>
                  <a part="item" href=${href}>
                    ${uiIcon('arrowRight')}<span>${text}</span><small>${group}</small>
                  </a>
                </li>`,
            )}
          </ul>`
  }`;
}
