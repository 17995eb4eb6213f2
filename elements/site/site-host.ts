import type {ReactiveControllerHost} from 'lit';
import type {SiteOptions} from '../site/site-options.js';

/** The interface of a site element for its controllers. */
export interface SiteHost extends ReactiveControllerHost, HTMLElement, SiteOptions {
  /** The current page. Setting it navigates; the controller sets it after a navigation. */
  path?: string | undefined;
  /** The attribute `mode`. */
  readonly mode?: string | undefined;
  /** The container of the page: the element, or its shadow root. */
  readonly pageRoot: ParentNode;
}
