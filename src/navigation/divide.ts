import {longestPrefix} from '../config/longest-prefix.js';
import type {ConfigPrefixDivision} from '../config/site-config.js';
import type {Division, NavEntry, NavGroup} from './navigation.js';

/**
 * Tabs or anchors that divide the pages; `rest` is the division of the pages that belong to none of
 * them.
 */
export interface Level {
  readonly kind: 'tab' | 'anchor';
  readonly divisions: readonly ConfigPrefixDivision[];
  readonly rest?: Omit<ConfigPrefixDivision, 'prefix' | 'link'>;
}

type Content = Pick<Division, 'groups' | 'divisions'>;

/**
 * Distributes groups among the divisions of the first level, and the groups of each among those of
 * the next.
 *
 * A page belongs to the division with the longest prefix of its path, compared in whole segments; a
 * group is split and keeps its name in each. Divisions without a page are left out; links are kept.
 */
export function divide(groups: readonly NavGroup[], levels: readonly Level[]): Content {
  const [level, ...inner] = levels;
  if (level === undefined) return {groups, divisions: []};

  const shares = shareOut(groups, level.divisions);
  const {kind} = level;
  const divisions = level.divisions.flatMap((division): Division[] => {
    if (division.link) return [{...division, kind, groups: [], divisions: []}];
    const share = shares.get(division);
    return share ? [{...division, kind, ...divide(share, inner)}] : [];
  });
  if (divisions.length === 0) return divide(groups, inner);

  const left = shares.get(undefined);
  if (left === undefined) return {groups: [], divisions};
  if (level.rest === undefined) {
    const rest = divide(left, inner);
    return {groups: rest.groups, divisions: [...divisions, ...rest.divisions]};
  }
  return {
    groups: [],
    divisions: [{...level.rest, kind, prefix: '', ...divide(left, inner)}, ...divisions],
  };
}

/** Division → its part of the groups; under `undefined`, the groups that belong to no division. */
function shareOut(
  groups: readonly NavGroup[],
  divisions: readonly ConfigPrefixDivision[],
): ReadonlyMap<ConfigPrefixDivision | undefined, readonly NavGroup[]> {
  const byPrefix = new Map<string, ConfigPrefixDivision>();
  for (const division of divisions) {
    if (division.prefix && !byPrefix.has(division.prefix)) byPrefix.set(division.prefix, division);
  }
  if (byPrefix.size === 0 && groups.length > 0) return new Map([[undefined, groups]]);
  // Groups contain groups, so each part of a list of groups is a list of groups.
  return split(groups, byPrefix) as ReadonlyMap<
    ConfigPrefixDivision | undefined,
    readonly NavGroup[]
  >;
}

function split(
  entries: readonly NavEntry[],
  byPrefix: ReadonlyMap<string, ConfigPrefixDivision>,
): ReadonlyMap<ConfigPrefixDivision | undefined, readonly NavEntry[]> {
  const shares = new Map<ConfigPrefixDivision | undefined, NavEntry[]>();
  const give = (division: ConfigPrefixDivision | undefined, entry: NavEntry) => {
    const share = shares.get(division);
    if (share) share.push(entry);
    else shares.set(division, [entry]);
  };
  let latest: ConfigPrefixDivision | undefined;
  for (const entry of entries) {
    if (entry.kind === 'page') {
      give((latest = longestPrefix(entry.path, byPrefix)), entry);
    } else if (entry.kind === 'operation') {
      give(latest, entry); // it has no path of its own
    } else {
      for (const [division, part] of split(entry.entries, byPrefix)) {
        give(division, {...entry, entries: part});
      }
    }
  }
  return shares;
}
