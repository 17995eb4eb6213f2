import type {NavEntry} from '../../src/navigation/navigation.js';

/** Entries beside each other in the sidebar. */
export interface EntryList {
  /** The places of the groups around them, as `/0/3`; `''` for the groups themselves. */
  readonly key: string;
  readonly entries: readonly NavEntry[];
  /** How many rows an entry takes with all that is open inside of it. */
  readonly rowsOf: (entry: NavEntry, index: number) => number;
  readonly render: (entry: NavEntry, index: number) => unknown;
}

/** Renders of a list what is near the view. */
export interface ListCutter {
  cut(list: EntryList): unknown;
}
