import {html} from 'lit';
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

/** Components that most pages begin with: their elements are there from the start (`content/first-elements.ts`). */
export type FirstComponent =
  | ('Note' | 'Tip' | 'Warning' | 'Info' | 'Check' | 'Danger' | 'Callout' | 'CodeBlock')
  | ('Card' | 'CardGroup' | 'Columns' | 'Column' | 'Icon');

/** The others come with the first page that needs one (`late-templates.ts`). */
export type LateComponent = Exclude<ComponentName, FirstComponent>;

/** The templates of some components; one that is left out does not compile. */
export type Templates<Names extends ComponentName> = {readonly [N in Names]: Template<N>};

const firstTemplates: Templates<FirstComponent> = {
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
  CodeBlock: (a, children) =>
    html`<docs-code .language=${a.language ?? ''} .heading=${a.filename ?? a.title ?? ''}
      >${children}</docs-code
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
  Icon: (a, _, {links}) =>
    html`<docs-icon
      .icon=${placeIcon(a, links)}
      .size=${a.size}
      .color=${a.color ?? ''}
    ></docs-icon>`,
};

/** All templates there are so far, by component. */
const templates = new Map<string, unknown>(Object.entries(firstTemplates));

/** The template of a component; `undefined` for a late one before it has come. */
export function templateOf<N extends ComponentName>(name: N): Template<N> | undefined {
  // Each name of the tables stands beside its own template.
  return templates.get(name) as Template<N> | undefined;
}

/** Takes over the templates of the late components. */
export function addTemplates(late: Templates<LateComponent>): void {
  for (const [name, template] of Object.entries(late)) templates.set(name, template);
}

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
