import {type Choices, divisionsBeside} from '../navigation/position.js';
import {pageInDivision, pageInVersion} from '../navigation/equivalent-page.js';
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
  const division = divisionsBeside(navigation, path, state.choices).find(
    (one) => one.kind === kind && one.name === name,
  );
  const link = division?.link ?? config.versions.find((version) => version.name === name)?.link;
  if (link) return {link};
  const equivalent = division
    ? pageInDivision(navigation, division, path, {...state.choices, [kind]: name})
    : pageInVersion(navigation, path, name);
  const found = equivalent?.page.path;
  return {
    choices: {[kind]: name},
    path: found === path ? undefined : found,
    missed: equivalent && !equivalent.isSame ? {kind, name, path: equivalent.page.path} : undefined,
  };
}
