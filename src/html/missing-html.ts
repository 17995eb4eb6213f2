import type {DocNode} from '../content/nodes.js';
import {markup, type Html} from './html.js';
import {pageTarget, siteLink} from './link-attributes.js';
import {htmlOfNodes, type HtmlOptions} from './render-nodes.js';

/** What is shown at a URL without a page: the author's words, and the way to the home page. */
export function htmlOfMissing(
  title: string,
  description: readonly DocNode[],
  options: HtmlOptions,
): Html {
  const {localize} = options;
  const home = siteLink(pageTarget(''), {part: 'action'}, localize('Go to the home page'), options);
  return markup`<article part="page"><div part="head"><p part="eyebrow">${localize('Not found')}</p
><h1>${title}</h1>${
    description.length > 0 &&
    markup`<div part="description">${htmlOfNodes(description, options)}</div>`
  }</div><p>${home}</p></article>`;
}
