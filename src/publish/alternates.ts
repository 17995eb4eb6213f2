import type {SiteConfig} from '../config/site-config.js';
import {pageInDivision, pageInVersion, type Candidates} from '../navigation/equivalent-page.js';
import type {Division, Navigation} from '../navigation/navigation.js';
import {choicesAt, positionOf} from '../navigation/position.js';

/**
 * The same page in each language of a site, its own included: the tag of the language → the path.
 * None where the page is in one language only.
 */
export function alternatesOf(
  navigation: Navigation,
  config: SiteConfig,
  path: string,
  candidates: Candidates,
): ReadonlyMap<string, string> {
  const position = positionOf(navigation, path, {});
  const {divisions, page} = position;
  const found = new Map<string, string>();
  if (!page) return found;
  const choices = choicesAt(position);
  const isLanguage = ({kind, link}: Division) => kind === 'language' && !link;
  for (const language of divisions.flatMap((outer) => outer.divisions.filter(isLanguage))) {
    const own = divisions.includes(language);
    const other = own ? undefined : pageInDivision(navigation, language, path, choices, candidates);
    if (own) found.set(language.name, path);
    else if (other?.isSame) found.set(language.name, other.page.path);
  }
  // In older configurations, versions are languages.
  for (const {name, locale, link} of config.versions) {
    if (locale === undefined || link) continue;
    const other = pageInVersion(navigation, path, name, candidates);
    if (other?.isSame && !found.has(locale)) found.set(locale, other.page.path);
  }
  return found.size > 1 ? found : new Map();
}
