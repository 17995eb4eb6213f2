import {withTags, type Html, type WrittenTag} from '../../html/html.js';
import {decodeText, encodeText} from '../../routing/paths.js';
import {printHref, printId, withFiles, withPrintIds} from './print-links.js';

/** A page of the document before its ids and headings have their place in that. */
export interface RawPage {
  readonly number: number;
  /** The level of its title in the document. */
  readonly level: number;
  readonly html: Html;
}

/** Attributes with URLs of images. */
const sources = /^(?:src|srcset|poster|href|xlink:href)$/;

/** What is of no use on paper. */
const unused = new Set(['tabindex', 'data-aliases', 'data-otherwise', 'loading']);

/**
 * The ids of a document that is made of several pages: each has the number of its page before it.
 * Pages are added first, since links lead forward as well.
 */
export class PrintIds {
  /** The ids, with the other names of each → the id in the document. */
  readonly #known = new Map<string, string>();

  /** Remembers what is on a page. */
  add({number, html}: RawPage): void {
    withTags(html, (tag) => {
      const id = tag.attributes.get('id');
      const names = tag.attributes.get('data-aliases')?.split(/\s+/) ?? [];
      if (id) this.#known.set(printId(number, id), printId(number, id));
      const own = id || names[0] || '';
      for (const name of names) {
        const known = printId(number, name);
        if (!this.#known.has(known)) this.#known.set(known, printId(number, own));
      }
      return tag;
    });
  }

  /**
   * A page as it is in the document: its headings are below those of its part, and what its links
   * lead to exists. `urlOf` gives the URL of a file of the site.
   */
  complete({number, level, html}: RawPage, urlOf: (path: string) => string): Html {
    return withTags(html, (tag) => {
      const {name, attributes} = headingAt(tag, level);
      const changed = new Map<string, string | undefined>();
      for (const [key, value = ''] of attributes) {
        if (unused.has(key)) {
          // A link that had only a name.
          if (key === 'data-aliases' && !attributes.get('id')) {
            changed.set('id', printId(number, value.split(/\s+/)[0]));
          }
        } else if (/^(?:xlink:)?href$/.test(key) && value.startsWith('#')) {
          changed.set(key, this.#hrefOf(value.slice(1), number));
        } else if (sources.test(key)) {
          // An image without a file is its description.
          const source = withFiles(value, urlOf).trim();
          if (source !== '') changed.set(key, source);
        } else {
          const written = attributes.get(key);
          changed.set(key, written && withPrintIds(key, written, number));
        }
      }
      return {name, attributes: changed};
    });
  }

  /** The URL of what is meant; of the page, if that has nothing of this name. */
  #hrefOf(fragment: string, number: number): string {
    const id = decodeText(fragment);
    const [, page] = /^page-(\d+)(?:-|$)/.exec(id) ?? [];
    // A drawing that shows a part of itself again.
    if (page === undefined) return printHref(number, id);
    const known = this.#known.get(id);
    return known === undefined ? printHref(Number(page)) : `#${encodeText(known)}`;
  }
}

/** A heading at its level in the document; its look stays that of its level on the page. */
function headingAt({name, attributes}: WrittenTag, top: number): WrittenTag {
  const [, written] = /^h([1-6])$/i.exec(name) ?? [];
  if (written === undefined) return {name, attributes};
  const shifted = `h${Math.min(6, top + Number(written) - 1)}`;
  return {name: shifted, attributes: new Map([...attributes, ['data-level', written]])};
}
