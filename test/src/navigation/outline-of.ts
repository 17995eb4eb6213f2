import {normalizeConfig} from '../../../src/config/normalize.js';
import type {Choices} from '../../../src/navigation/position.js';
import type {Division, NavEntry, Navigation} from '../../../src/navigation/navigation.js';
import {NeighborFinder, type Neighbors} from '../../../src/navigation/neighbors.js';
import {resolveNavigation} from '../../../src/navigation/resolve.js';
import {viewAt, type DivisionView, type View} from '../../../src/navigation/view.js';

/** A site as the functions of the navigation take it, from what an author writes. */
export function openSite(raw: object) {
  const config = normalizeConfig(raw);
  const navigation = resolveNavigation(config);
  // One for all pages, as where many are published.
  const finder = new NeighborFinder(navigation, config);
  return {
    config,
    navigation,
    at: (path: string, version?: string, choices: Choices = {}): View & Neighbors => {
      const chosen = version === undefined ? choices : {...choices, version};
      return {
        ...viewAt(navigation, config, path, chosen),
        ...finder.neighborsAt(path, chosen),
      };
    },
  };
}

/** What a navigation holds, as names: `{'tab:API': ['Group', ['page', …]]}`. */
export function outlineOf({root}: Navigation): unknown {
  return outlineOfDivision(root);
}

function outlineOfDivision({groups, divisions, link}: Division): unknown {
  if (link) return 'link';
  const inner = Object.fromEntries(
    divisions.map((division) => [`${division.kind}:${division.name}`, outlineOfDivision(division)]),
  );
  if (divisions.length === 0) return groupsOf(groups);
  return groups.length === 0 ? inner : {...inner, groups: groupsOf(groups)};
}

/** Groups by name, pages by path. */
export function groupsOf(entries: readonly NavEntry[]): unknown {
  return entries.map((entry) => {
    return entry.kind === 'page' ? entry.path : {[entry.name]: groupsOf(entry.entries)};
  });
}

/** Names of buttons, the current one with a star. */
export function buttonsOf(divisions: readonly DivisionView[]): readonly string[] {
  return divisions.map(({name, isCurrent}) => (isCurrent ? `${name}*` : name));
}
