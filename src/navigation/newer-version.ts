import {pageInDivision, pageInVersion, type Candidates} from './equivalent-page.js';
import type {Navigation} from './navigation.js';
import {divisionsBeside, type Choices} from './position.js';
import {defaultOption, isOfLanguages} from './selectors.js';
import type {View} from './view.js';

/** The newest version of a page that is shown in an older one. */
export interface NewerVersion {
  /** The name of the version that is shown. */
  readonly shown: string;
  /** The name of the newest version. */
  readonly newest: string;
  /** The path of the page there. */
  readonly path: string;
}

/**
 * The newest version of a page; `undefined` where that is shown, or has no such page. A page that
 * is in both versions is not outdated.
 */
export function newerVersion(
  navigation: Navigation,
  {selectors}: Pick<View, 'selectors'>,
  path: string,
  choices: Choices,
  candidates?: Candidates,
): NewerVersion | undefined {
  const versions = selectors.find(({kind}) => kind === 'version');
  if (!versions || isOfLanguages(versions)) return undefined;
  const shown = versions.options.find(({isCurrent}) => isCurrent);
  const newest = defaultOption(versions);
  if (!shown || !newest || shown === newest) return undefined;
  const division = divisionsBeside(navigation, path, choices).find(
    ({kind, name}) => kind === 'version' && name === newest.name,
  );
  const found = division
    ? pageInDivision(navigation, division, path, choices, candidates)
    : pageInVersion(navigation, path, newest.name, candidates);
  if (!found || found.page.path === path) return undefined;
  return {shown: shown.name, newest: newest.name, path: found.page.path};
}
