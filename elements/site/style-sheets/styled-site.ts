import type {SiteConfig} from '../../../src/config/site-config.js';
import type {Diagnostic} from '../../../src/diagnostics/diagnostic.js';
import type {SiteLinks} from '../../../src/routing/site-links.js';
import type {Loader} from '../../../src/site/loader.js';
import type {SiteHost} from '../site-options.js';

/** What reading style sheets needs. */
export interface StyleSource {
  readonly links: SiteLinks;
  readonly loader: Pick<Loader, 'text'>;
  readonly signal: AbortSignal;
  readonly report: (diagnostic: Diagnostic) => void;
}

/** What style sheets need of the site that names them. */
export interface StyledSite extends StyleSource {
  readonly host: SiteHost;
  readonly config: SiteConfig;
}
