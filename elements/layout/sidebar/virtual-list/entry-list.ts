import type {NavEntry} from '../../../../src/navigation/navigation.js';
import type {IsOpen} from '../sidebar-groups.js';

/** A list of entries in the sidebar. */
export interface EntryList {
  /** The positions of their parent groups, as `/0/3`; `''` for top-level groups. */
  readonly key: string;
  readonly entries: readonly NavEntry[];
  readonly isOpen: IsOpen;
  readonly render: (entry: NavEntry, index: number) => unknown;
}

/** Renders the part of a list that is near the viewport. */
export interface ListCutter {
  cut(list: EntryList): unknown;
}
