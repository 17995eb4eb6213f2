import type {ComponentName} from '../../src/content/components.js';
import type {Attributes, DocNode} from '../../src/content/nodes.js';
import type {SiteLinks} from '../../src/routing/site-links.js';

/** What the template of a component needs of the page around it. */
export interface TemplateContext {
  readonly links: SiteLinks;
  /** The URL of what has this id on the page; `undefined` for what has none. */
  anchorUrl(place: {readonly id?: string}): string | undefined;
  /** Renders attributes that hold Markdown (a frame's caption). */
  renderNodes(nodes: readonly DocNode[]): unknown;
}

/** Shows one component: its checked attributes and its rendered children as an element. */
export type Template<N extends ComponentName> = (
  attributes: Attributes<N>,
  children: unknown,
  context: TemplateContext,
) => unknown;

/**
 * Components that most pages begin with: their elements and templates are part of the first page.
 */
export type EagerComponent = 'Card' | 'CardGroup' | 'Columns' | 'Column' | 'Icon' | 'Visibility';

/** The others load with the first page that needs one, with their elements. */
export type LazyComponent = Exclude<ComponentName, EagerComponent>;

/** The templates of some components; one that is left out does not compile. */
export type Templates<Names extends ComponentName> = {readonly [N in Names]: Template<N>};
