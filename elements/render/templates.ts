import {html} from 'lit';
import type {ComponentName} from '../../src/content/components.js';
import type {Attributes} from '../../src/content/nodes.js';
import {resolveIcon} from '../shared/resolve-icon.js';
import type {RenderContext} from './render-context.js';

/** Shows one component: its checked attributes and its rendered children as an element. */
export type Template<N extends ComponentName> = (
  attributes: Attributes<N>,
  children: unknown,
  context: RenderContext,
) => unknown;

/**
 * Components that most pages begin with: their elements are defined from the start
 * (`eager-elements.ts`).
 */
export type EagerComponent = 'Card' | 'CardGroup' | 'Columns' | 'Column' | 'Icon' | 'Visibility';

/** The others load with the first page that needs one, with their elements. */
export type LazyComponent = Exclude<ComponentName, EagerComponent>;

/** The templates of some components; one that is left out does not compile. */
export type Templates<Names extends ComponentName> = {readonly [N in Names]: Template<N>};

const firstTemplates: Templates<EagerComponent> = {
  Card: (a, children, {links}) =>
    html`<docs-card
      .heading=${a.title ?? ''}
      .icon=${resolveIcon(a, links)}
      .kind=${a.type ?? ''}
      .color=${a.color ?? ''}
      .href=${a.href && links.href(a.href)}
      .img=${a.img && links.src(a.img)}
      .cta=${a.cta ?? ''}
      ?horizontal=${a.horizontal}
      .arrow=${a.arrow}
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
      .icon=${resolveIcon(a, links)}
      .style=${a.size ? `--docs-icon-size:${a.size}px` : ''}
      .color=${a.color ?? ''}
    ></docs-icon>`,
  // Content for readers is shown as it is; other content never gets here.
  Visibility: (_, children) => children,
};

/** All templates there are so far, by component. */
const templates = new Map<string, unknown>(Object.entries(firstTemplates));

/** The template of a component; `undefined` for a late one before it has come. */
export function templateOf<N extends ComponentName>(name: N): Template<N> | undefined {
  // The tables map each name to its own template.
  return templates.get(name) as Template<N> | undefined;
}

/** Takes over the templates of late components. */
export function addTemplates(late: Templates<never> = {}): void {
  for (const [name, template] of Object.entries(late)) templates.set(name, template);
}
