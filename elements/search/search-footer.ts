import {html, nothing} from 'lit';
import type {SearchProgress} from '../../src/site/search/search-engine.js';
import type {SearchLocalize} from './locales/search-catalog.js';

/** How far the pages are read that are searched, and what a reader can do about the others. */
export interface SearchFooter {
  readonly localize: SearchLocalize;
  /** Missing before anything is searched. */
  readonly progress: SearchProgress | undefined;
  /** Whether all pages may be loaded: readers who save data are asked first. */
  readonly hasConsent: boolean;
  readonly readAll: () => void;
}

/** The line below the results. */
export function renderFooter(footer: SearchFooter): unknown {
  const {localize} = footer;
  return html`<div part="footer">
    <div part="message">${message(footer)}</div>
    <div part="keys" aria-hidden="true">
      <span><kbd>↑</kbd><kbd>↓</kbd>${localize('move')}</span>
      <span><kbd>↵</kbd>${localize('open')}</span>
      <span><kbd>Esc</kbd>${localize('close')}</span>
    </div>
  </div>`;
}

/** How many pages are read. */
export function progressText(localize: SearchLocalize, progress?: SearchProgress): string {
  const {read = 0, total = 0} = progress ?? {};
  return localize('{0} of {1} pages read', read, total);
}

function message({localize, progress, hasConsent, readAll}: SearchFooter): unknown {
  if (!progress) return nothing;
  const {read, total, failed, isOffline, isReading} = progress;
  const button = (text: string) => html`<button part="again" @click=${readAll}>${text}</button>`;
  if (!hasConsent && read < total) {
    return button(localize('Search all pages ({0} files)', total - read));
  }
  const again = button(localize('Try again'));
  if (isOffline) {
    const text = 'You are offline. Only saved pages are searched.';
    return html`<span>${localize(text)}</span>${again}`;
  }
  if (isReading) return html`<span>${progressText(localize, progress)}</span>`;
  if (failed === 0) return nothing;
  const text = localize('{0} pages could not be read.', failed);
  return html`<span>${text}</span>${again}`;
}
