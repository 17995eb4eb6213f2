import type {HtmlOptions} from './html-context.js';
import type {DocNode} from '../content/nodes.js';
import {markup, type Html} from './html.js';
import {pageTarget, siteLink} from './link-attributes.js';

/**
 * What is shown at a URL without a page: the author's words, a sentence, and the way to the home
 * page. The element names the URL in its sentence, which is not known here.
 */
export function htmlOfMissing(
  title: string,
  description: readonly DocNode[],
  options: HtmlOptions,
): Html {
  const {localize} = options;
  const home = siteLink(pageTarget(''), {part: 'action'}, localize('Go to the home page'), options);
  const own =
    description.length > 0 &&
    markup`<div part="description">${options.htmlOfNodes(description, options)}</div>`;
  const sentence = localize('We couldn’t find this page.');
  return markup`<article part="page"><div part="head"><p part="eyebrow">${localize('Not found')}</p
><h1>${title}</h1>${own}<p part="description">${sentence}</p></div><p>${home}</p></article>`;
}
