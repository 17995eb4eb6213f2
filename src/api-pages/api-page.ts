import type {ApiSettings} from '../config/read/api.js';
import type {Diagnostic} from '../diagnostics/diagnostic.js';
import type {Problem} from '../diagnostics/pending-diagnostic.js';
import type {Navigation} from '../navigation/navigation.js';
import type {Operation} from '../openapi/operation.js';
import type {TabChoice} from '../openapi/nodes/view.js';
import type {LanguageWriter} from '../requests/samples/write-sample.js';

/** The operation that a page is about, with what its playground needs besides. */
export interface ApiPage {
  readonly operation: Operation;
  /** The settings of the site, as the page overrides them. */
  readonly settings: ApiSettings & {
    readonly makesResponses: boolean;
    readonly more: readonly LanguageWriter[] | undefined;
  };
  /** The complete URL of the API description, or of the site: servers are relative to it. */
  readonly url: string;
  /** What the tabs of the page choose, by their ids. */
  readonly tabs: ReadonlyMap<string, TabChoice>;
}

/** The navigation with the pages that are made from operations. */
export interface ApiNavigation {
  readonly navigation: Navigation;
  readonly diagnostics: readonly Problem[];
  /** Whether all API descriptions could be loaded. */
  readonly isComplete: boolean;
  /** Why API descriptions could not be loaded that may be there later. */
  readonly unavailable: readonly Diagnostic[];
  /** Whether other API descriptions are still to be read. */
  readonly isPart: boolean;
}
