import {html, nothing} from 'lit';
import {placeIcon} from './place-icon.js';
import type {RenderContext} from './render-context.js';
import type {LateComponent, Templates} from './templates.js';

/** The elements of the components that a site's first page seldom has. */
export const lateTemplates: Templates<LateComponent> = {
  CodeGroup: (a, children) =>
    html`<docs-code-group ?dropdown=${a.dropdown}>${children}</docs-code-group>`,
  RequestExample: (a, children) =>
    html`<docs-example kind="request" ?dropdown=${a.dropdown}>${children}</docs-example>`,
  ResponseExample: (a, children) =>
    html`<docs-example kind="response" ?dropdown=${a.dropdown}>${children}</docs-example>`,

  Steps: (a, children) =>
    html`<docs-steps .titleSize=${a.titleSize ?? ''}>${children}</docs-steps>`,
  Step: (a, children, context) =>
    html`<docs-step
      id=${a.id ?? nothing}
      .heading=${a.title ?? ''}
      .icon=${placeIcon(a, context.links)}
      .stepNumber=${a.stepNumber}
      .titleSize=${a.titleSize ?? ''}
      .href=${a.noAnchor ? undefined : ownAddress(a, context)}
      >${children}</docs-step
    >`,

  Tabs: (a, children) =>
    html`<docs-tabs
      .defaultTabIndex=${a.defaultTabIndex ?? 0}
      ?border-bottom=${a.borderBottom}
      ?unsynced=${a.sync === false}
      >${children}</docs-tabs
    >`,
  Tab: (a, children, {links}) =>
    html`<docs-tab id=${a.id ?? nothing} .heading=${a.title} .icon=${placeIcon(a, links)}
      >${children}</docs-tab
    >`,

  AccordionGroup: (_, children) => html`<docs-accordion-group>${children}</docs-accordion-group>`,
  Accordion: (a, children, {links}) =>
    html`<docs-accordion
      id=${a.id ?? nothing}
      .heading=${a.title}
      .description=${a.description ?? ''}
      .icon=${placeIcon(a, links)}
      ?open=${a.defaultOpen}
      >${children}</docs-accordion
    >`,

  ParamField: (a, children, context) => {
    const location = (['path', 'query', 'body', 'header', 'cookie'] as const).find(
      (place) => a[place] !== undefined,
    );
    return html`<docs-param-field
      id=${a.id ?? nothing}
      .name=${location ? (a[location] ?? '') : ''}
      .location=${location ?? ''}
      .type=${a.type ?? ''}
      .default=${a.default ?? ''}
      .enum=${a.enum ?? []}
      .href=${ownAddress(a, context)}
      .pre=${a.pre ?? []}
      .post=${a.post ?? []}
      ?required=${a.required}
      ?deprecated=${a.deprecated}
      ?hidden=${a.hidden}
      >${children}</docs-param-field
    >`;
  },
  ResponseField: (a, children, context) =>
    html`<docs-response-field
      id=${a.id ?? nothing}
      .name=${a.name}
      .type=${a.type ?? ''}
      .default=${a.default ?? ''}
      .enum=${a.enum ?? []}
      .href=${ownAddress(a, context)}
      .pre=${a.pre ?? []}
      .post=${a.post ?? []}
      ?required=${a.required}
      ?deprecated=${a.deprecated}
      ?hidden=${a.hidden}
      >${children}</docs-response-field
    >`,
  Expandable: (a, children) =>
    html`<docs-expandable .heading=${a.title ?? ''} ?open=${a.defaultOpen}
      >${children}</docs-expandable
    >`,

  Frame: (a, children, context) =>
    html`<docs-frame ?no-zoom=${a.noZoom}
      >${a.hint && html`<div slot="hint">${context.renderNodes(a.hint)}</div>`}${children}${
        a.caption && html`<div slot="caption">${context.renderNodes(a.caption)}</div>`
      }</docs-frame
    >`,
  Tooltip: (a, children, {links}) =>
    html`<docs-tooltip
      .tip=${a.tip ?? ''}
      .headline=${a.headline ?? ''}
      .cta=${a.cta ?? ''}
      .href=${a.href && links.href(a.href)}
      >${children}</docs-tooltip
    >`,
  Update: (a, children, context) =>
    html`<docs-update
      id=${a.id ?? nothing}
      .label=${a.label}
      .description=${a.description ?? ''}
      .tags=${a.tags ?? []}
      .href=${ownAddress(a, context)}
      >${children}</docs-update
    >`,
  Badge: (a, children, {links}) =>
    html`<docs-badge
      color=${a.color ?? nothing}
      size=${a.size ?? nothing}
      shape=${a.shape ?? nothing}
      .icon=${placeIcon(a, links)}
      ?stroke=${a.stroke}
      ?disabled=${a.disabled}
      >${children}</docs-badge
    >`,

  Tile: (a, children, {links}) =>
    html`<docs-tile
      .heading=${a.title ?? ''}
      .description=${a.description ?? ''}
      .href=${a.href && links.href(a.href)}
      ?external=${a.href && links.isExternal(a.href)}
      >${children}</docs-tile
    >`,
  Tree: (_, children) => html`<docs-tree>${children}</docs-tree>`,
  'Tree.Folder': (a, children) =>
    html`<docs-tree-folder
      .name=${a.name}
      ?open=${a.defaultOpen || a.openable === false}
      ?fixed=${a.openable === false}
      >${children}</docs-tree-folder
    >`,
  'Tree.File': (a, _, {links}) =>
    html`<docs-tree-file
      .name=${a.name}
      .comment=${a.comment ?? ''}
      .icon=${placeIcon(a, links)}
      ?highlight=${a.highlight}
    ></docs-tree-file>`,
  Panel: (_, children) => html`<docs-panel>${children}</docs-panel>`,
  View: (a, children, {links}) =>
    html`<docs-view id=${a.id ?? nothing} .heading=${a.title} .icon=${placeIcon(a, links)}
      >${children}</docs-view
    >`,
  // What is for readers stands in the page as it is; what is not never gets here.
  Visibility: (_, children) => children,
  Prompt: (a, children, context) =>
    html`<docs-prompt .icon=${placeIcon(a, context.links)}
      >${
        a.description && html`<span slot="description">${context.renderNodes(a.description)}</span>`
      }
      <div>${children}</div></docs-prompt
    >`,
  Color: (_, children) => html`<docs-color>${children}</docs-color>`,
  'Color.Row': (a, children) =>
    html`<docs-color-row .heading=${a.title ?? ''}>${children}</docs-color-row>`,
  'Color.Item': (a) =>
    html`<docs-color-item .name=${a.name ?? ''} .value=${a.value ?? ''}></docs-color-item>`,
  'GitHub.Repo': (a, children) => {
    const path = (a.repo ?? a.name ?? '').replace(/^https?:\/\/github\.com\//i, '');
    const isPath = /^\w[\w.-]*\/\w[\w.-]*$/.test(path);
    return html`<docs-card
      .heading=${path}
      .href=${isPath ? `https://github.com/${path}` : undefined}
      .icon=${{kind: 'name', name: 'github', type: 'brands'}}
      horizontal
      >${children}</docs-card
    >`;
  },
};

/** The address of a component on its page. */
function ownAddress(
  {id}: {readonly id?: string},
  {links, path}: RenderContext,
): string | undefined {
  return id ? links.href({to: 'site', path, query: '', hash: id}) : undefined;
}
