import {html, nothing} from 'lit';
import {placeIcon} from './place-icon.js';
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
  Step: (a, children, {links}) =>
    html`<docs-step
      id=${a.id ?? nothing}
      .heading=${a.title ?? ''}
      .icon=${placeIcon(a, links)}
      .stepNumber=${a.stepNumber}
      .titleSize=${a.titleSize ?? ''}
      >${children}</docs-step
    >`,

  Tabs: (a, children) =>
    html`<docs-tabs .defaultTabIndex=${a.defaultTabIndex ?? 0} ?border-bottom=${a.borderBottom}
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

  ParamField: (a, children) => {
    const location = (['path', 'query', 'body', 'header', 'cookie'] as const).find(
      (place) => a[place] !== undefined,
    );
    return html`<docs-param-field
      id=${a.id ?? nothing}
      .name=${location ? (a[location] ?? '') : ''}
      .location=${location ?? ''}
      .type=${a.type ?? ''}
      .default=${a.default ?? ''}
      .pre=${a.pre ?? []}
      .post=${a.post ?? []}
      ?required=${a.required}
      ?deprecated=${a.deprecated}
      ?hidden=${a.hidden}
      >${children}</docs-param-field
    >`;
  },
  ResponseField: (a, children) =>
    html`<docs-response-field
      id=${a.id ?? nothing}
      .name=${a.name}
      .type=${a.type ?? ''}
      .default=${a.default ?? ''}
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
    html`<docs-frame
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
  Update: (a, children) =>
    html`<docs-update
      id=${a.id ?? nothing}
      .label=${a.label}
      .description=${a.description ?? ''}
      .tags=${a.tags ?? []}
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
};
