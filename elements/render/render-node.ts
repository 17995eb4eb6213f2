import {ownProperty} from '../../src/shared/own-property.js';
import {html, nothing, type TemplateResult} from 'lit';
import type {
  ComponentNode,
  DocNode,
  HeadingNode,
  ListNode,
  AuthorStyles,
  TableNode,
} from '../../src/content/nodes.js';
import {plainText} from '../../src/content/inline-nodes.js';
import {otherImage} from '../../src/routing/other-image.js';
import {showOtherImage} from './other-image.js';
import type {RenderContext} from './render-context.js';
import type {Template} from '../components/templates.js';
import {interactiveRenderer, templateOf} from './templates.js';

/** The site and the page around nodes. */
type Place = Pick<RenderContext, 'links' | 'path' | 'localize' | 'html' | 'footnote'>;

/** Renders nodes of a page as Lit templates: texts become text nodes, never markup. */
export function renderNodes(nodes: readonly DocNode[], place: Place): unknown {
  return contextFor(place).renderNodes(nodes);
}

/** The context for templates. With another one, elements are rendered again, with all in them. */
export function contextFor(place: Place): RenderContext {
  const context: RenderContext = {
    ...place,
    anchorUrl: ({id: hash}) =>
      hash ? place.links.href({to: 'site', path: place.path, query: '', hash}) : undefined,
    renderNodes: (inner) => {
      const [only] = inner;
      // Most elements have one child, which needs no marks for the place of each.
      return inner.length === 1 && only
        ? renderNode(only, context)
        : inner.map((node) => renderNode(node, context));
    },
  };
  return context;
}

/** Renders a node; its children are what the context makes of them. */
export function renderNode(node: DocNode, context: RenderContext): unknown {
  const {links} = context;
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'break':
      return html`<br />`;
    case 'code':
      return html`<code>${node.text}</code>`;
    case 'task':
      return html`<input
        type="checkbox"
        disabled
        .checked=${node.done}
        ?checked=${node.done}
        aria-label=${node.done ? context.localize('Done') : context.localize('To do')}
      />`;
    case 'rule':
      return html`<hr />`;
    case 'paragraph':
      return html`<p>${context.renderNodes(node.children)}</p>`;
    case 'strong':
      return html`<strong>${context.renderNodes(node.children)}</strong>`;
    case 'emphasis':
      return html`<em>${context.renderNodes(node.children)}</em>`;
    case 'strike':
      return html`<del>${context.renderNodes(node.children)}</del>`;
    case 'quote':
      return html`<blockquote>${context.renderNodes(node.children)}</blockquote>`;
    case 'heading':
      return behaving(node, styled(node.authorStyles, renderHeading(node, context), context));
    case 'math':
      // Until its element is defined, or without it (offline, for example), the source is shown.
      return html`<docs-math .tex=${node.tex} ?block=${node.isBlock}>${node.tex}</docs-math>`;
    case 'code-block':
      if (node.language === 'mermaid') {
        return html`<docs-diagram .source=${node.code} .place=${node}>
          <pre>${node.code}</pre>
        </docs-diagram>`;
      }
      // Its element is defined after the page is shown.
      return html`<docs-code
        .code=${node.code}
        .language=${node.language}
        .heading=${node.title}
        .options=${node.options}
      >
        <pre data-title=${node.title || nothing}><code>${node.code}</code></pre>
      </docs-code>`;
    case 'list':
      return renderList(node, context);
    case 'table':
      return renderTable(node, context);
    case 'image':
      return html`<img
        src=${links.src(node.target) ?? nothing}
        alt=${node.alt}
        title=${node.title ?? nothing}
        loading="lazy"
        data-otherwise=${otherImage(node.target, links) ?? nothing}
        @error=${showOtherImage}
      />`;
    case 'link':
      return html`<a
        href=${links.href(node.target) ?? nothing}
        title=${node.title ?? nothing}
        target=${links.isExternal(node.target) ? '_blank' : nothing}
        rel=${links.isExternal(node.target) ? 'noopener noreferrer' : nothing}
        >${context.renderNodes(node.children)}</a
      >`;
    case 'deferred':
      return html`<docs-deferred
        .heading=${node.title}
        .holds=${node.holds}
        .content=${() => context.renderNodes(node.read())}
        ?open=${node.isOpen}
      ></docs-deferred>`;
    case 'html':
      return context.html?.renderHtml(node, context) ?? context.renderNodes(node.children);
    case 'interactive':
      return interactiveRenderer()?.component(node, context) ?? context.renderNodes(node.children);
    case 'keyed':
      return interactiveRenderer()?.list(node, context) ?? context.renderNodes(node.children);
    case 'footnote-link':
      return context.footnote?.(node, context) ?? node.number;
    case 'footnotes':
    case 'footnote':
      return context.footnote?.(node, context) ?? context.renderNodes(node.children);
    case 'component':
      return behaving(node, styled(node.authorStyles, renderComponent(node, context), context));
    default:
      node satisfies never;
      return nothing;
  }
}

function styled(
  styles: AuthorStyles | undefined,
  content: unknown,
  {html: renderer}: RenderContext,
): unknown {
  return styles && renderer ? renderer.withAuthorStyles(content, styles) : content;
}

function behaving({behavior}: ComponentNode | HeadingNode, content: unknown): unknown {
  return (behavior && interactiveRenderer()?.withBehavior(content, behavior)) ?? content;
}

/** Attributes that say what a component is about. */
const titles = ['title', 'label', 'name', 'path', 'query', 'body', 'header', 'cookie'];

/**
 * Without its template, which the network may have kept back, a component shows its title and what
 * it holds.
 */
function renderComponent(node: ComponentNode, context: RenderContext): unknown {
  // Name and attributes of a node belong together; the compiler loses that when it looks the
  // template up.
  const template: Template<never> | undefined = templateOf(node.name);
  const children = context.renderNodes(node.children);
  if (template) return template(node.attributes, children, context);
  const attributes: Readonly<Record<string, unknown>> = node.attributes;
  const title = titles.map((name) => ownProperty(attributes, name)).find(Boolean);
  return typeof title === 'string'
    ? html`<p><strong>${title}</strong></p>
        ${children}`
    : children;
}

function renderHeading(node: HeadingNode, context: RenderContext): TemplateResult {
  const content = html`${context.renderNodes(node.children)}<a
      class="anchor"
      href=${context.anchorUrl(node) ?? nothing}
      aria-label=${context.localize('Link to “{0}”', plainText(node.children))}
      ><span aria-hidden="true">#</span></a
    >`;
  const alias = node.alias ?? nothing;
  switch (node.level) {
    case 1:
      return html`<h1 id=${node.id} data-aliases=${alias}>${content}</h1>`;
    case 2:
      return html`<h2 id=${node.id} data-aliases=${alias}>${content}</h2>`;
    case 3:
      return html`<h3 id=${node.id} data-aliases=${alias}>${content}</h3>`;
    case 4:
      return html`<h4 id=${node.id} data-aliases=${alias}>${content}</h4>`;
    case 5:
      return html`<h5 id=${node.id} data-aliases=${alias}>${content}</h5>`;
    case 6:
      return html`<h6 id=${node.id} data-aliases=${alias}>${content}</h6>`;
  }
}

function renderList(node: ListNode, context: RenderContext): TemplateResult {
  const items = node.items.map(
    (item) =>
      html`<li class=${item[0]?.kind === 'task' ? 'task' : nothing}>
        ${context.renderNodes(item)}
      </li>`,
  );
  return node.isOrdered
    ? html`<ol start=${node.start === 1 ? nothing : node.start}>
        ${items}
      </ol>`
    : html`<ul>
        ${items}
      </ul>`;
}

function renderTable(node: TableNode, context: RenderContext): TemplateResult {
  const align = (index: number) => node.columns[index]?.align ?? nothing;
  return html`<div class="table" role="group" aria-label=${context.localize('Table')} tabindex="0">
    <table>
      <thead>
        <tr>
          ${node.columns.map(
            (column, index) =>
              html`<th scope="col" data-align=${align(index)}>
                ${context.renderNodes(column.children)}
              </th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${node.rows.map(
          (row) =>
            html`<tr>
              ${row.map(
                (cell, index) =>
                  html`<td data-align=${align(index)}>${context.renderNodes(cell)}</td>`,
              )}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
