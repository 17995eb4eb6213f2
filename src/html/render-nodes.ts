import {isInlineNode, plainText} from '../content/inline-nodes.js';
import type {
  AuthorStyles,
  ComponentNode,
  DeferredNode,
  DocNode,
  FootnoteLinkNode,
  HeadingNode,
  LinkNode,
  ListNode,
  TableNode,
} from '../content/nodes.js';
import {componentHtml} from './components.js';
import {codeBlock} from './components/code.js';
import {expandable} from './components/disclosures.js';
import {anchorUrl, type HtmlContext, type NodePlace} from './html-context.js';
import {htmlOfFormula} from './formula-html.js';
import {element, markup, joined, type Html} from './html.js';
import {htmlOfTag} from './tag-html.js';
import {linkAttributes} from './link-attributes.js';
import {peersIn, type PagePeers} from './page-peers.js';
import {paragraph} from './paragraph.js';
import {stepNumbers} from './step-numbers.js';

/** What `htmlOfNodes` is told; the rest of its context follows from it. */
export type HtmlOptions = Omit<HtmlContext, 'peers' | 'renderNodes' | 'renderDeferred' | 'link'>;

/** The most levels that are written of what readers open: schemas may contain themselves. */
const mostLevels = 3;
/** The most parts that readers open and that are written. */
const mostOpened = 500;
/** About as many nodes may be in all of them. */
const mostInside = 5000;

/**
 * The nodes of a page as HTML, in which every text is escaped. Nothing of it runs, and it needs no
 * `style` attribute. Of a part of a page, `peers` are those of the whole page.
 */
export function htmlOfNodes(
  nodes: readonly DocNode[],
  options: HtmlOptions,
  peers: PagePeers = peersIn(nodes),
): Html {
  let level = 0;
  let opened = 0;
  let inside = 0;
  let isInLink = false;
  const context: HtmlContext = {
    ...options,
    peers,
    renderDeferred: (node) => {
      if (level >= mostLevels || opened >= mostOpened || inside >= mostInside) return undefined;
      opened++;
      level++;
      const children = node.read();
      inside += children.length;
      const inner = context.renderNodes(children);
      level--;
      return inner;
    },
    link: (values, content) => {
      if (isInLink) {
        const {id, class: classes, title} = values;
        return element('span', {id, class: classes, title}, content());
      }
      isInLink = true;
      const inner = joined([content()]);
      isInLink = false;
      const link = element('a', values, inner);
      const {href} = values;
      const mark = typeof href === 'string' && context.notes?.markOfLink(href, inner);
      return mark ? joined([link, mark]) : link;
    },
    renderNodes: (siblings, parent) => {
      const place = {parent, stepNumbers: stepNumbers(siblings, parent)};
      return joined(siblings.map((node) => htmlOfNode(node, context, place)));
    },
  };
  return context.renderNodes(nodes);
}

function htmlOfNode(node: DocNode, context: HtmlContext, place: NodePlace): Html {
  const {links, localize, renderNodes} = context;
  switch (node.kind) {
    case 'text':
      return markup`${node.text}`;
    case 'break':
      return markup`<br />`;
    case 'code':
      return markup`<code>${node.text}</code>`;
    case 'task':
      if (context.isWithoutControls) return markup`${node.done ? '☑' : '☐'} `;
      return element('input', {
        type: 'checkbox',
        disabled: true,
        checked: node.done,
        'aria-label': node.done ? localize('Done') : localize('To do'),
      });
    case 'rule':
      return markup`<hr />`;
    case 'paragraph':
      return markup`${paragraph({}, node.children, context)} `;
    case 'strong':
      return markup`<strong>${renderNodes(node.children)}</strong>`;
    case 'emphasis':
      return markup`<em>${renderNodes(node.children)}</em>`;
    case 'strike':
      return markup`<del>${renderNodes(node.children)}</del>`;
    case 'quote':
      return markup`<blockquote>${renderNodes(node.children)}</blockquote> `;
    case 'heading':
      return htmlOfHeading(node, context);
    case 'math':
      return htmlOfFormula(node.tex, node.isBlock, context);
    case 'code-block':
      return codeBlock(node, context);
    case 'list':
      return htmlOfList(node, context);
    case 'table':
      return htmlOfTable(node, context);
    case 'image':
      return element('img', {
        src: links.src(node.target),
        alt: node.alt,
        title: node.title,
        loading: !context.notes && 'lazy',
        ...context.imageSize(node.target),
      });
    case 'link':
      return htmlOfLink(node, context);
    case 'deferred':
      return htmlOfDeferred(node, context);
    case 'html':
      return htmlOfTag(node, context);
    case 'footnote-link':
      return htmlOfFootnoteLink(node, context);
    case 'footnotes':
      return markup`<section class="footnotes" aria-label="${localize('Footnotes')}">
        <ol>
          ${renderNodes(node.children)}
        </ol>
      </section> `;
    case 'footnote':
      return element('li', {id: node.id}, renderNodes(node.children));
    case 'component':
      return styled(node, componentHtml(node, context, place), context);
    default:
      return node satisfies never;
  }
}

/** What an author gave classes or a style is in an element that has them. */
function styled(node: ComponentNode, content: Html, context: HtmlContext): Html {
  const {authorStyles: styles} = node;
  if (!styles) return content;
  const tag = isInlineNode(node) ? 'span' : 'div';
  return element(tag, {class: classesOf(styles, context)}, content);
}

function classesOf({classes, style}: AuthorStyles, context: HtmlContext): string | undefined {
  const all = [classes, style.size > 0 ? context.classFor(style) : ''].filter(Boolean).join(' ');
  return all || undefined;
}

function htmlOfHeading(node: HeadingNode, context: HtmlContext): Html {
  const {level, id, alias, authorStyles, children} = node;
  const label = context.localize('Link to “{0}”', plainText(children));
  const anchor =
    !context.notes &&
    context.link(
      {class: 'anchor', href: anchorUrl(id, context), 'aria-label': label},
      () => markup`<span aria-hidden="true">#</span>`,
    );
  const attributes = {
    id,
    class: authorStyles && classesOf(authorStyles, context),
    'data-aliases': alias,
  };
  return markup`${element(`h${level}`, attributes, [context.renderNodes(children), anchor])} `;
}

/** Where there is too much, an ellipsis says so. */
function htmlOfDeferred(node: DeferredNode, context: HtmlContext): Html {
  const content = context.renderDeferred(node) ?? markup`<p>…</p>`;
  return expandable(node.title, node.isOpen, content, context);
}

function htmlOfLink({target, title, children}: LinkNode, context: HtmlContext): Html {
  const attributes = {...linkAttributes(target, context.links), title};
  return context.link(attributes, () => context.renderNodes(children));
}

function htmlOfList({items, isOrdered, start}: ListNode, context: HtmlContext): Html {
  const all = items.map((item) => {
    const isTask = item[0]?.kind === 'task';
    return markup`${element('li', {class: isTask && 'task'}, context.renderNodes(item))} `;
  });
  return isOrdered
    ? markup`${element('ol', {start: start === 1 ? undefined : start}, all)} `
    : markup`<ul>
        ${all}
      </ul> `;
}

function htmlOfTable({columns, rows}: TableNode, context: HtmlContext): Html {
  const {localize, renderNodes} = context;
  const head = columns.map(({align, children}) =>
    element('th', {scope: 'col', 'data-align': align}, renderNodes(children)),
  );
  const body = rows.map((row) => {
    const cells = row.map((cell, index) =>
      element('td', {'data-align': columns[index]?.align}, renderNodes(cell)),
    );
    return markup`<tr>
      ${cells}
    </tr> `;
  });
  return markup`<div class="table" role="group" aria-label="${localize('Table')}" tabindex="0">
    <table>
      <thead>
        <tr>
          ${head}
        </tr>
      </thead>
      <tbody>
        ${body}
      </tbody>
    </table>
  </div> `;
}

function htmlOfFootnoteLink({id, to, number}: FootnoteLinkNode, context: HtmlContext): Html {
  const href = anchorUrl(to, context);
  if (id !== undefined) {
    const label = context.localize('Footnote {0}', number);
    return markup`<sup>${context.link({id, href, 'aria-label': label}, () => number)}</sup>`;
  }
  const [, repeated] = number.split('-');
  return context.link(
    {
      href,
      class: 'data-footnote-backref',
      'aria-label': context.localize('Back to reference {0}', number),
    },
    () => ['↩', repeated === undefined ? undefined : markup`<sup>${repeated}</sup>`],
  );
}
