import type {SiteConfig} from '../../src/config/site-config.js';
import type {PageLabels} from '../../src/navigation/label.js';
import type {Navigation} from '../../src/navigation/navigation.js';
import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import type {View} from '../../src/navigation/view.js';
import type {SiteLinks} from '../../src/routing/site-links.js';
import type {PageReader} from '../../src/site/load-page.js';
import type {RememberingLoader, SiteLoader} from '../../src/site/loader.js';
import type {ReaderStore} from '../shared/reader-store.js';

/** The site that is searched. */
export interface SearchSite {
  readonly host: HTMLElement & {readonly pageRoot: ParentNode};
  readonly config: SiteConfig;
  readonly navigation: Navigation;
  readonly links: SiteLinks;
  readonly labels: PageLabels;
  readonly view: View;
  /** The page that is shown. */
  readonly path: string;
  readonly resources: SearchResources;
  /** Tells the author of a problem. */
  readonly report: (problem: Diagnostic) => void;
}

/** What a site has for as long as it is in the document. */
export interface SearchResources {
  readonly location: {readonly folder: URL};
  readonly loader: RememberingLoader;
  /** The loader of the application, if it has given one. */
  readonly given: SiteLoader | undefined;
  readonly reader: PageReader;
  readonly store: ReaderStore;
  /** Aborted at the end. */
  readonly signal: AbortSignal;
}
