import type {PageNotes} from '../../html/html-context.js';
import {escaped, markup, type Html} from '../../html/html.js';
import type {Localize} from '../../locales/messages.js';

/** Collects the notes of a page: the URLs of its links, and the hints of its words. */
export class PrintNotes implements PageNotes {
  /** The text of each note → the note. */
  readonly #notes = new Map<string, {readonly number: number; readonly content: Html}>();

  /** A link whose text is its URL needs no note. */
  readonly markOfLink = (href: string, content: Html): Html | undefined => {
    if (!/^(?:https?|mailto|tel|ftp):/i.test(href)) return undefined;
    const text = href.replace(/^mailto:|^tel:/i, '');
    const known = [href, text, href.replace(/\/$/, '')];
    const isWritten = known.some((one) => escaped(one) === content.toString());
    return isWritten ? undefined : this.markOf(markup`<a href="${href}">${text}</a>`);
  };

  readonly markOf = (content: Html): Html => {
    const text = content.toString();
    const note = this.#notes.get(text) ?? {number: this.#notes.size + 1, content};
    this.#notes.set(text, note);
    return markup`<sup class="docs-print-mark">[${note.number}]</sup>`;
  };

  /** The list of all of them; nothing without one. */
  html(localize: Localize): Html | undefined {
    if (this.#notes.size === 0) return undefined;
    const items = Array.from(this.#notes.values(), ({content}) => markup`<li>${content}</li>`);
    return markup`
      <div class="docs-print-notes">
        <p class="docs-print-notes-label">${localize('References')}</p>
        <ol>${items}</ol>
      </div>
    `;
  }
}
