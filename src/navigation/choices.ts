import type {Division, AnyDivisionKind, NavPosition} from './navigation.js';

/**
 * The divisions that a reader chose or is in: kind of division → name (`{version: 'v2', language:
 * 'de'}`).
 */
export type Choices = Readonly<Partial<Record<AnyDivisionKind, string>>>;

/** Whether a division is the one of its kind that was chosen. */
export function isChosen({kind, name}: Division, choices: Choices): boolean {
  return choices[kind] === name;
}

/** The choices that a position implies: of each kind the innermost division. */
export function choicesAt({divisions}: NavPosition): Choices {
  return Object.fromEntries(divisions.slice(1).map(({kind, name}) => [kind, name]));
}

/**
 * Of several sibling divisions the preferred one: the chosen one, else the default one, else the
 * first that is not hidden. Those that are only links are ignored.
 */
export function preferred(divisions: readonly Division[], choices: Choices): readonly Division[] {
  const rank = (division: Division) => {
    if (isChosen(division, choices)) return 0;
    if (division.isDefault) return 1;
    return division.isHidden ? 3 : 2;
  };
  return divisions
    .filter(({link}) => link === undefined)
    .sort((one, other) => rank(one) - rank(other));
}
