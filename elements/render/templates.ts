import {html, nothing} from 'lit';
import type {Attributes, ComponentName} from '../../src/content/components.js';
import {calloutKinds, type CalloutKind} from '../content/callout-kinds.js';
import {placeIcon} from './place-icon.js';
import type {RenderContext} from './render-context.js';

/** Shows one component: its checked attributes and its rendered children as an element. */
export type Template<N extends ComponentName> = (
  attributes: Attributes<N>,
  children: unknown,
  context: RenderContext,
) => unknown;

/** The element of every component of the table; a component without a template does not compile. */
export const templates: {readonly [N in ComponentName]: Template<N>} = {
  Note: callout('note'),
  Tip: callout('tip'),
  Warning: callout('warning'),
  Info: callout('info'),
  Check: callout('check'),
  Danger: callout('danger'),
  Callout: (attributes, children, context) =>
    callout(calloutKinds.find((kind) => kind === attributes.type) ?? 'custom')(
      attributes,
      children,
      context,
    ),

  CodeGroup: (a, children) =>
    html`<docs-code-group ?dropdown=${a.dropdown}>${children}</docs-code-group>`,
  CodeBlock: (a, children) =>
    html`<docs-code .language=${a.language ?? ''} .heading=${a.filename ?? a.title ?? ''}
      >${children}</docs-code
    >`,
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

  Card: (a, children, {links}) =>
    html`<docs-card
      .heading=${a.title ?? ''}
      .icon=${placeIcon(a, links)}
      .color=${a.color ?? ''}
      .href=${a.href && links.href(a.href)}
      .img=${a.img && links.src(a.img)}
      .cta=${a.cta ?? ''}
      ?horizontal=${a.horizontal}
      ?arrow=${a.arrow}
      ?disabled=${a.disabled}
      ?external=${a.href && links.isExternal(a.href)}
      >${children}</docs-card
    >`,
  CardGroup: (a, children) =>
    html`<docs-card-group .cols=${a.cols ?? 2}>${children}</docs-card-group>`,
  Columns: (a, children) => html`<docs-columns .cols=${a.cols ?? 2}>${children}</docs-columns>`,
  Column: (_, children) => html`<docs-column>${children}</docs-column>`,

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
  Icon: (a, _, {links}) =>
    html`<docs-icon
      .icon=${placeIcon(a, links)}
      .size=${a.size}
      .color=${a.color ?? ''}
    ></docs-icon>`,
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

function callout(kind: CalloutKind): Template<'Callout'> {
  return (a, children, {links}) =>
    html`<docs-callout
      kind=${kind}
      .heading=${a.title ?? ''}
      .icon=${placeIcon(a, links)}
      .color=${a.color ?? ''}
      >${children}</docs-callout
    >`;
}
