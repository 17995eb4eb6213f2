import {readMetas} from '../../config/read/metas.js';
import {readSearchSettings} from '../../config/read/search-settings.js';
import type {SiteConfig} from '../../config/site-config.js';
import {labelOf, type PageLabels} from '../../navigation/label.js';
import type {Division, Navigation, NavGroup, NavPage} from '../../navigation/navigation.js';
import type {PagePlace, SearchScope} from '../../search/searched-page.js';

/** A page of the navigation that a search may find. */
export interface PageToSearch extends PagePlace {
  readonly page: NavPage;
  /** What the page is called as long as it has not been read. */
  readonly label: string;
  /** How much its results count: 1 where the site does not say. */
  readonly boost: number;
}

/**
 * The pages that readers can find, in reading order: what the navigation shows, without what is not
 * `searchable`. Where the site has its hidden pages indexed, they are found as well.
 */
export function pagesToSearch(
  config: SiteConfig,
  navigation: Navigation,
  labels: PageLabels = new Map(),
): PageToSearch[] {
  const hasHidden = findsHidden(config);
  const settings = readSearchSettings(config);
  const found = new Map<string, {page: NavPage; trail: readonly string[]; scopes: SearchScope[]}>();
  const take: Take = (page, trail, scope) => {
    if (!hasHidden && navigation.hidden?.has(page.path)) return;
    const version = page.version ?? scope.version;
    const own = version === undefined ? scope : {...scope, version};
    const known = found.get(page.path);
    if (known) known.scopes.push(own);
    else found.set(page.path, {page, trail, scopes: [own]});
    for (const {path} of page.inner ?? []) {
      const inner = navigation.pages.get(path);
      if (inner) take(inner, [...trail, page.label ?? ''], own);
    }
  };
  visit(navigation.root, [], {}, hasHidden, take);
  return [...found.values()].flatMap(({page, trail, scopes}, index): PageToSearch[] => {
    const {isSearchable, boost} = settings.get(page.path) ?? {isSearchable: true, boost: 1};
    const order = firstFactor - orderFactor * (index / found.size);
    return isSearchable
      ? [
          {
            path: page.path,
            page,
            label: labelOf(page, labels).text,
            trail,
            scopes,
            boost: boost * order,
          },
        ]
      : [];
  });
}

/** Whether the search finds pages that the navigation does not show. */
export function findsHidden(config: SiteConfig): boolean {
  return readMetas(config).indexesAll;
}

/** Of pages that are equally good, those come first that authors put first. */
const firstFactor = 1.2;
const orderFactor = 0.4;

type Take = (page: NavPage, trail: readonly string[], scope: SearchScope) => void;

function visit(
  division: Division,
  trail: readonly string[],
  scope: SearchScope,
  hasHidden: boolean,
  take: Take,
): void {
  const visitGroup = (group: NavGroup, outer: readonly string[]) => {
    if (group.isHidden && !hasHidden) return;
    const inner = group.name === '' ? outer : [...outer, group.name];
    if (group.root) take(group.root, outer, scope);
    for (const entry of group.entries) {
      if (entry.kind === 'group') visitGroup(entry, inner);
      else take(entry, inner, scope);
    }
  };
  for (const group of division.groups) visitGroup(group, trail);
  for (const inner of division.divisions) {
    if (inner.isHidden && !hasHidden) continue;
    visit(inner, [...trail, ...nameOf(inner)], scopeOf(inner, scope), hasHidden, take);
  }
}

/** The version and the language are the reader's: they need not be told. */
function nameOf({kind, name}: Division): readonly string[] {
  return kind === 'version' || kind === 'language' ? [] : [name];
}

function scopeOf({kind, name, version}: Division, outer: SearchScope): SearchScope {
  if (kind === 'version') return {...outer, version: name};
  if (kind === 'language') return {...outer, language: name};
  return version === undefined ? outer : {...outer, version};
}
