import {type Choices, choicesAt, choose, positionOf} from '../navigation/position.js';
import {pageInDivision, pageInVersion} from '../navigation/equivalent-page.js';
import type {Division} from '../navigation/navigation.js';
import type {SelectorKind} from '../navigation/view.js';
import type {Target} from '../shared/urls.js';
import {pathOf, type MissedPage, type ReadyState} from './state.js';

/** An entry of a list: a version, a language, a product or the like. */
export interface DivisionChoice {
  readonly kind: SelectorKind;
  readonly name: string;
}

/** What a choice leads to: another site, or a page of this one and what it is not. */
export type ChosenDivision =
  | {readonly link: Target}
  | {
      readonly choices: Choices;
      /** The equivalent page; `undefined` where the reader stays on their page. */
      readonly path: string | undefined;
      readonly missed: MissedPage | undefined;
    };

/**
 * What a reader comes to who chooses a division: their page in it, or the nearest one, which is
 * then `missed`.
 */
export function chooseDivision(state: ReadyState, {kind, name}: DivisionChoice): ChosenDivision {
  const {navigation, config} = state.site;
  const path = pathOf(state);
  const {divisions} = positionOf(navigation, path, state.choices);
  const isWanted = (one: Division) => one.kind === kind && one.name === name;
  const depth = divisions.findIndex((holder) => holder.divisions.some(isWanted));
  const division = divisions[depth]?.divisions.find(isWanted);
  const link = division?.link ?? config.versions.find((version) => version.name === name)?.link;
  if (link) return {link};
  // The division is meant that is in the same ones as the reader.
  const choices = division
    ? choicesAt({divisions: [...divisions.slice(0, depth + 1), division]})
    : {[kind]: name};
  const all = choose(state.choices, choices);
  const equivalent = division
    ? pageInDivision(navigation, division, path, all)
    : pageInVersion(navigation, path, name);
  const found = equivalent?.page.path;
  if (found === path) {
    const inner = choicesAt(positionOf(navigation, path, all));
    return {choices: choose(inner, choices), path: undefined, missed: undefined};
  }
  const missed =
    equivalent && !equivalent.isSame ? {kind, name, path: equivalent.page.path} : undefined;
  return {choices, path: found, missed};
}
