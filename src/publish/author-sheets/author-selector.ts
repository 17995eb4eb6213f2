/*
 * Selectors of authors, as published pages have them.
 */

import {elementsNamed} from '../../theme/style-sheets/sheet-selector.js';
import {unquoted} from '../../theme/style-sheets/sheet-text.js';

/** A placeholder for dark mode, for which there are two selectors. */
export const dark = ':is(.docs-dark :scope)';

/** What an attribute of the site says about the page. */
export function stateSelector(attribute: string): string {
  return attribute === '[data-dark]' ? dark : attribute;
}

/**
 * A placeholder for {@link notPart}, which `pageSelector` would refuse: it has a combinator in
 * `:not()`.
 */
const guard = '.docs-not-part';

/**
 * Excludes the parts of our elements. In the running site, they are in shadow roots, which style
 * sheets of authors cannot reach.
 */
const notPart = ":where(:not([class^='docs-'], [class^='docs-'] > svg))";

/** A selector that matches no parts of elements. */
export function ofAuthor(selector: string): string {
  const [subject = ''] = /[^\s>+~]+$/.exec(selector) ?? [];
  const [name = ''] = /^(?:\[[^\]]*\]|[.#]?[\w-]+)/.exec(subject) ?? [];
  const isKnown =
    /^(?:html|body|:root|:scope|&|\.dark|#)/.test(subject) ||
    elementsNamed(name).some((one) => one.startsWith('docs-'));
  return isKnown ? selector : selector.replace(pseudoAtEnd, guard);
}

/** Where pseudo-elements and pseudo-classes begin at the end of a selector. */
const pseudoAtEnd = /(?=(?::{1,2}[\w-]+(?:\([^()]*\))?)*$)/;

/** Elements whose class in published pages has another name, or is also that of parts. */
const otherClasses = new Map([
  ['docs-card-group', 'docs-columns'],
  ['docs-icon', "docs-icon:not([class*=' docs-']:not([class*=' docs-own-']))"],
  ['docs-param-field', 'docs-field'],
  ['docs-response-field', 'docs-field'],
]);

/** An element of ours, what else is said about it, and one of its parts. */
const elements = new RegExp(
  "(?<![\\w.#[:'-])(docs-[a-z-]+)" +
    '((?:\\.[\\w-]+|\\[(?:"[^"]*"|[^\\]"])*\\]|:[\\w-]+(?:\\([^()]*\\))?)*)' +
    '(?:::part\\(([\\w-]+)\\))?',
  'g',
);

/**
 * The elements in a selector as published pages have them: `docs-card` is a class there, and so are
 * its parts. With an id in the list, styles of parts win over ours, as those of `::part()` do.
 */
export function withClasses(selector: string): string {
  const classes = (
    _: string,
    name: string,
    rest: string,
    part: string | undefined,
    at: number,
  ): string => {
    const own = `.${otherClasses.get(name) ?? name}`;
    const host = own + rest.replace(guard, '');
    if (part === undefined) return host;
    const isAnywhere = host === own && !/[>+~] $/.test(selector.slice(Math.max(at - 2, 0), at));
    return `${isAnywhere ? '' : `${host} `}:is(${own}-${part}, #docs-author)`;
  };
  return selector.replace(elements, classes).replaceAll(guard, notPart);
}

const blank = /\/\*[^]*?\*\/|("(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*')|\s*([>+,]|~(?!=))\s*|\s+/g;

/** A selector as browsers write it: without comments, and with double quotes. */
export function asWritten(selector: string): string {
  return selector
    .replace(blank, (found, string?: string, combinator?: string) => {
      if (string !== undefined) return JSON.stringify(unquoted(string));
      if (combinator === ',') return ', ';
      if (combinator !== undefined) return ` ${combinator} `;
      return found.startsWith('/*') ? '' : ' ';
    })
    .replace(/\[([\w-]+)([~|^$*]?=)([\w-]+)\]/g, '[$1$2"$3"]')
    .trim();
}
