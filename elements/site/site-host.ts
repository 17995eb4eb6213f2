import type {ReactiveControllerHost} from 'lit';
import type {SiteOptions} from './site-options.js';

/** The element of a site, as its controllers see it. */
export interface SiteHost extends ReactiveControllerHost, HTMLElement, SiteOptions {
  /**
   * The page shown: set from outside, the reader goes there; the controller sets it when they go
   * elsewhere.
   */
  path?: string | undefined;
  /** The attribute `mode`. */
  readonly mode?: string | undefined;
  /** Where the page's content is: the element, or its shadow root. */
  readonly pageRoot: ParentNode;
}
