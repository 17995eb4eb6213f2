import {isInlineNode} from '../../src/content/inline-nodes.js';
import type {
  AuthorStyles,
  ComponentNode,
  DeferredNode,
  DocNode,
  HeadingNode,
} from '../../src/content/nodes.js';
import {htmlOfFormula} from '../../src/html/formula-html.js';
import {
  anchorUrl,
  type HtmlContext,
  type NodePlace,
  type NodesHtml,
} from '../../src/html/html-context.js';
import {element, joined, markup, type Html} from '../../src/html/html.js';
import {peersIn} from '../../src/html/page-peers.js';
import {paragraph} from '../../src/html/paragraph.js';
import {stepNumbers} from '../../src/html/step-numbers.js';
import {htmlOfTag} from '../../src/html/tag-html.js';
import type {Target} from '../../src/shared/urls.js';
import {codeBlock} from '../components/code/static-code.js';
import {expandable} from '../components/disclosures/static-expandable.js';
import {siteCatalog} from '../locales/site-catalog.js';
import type {RenderContext} from '../render/render-context.js';
import {renderFootnote} from '../render/render-footnote.js';
import {renderNode} from '../render/render-node.js';
import {fromPeers} from './from-peers.js';
import type {Given} from './render-once.js';
import {templateOf, variantOf} from './static-components.js';
import {writeTemplate, type WriterContext} from './write-template.js';

/** A page, or a part of one, while it is written. */
interface Writing {
  readonly context: HtmlContext;
  /** For the templates that documents are rendered with. */
  readonly place: RenderContext;
  readonly writer: WriterContext;
}

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
export const htmlOfNodes: NodesHtml = (nodes, options, peers = peersIn(nodes)) => {
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
      return joined(siblings.map((node) => htmlOfNode(node, writing, place)));
    },
    write: (view) => writeTemplate(view, writing.writer),
  };
  const writing = writingOf(context);
  siteCatalog.initial = {localize: options.localize};
  return context.renderNodes(nodes);
};

function writingOf(context: HtmlContext): Writing {
  /** The URLs of images → where they lead. */
  const images = new Map<string, Target>();
  const {links, path, localize} = context;
  return {
    context,
    place: {
      ...{path, localize, footnote: renderFootnote},
      links: {
        ...links,
        src: (target) => {
          const src = links.src(target);
          if (src !== undefined) images.set(src, target);
          return src;
        },
      },
      anchorUrl: ({id}) => anchorUrl(id, context),
      // Written where they are shown: a link in a link is no link.
      renderNodes: (nodes) => () => context.renderNodes(nodes),
    },
    writer: {
      ...context,
      imageSize: (src) => {
        const target = images.get(src);
        return target && context.imageSize(target);
      },
    },
  };
}

function htmlOfNode(node: DocNode, writing: Writing, place: NodePlace): Html {
  const {context} = writing;
  switch (node.kind) {
    case 'task':
      return context.isWithoutControls
        ? markup`${node.done ? '☑' : '☐'} `
        : written(node, renderNode(node, writing.place), writing);
    case 'math':
      return htmlOfFormula(node.tex, node.isBlock, context);
    case 'code-block':
      return codeBlock(node, context);
    case 'paragraph':
      return markup`${paragraph({}, node.children, context)} `;
    case 'heading':
      return written(node, renderNode(node, writing.place), writing, lookOf(node, context));
    case 'deferred':
      return htmlOfDeferred(node, context);
    case 'interactive':
    case 'keyed':
      return context.renderNodes(node.children);
    case 'html':
      return htmlOfTag(node, context);
    case 'component':
      return styled(node, htmlOfComponent(node, writing, place), context);
    default:
      return written(node, renderNode(node, writing.place), writing);
  }
}

/** The classes and the style that an author gave a heading. */
function lookOf({authorStyles}: HeadingNode, context: HtmlContext): readonly Given[] {
  const value = authorStyles && classesOf(authorStyles, context);
  return value ? [{kind: 'attribute', name: 'class', value}] : [];
}

/** A component as its template shows it, or its variant for HTML. */
function htmlOfComponent(node: ComponentNode, writing: Writing, place: NodePlace): Html {
  const {context} = writing;
  const variant = variantOf(node);
  if (variant) return variant(node as never, context, place);
  const template = templateOf(node);
  const children = context.renderNodes(node.children, node);
  const view = template(node.attributes, children, writing.place);
  return written(node, view, writing, fromPeers(node, place, context));
}

/** What a node shows as HTML; a block ends with a line break. */
function written(
  node: DocNode,
  view: unknown,
  {writer}: Writing,
  more: readonly Given[] = [],
): Html {
  const html = writeTemplate(view, writer, more);
  return isInlineNode(node) ? html : joined([html, '\n']);
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

/** Where there is too much, an ellipsis says so. */
function htmlOfDeferred(node: DeferredNode, context: HtmlContext): Html {
  const content = context.renderDeferred(node) ?? markup`<p>…</p>`;
  return expandable(node.title, node.isOpen, content, context);
}
