import {choose} from '../../src/navigation/position.js';
import type {SiteLinks} from '../../src/routing/site-links.js';
import type {Target} from '../../src/shared/urls.js';
import {chooseDivision, type DivisionChoice} from '../../src/site/choose-division.js';
import type {ReadyState, SiteEvent} from '../../src/site/state.js';
import {DocsVersionChangeEvent} from '../shared/events.js';
import type {ReaderStore} from '../shared/reader-store.js';
import '../layout/docs-notes.js';
import '../menus/docs-picker.js';
import '../menus/docs-selector.js';
import '../menus/docs-tab-menu.js';

/** What a choice has an effect on. */
export interface ChoiceEffects {
  readonly host: HTMLElement;
  readonly store: ReaderStore;
  readonly dispatch: (event: SiteEvent) => void;
  /** Takes the reader to a page. */
  readonly navigate: (path: string) => void;
}

/** Shows what a reader has chosen: the equivalent page of this site, or another site. */
export function followChoice(
  choice: DivisionChoice,
  state: ReadyState,
  {host, store, dispatch, navigate}: ChoiceEffects,
): void {
  const chosen = chooseDivision(state, choice);
  if ('link' in chosen) {
    openLink(chosen.link, state.links);
    return;
  }
  const {choices, missed, path} = chosen;
  const {kind, name} = choice;
  store.write({choices: choose(store.read().choices ?? {}, {[kind]: name})});
  dispatch({type: 'division-chosen', choices, missed});
  if (kind === 'version') host.dispatchEvent(new DocsVersionChangeEvent(name));
  if (path !== undefined) navigate(path);
}

/** Another site opens in a new tab. */
function openLink(target: Target, links: SiteLinks): void {
  const href = links.href(target);
  if (href === undefined) return;
  if (links.isExternal(target)) open(href, '_blank', 'noopener,noreferrer');
  else location.assign(href);
}
