import type {HtmlOptions} from './html-context.js';
import type {ComponentName} from '../content/components.js';
import type {DocNode} from '../content/nodes.js';
import {hasHead, hasRail, isOfRail, type Page} from '../content/page.js';
import type {PageAction} from '../site/page-actions.js';
import {attributes, element, markup, type Html, type HtmlContent} from './html.js';
import {authorIcon, uiIcon} from './icons.js';
import {pageTarget, siteLink} from './link-attributes.js';
import {peersIn, type PagePeers} from './page-peers.js';

/** What is shown above the text of a page besides its title and description. */
export interface PageSurroundings {
  /** The name of its group, or the groups around it. */
  readonly eyebrow: HtmlContent;
  /** The operation that the page is about, as `htmlOfEndpoint` shows it. */
  readonly endpoint?: Html | undefined;
  /** What readers can do with the page. */
  readonly actions: readonly PageAction[];
  /** Whether its API description could not be loaded: a link opens it again. */
  readonly hasFailed?: boolean | undefined;
}

/** A page as the `<article>` that the element shows in its light DOM. */
export function htmlOfPage(
  page: Page,
  {eyebrow, endpoint, actions, hasFailed = false}: PageSurroundings,
  options: HtmlOptions,
): Html {
  const {mode, title, hasOwnTitle, description, body} = page;
  const peers = peersIn([...description, ...body]);
  const head = [
    eyebrow && markup`<p part="eyebrow">${eyebrow}</p>`,
    !hasOwnTitle && markup`<h1>${title}</h1>`,
    description.length > 0 &&
      markup`<div part="description">${options.htmlOfNodes(description, options, peers)}</div>`,
    pageMenu(actions, options),
    endpoint,
  ];
  const look = {part: 'page', 'data-mode': mode};
  const shownHead = [
    hasHead(mode) && markup`<div part="head">${head}</div>\n`,
    hasFailed && tryAgain(page, options),
  ];
  return element('article', look, [
    hasRail(page) && !options.notes
      ? besideRail(shownHead, body, options, peers)
      : [shownHead, options.htmlOfNodes(body, options, peers)],
  ]);
}

function tryAgain({path}: Page, options: HtmlOptions): Html {
  const words = options.localize('Try again');
  return markup`<p>${siteLink(pageTarget(path), {part: 'action'}, words, options)}</p>`;
}

/** The space of the buttons for the page as a whole, which need a script. */
function pageMenu(
  [first, ...others]: readonly PageAction[],
  options: HtmlOptions,
): Html | undefined {
  if (!first) return undefined;
  const icon = authorIcon({icon: first.icon}, options);
  const isCopy = first.href === undefined && !first.isView && !first.isPrint;
  const more = markup`
    <button type="button" disabled class="docs-page-menu-open"
      aria-label="${options.localize('More page actions')}">${uiIcon('chevronDown')}</button>
  `;
  return markup`
    <div class="docs-page-menu docs-scripted">
      <div class="docs-page-menu-buttons">
        <button type="button" disabled class="docs-page-menu-action">
          ${isCopy ? uiIcon('copy') : icon}
          <span>${first.title}</span>
        </button>
        ${others.length > 0 && more}
        <span class="docs-page-menu-said"></span>
      </div>
    </div>
  `;
}

/**
 * The text, with its examples and panels in a column beside it: first the examples of requests,
 * then those of responses, then panels. Where there is no space for a column, each is at its place
 * in the text, by its order.
 */
function besideRail(
  head: HtmlContent,
  body: readonly DocNode[],
  options: HtmlOptions,
  peers: PagePeers,
): Html {
  const texts: DocNode[][] = [[]];
  const examples: Html[] = [];
  const panels: Html[] = [];
  // The first and the last element of a text have no space beyond them; this is the middle of one.
  const middle = markup`<span hidden></span>`;
  for (const node of body) {
    if (isOfRail(node)) {
      const before = texts.at(-1)?.at(-1);
      const hasNoSpace = before ? isField(before) : texts.length > 1;
      const place = placed('docs-rail-item', texts.length * 2 - 1, options);
      const kind = isComponent(node, 'ResponseExample') && 'response';
      const look = attributes({...place, 'data-spaced': hasNoSpace, 'data-kind': kind});
      const list = isComponent(node, 'Panel') ? panels : examples;
      list.push(markup`<div${look}>${options.htmlOfNodes([node], options, peers)}</div>`);
      texts.push([]);
    } else texts.at(-1)?.push(node);
  }
  const columns = texts.flatMap((nodes, index) => {
    if (index > 0 && nodes.length === 0) return [];
    const look = attributes(placed('docs-rail-text', index * 2, options));
    const start = index === 0 ? head : middle;
    const end = index < texts.length - 1 && middle;
    return [markup`<div${look}>${start}${options.htmlOfNodes(nodes, options, peers)}${end}</div>`];
  });
  return markup`
    <div class="docs-rail">
      <div class="docs-rail-words">
        ${columns}
        <div class="docs-rail-rail">
          <div class="docs-rail-sticky">
            <div class="docs-rail-examples"><div class="docs-rail-shares">${examples}</div></div>
            ${panels}
          </div>
        </div>
      </div>
    </div>
  `;
}

/** The style sheet of all pages has the orders up to this one. */
const mostOrders = 16;

/** A piece of a text and its order. */
function placed(name: string, order: number, {classFor}: HtmlOptions) {
  const own = order > mostOrders ? classFor(new Map([['order', String(order)]])) : '';
  return {class: `${name} ${own}`.trim(), 'data-order': order};
}

function isComponent(node: DocNode, name: ComponentName): boolean {
  return node.kind === 'component' && node.name === name;
}

/** Fields have no space below them, which an example has above it. */
function isField(node: DocNode): boolean {
  return node.kind === 'component' && /Field$/.test(node.name);
}
