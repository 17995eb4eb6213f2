import type {DocNode} from '../../src/content/nodes.js';
import type {Localize} from '../locales/messages.js';
import type {SiteLinks} from '../../src/routing/site-links.js';

/** What templates need to know about the site and the page around them. */
export interface RenderContext {
  readonly links: SiteLinks;
  /** Localizes the messages of the interface. */
  readonly localize: Localize;
  /** The page's path, without extension or outer slashes. */
  readonly path: string;
  /** The address of what has this id on the page; `undefined` for what has none. */
  ownAddress(place: {readonly id?: string}): string | undefined;
  /** Renders attributes that hold markdown (a frame's caption). */
  renderNodes(nodes: readonly DocNode[]): unknown;
}
