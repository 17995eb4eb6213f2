import type {SiteConfig} from '../config/site-config.js';
import type {Page} from '../content/page.js';
import type {Diagnostic} from '../diagnostics/diagnostic.js';
import type {Navigation, NavPage} from '../navigation/navigation.js';

/** A site whose configuration was read. */
export interface Site {
  readonly config: SiteConfig;
  readonly navigation: Navigation;
}

export type SiteState =
  | {readonly phase: 'booting'}
  | {readonly phase: 'failed'; readonly diagnostics: readonly Diagnostic[]}
  | {
      readonly phase: 'ready';
      readonly site: Site;
      /** What the reader asked for last. */
      readonly path: string;
      /** What is on the screen: it stays until the page asked for has settled. */
      readonly page: PageState;
      readonly version?: string;
      readonly isLoading: boolean;
    };

export type PageState =
  /** Nothing was shown yet. */
  | {readonly phase: 'loading'}
  | {readonly phase: 'shown'; readonly page: Page; readonly diagnostics: readonly Diagnostic[]}
  /** No such file: which ones were looked for, and which pages come near. */
  | {
      readonly phase: 'missing';
      readonly path: string;
      readonly lookedFor: readonly string[];
      readonly nearest: readonly NavPage[];
    }
  | {readonly phase: 'failed'; readonly path: string; readonly diagnostics: readonly Diagnostic[]};
