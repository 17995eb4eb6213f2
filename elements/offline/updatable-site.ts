import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import type {View} from '../../src/navigation/view.js';
import type {SiteResources} from '../site/site-resources.js';
import type {SiteState} from '../../src/site/state.js';

/** A site, as far as what brings it up to date needs it. */
export interface UpdatableSite {
  readonly path: string;
  readonly state: SiteState;
  readonly view: View | undefined;
  readonly resources: SiteResources | undefined;
  readonly problems: {add(diagnostic: Diagnostic): void};
  /** Opens the site again. */
  restart(): void;
  /** Reads the page again; resolves when it is shown. The reader stays where they are. */
  refresh(): Promise<void>;
}
