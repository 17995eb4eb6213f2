import type {NavEntry} from '../../../../src/navigation/navigation.js';
import type {IsOpen} from '../sidebar-groups.js';

/** Entries beside each other in the sidebar. */
export interface EntryList {
  /** The places of the groups around them, as `/0/3`; `''` for the groups themselves. */
  readonly key: string;
  readonly entries: readonly NavEntry[];
  readonly isOpen: IsOpen;
  readonly render: (entry: NavEntry, index: number) => unknown;
}

/** Renders of a list what is near the view. */
export interface ListCutter {
  cut(list: EntryList): unknown;
}
