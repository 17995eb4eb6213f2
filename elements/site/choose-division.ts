import type {Choices} from '../../src/navigation/choices.js';
import {pageInDivision, pageInVersion} from '../../src/navigation/equivalent-page.js';
import type {Division} from '../../src/navigation/navigation.js';
import {positionOf} from '../../src/navigation/position.js';
import type {SelectorKind} from '../../src/navigation/view.js';
import {DocsVersionChangeEvent} from '../shared/choice-events.js';
import {openLink} from './open-link.js';
import type {SiteController} from './site-controller.js';

/** An entry of a list. */
export interface DivisionChoice {
  readonly kind: SelectorKind;
  readonly name: string;
}

/** A reader wanted their page in another version (or language, …), which does not have it, and came to `path` instead. */
export interface MissedPage extends DivisionChoice {
  readonly path: string;
}

/**
 * Shows a site's documentation as `choice` says, at the place where the reader is or the one that comes nearest; then
 * `site.missed` says so. The choice is kept for the reader; `apply` takes over what they have chosen by now.
 */
export function chooseDivision(
  site: SiteController,
  host: HTMLElement,
  {kind, name}: DivisionChoice,
  apply: (choices: Choices) => void,
): void {
  const {state, path, session} = site;
  if (state.phase !== 'ready' || !session) return;
  const {navigation, config} = state.site;
  const division = divisionsBeside(state, path).find(
    (one) => one.kind === kind && one.name === name,
  );
  const link = division?.link ?? config.versions.find((version) => version.name === name)?.link;
  if (link) {
    openLink(link, session.links);
    return;
  }
  const choices = {...state.choices, [kind]: name};
  const counterpart = division
    ? pageInDivision(navigation, division, path, choices)
    : pageInVersion(navigation, path, name);
  site.missed =
    counterpart && !counterpart.isSame ? {kind, name, path: counterpart.page.path} : undefined;
  session.store.write({choices: {...session.store.read().choices, [kind]: name}});
  apply(choices);
  if (kind === 'version') host.dispatchEvent(new DocsVersionChangeEvent(name));
  if (counterpart && counterpart.page.path !== path) site.navigate(counterpart.page.path);
}

/** The divisions a reader at `path` can choose among, those they are in included. */
export function divisionsBeside(
  {site, choices}: SiteController['state'] & {readonly phase: 'ready'},
  path: string,
): readonly Division[] {
  const {divisions} = positionOf(site.navigation, path, choices);
  return divisions.flatMap((place) => place.divisions);
}
