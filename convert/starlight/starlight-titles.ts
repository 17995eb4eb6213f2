import type {WrittenAttribute} from '../../src/markdown/attributes.js';
import {escapedValue} from '../markdown/component-html.js';
import {
  attributeOf,
  elementsIn,
  isElement,
  readHtml,
  textOf as textOfHtml,
  type HtmlChild,
} from '../markdown/html-tree.js';
import {decoded} from '../markdown/token-text.js';
import {asText, textOf, type TagAttributes} from './starlight-tags.js';

/**
 * The attributes of a card, whose title is HTML in Starlight, with a title that is text. The card
 * leads to where a link in the title leads.
 */
export function withPlainTitle(
  attributes: TagAttributes,
  link: (href: string) => string,
): Map<string, WrittenAttribute['value']> {
  const names = new Map(attributes);
  const title = decoded(textOf(attributes, 'title') ?? '');
  if (!title.includes('<')) return names;
  const nodes = readHtml(title);
  names.set('title', asText(escapedValue(textOfHtml(nodes).trim())));
  const href = linkIn(nodes);
  if (href !== undefined && !names.has('href')) names.set('href', asText(escapedValue(link(href))));
  return names;
}

function linkIn(nodes: readonly HtmlChild[]): string | undefined {
  let level = nodes.filter(isElement);
  while (level.length > 0) {
    const found = level.find((element) => element.tagName === 'a');
    if (found) return attributeOf(found, 'href');
    level = level.flatMap(elementsIn);
  }
  return undefined;
}
