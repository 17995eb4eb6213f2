import {definedOnly} from '../config/read/raw.js';
import type {ConfigVersion, SiteConfig} from '../config/site-config.js';
import type {Target} from '../shared/target.js';
import type {Division, AnyDivisionKind} from './navigation.js';
import {firstPageOf, isShown, type NavContext} from './position.js';
import type {DivisionView, Selector, SelectorKind} from './view.js';

/** The buttons of one kind of divisions of `holder`, as they are shown to a reader at `places`. */
export function buttonsOf(
  kind: AnyDivisionKind,
  holder: Division,
  places: readonly Division[],
  outlook: NavContext,
): readonly DivisionView[] {
  return holder.divisions.flatMap((division): readonly DivisionView[] => {
    if (division.kind !== kind || !isShown(division, outlook.version, places)) return [];
    const path = firstPageOf(division, outlook)?.path;
    const target: Target | undefined =
      division.link ?? (path === undefined ? undefined : {to: 'site', path, query: '', hash: ''});
    if (target === undefined) return [];
    const {name, icon, color, tag, description, isDefault} = division;
    const [menu] = kind === 'tab' ? selectorsAt(division, places, outlook, ['menu']) : [];
    return [
      definedOnly({
        name,
        icon,
        color,
        tag,
        description,
        isDefault: isDefault || undefined,
        isCurrent: places.includes(division),
        target,
        menu,
      }),
    ];
  });
}

/** The lists inside a division. The menu of a tab belongs to its button. */
export function selectorsAt(
  holder: Division,
  places: readonly Division[],
  outlook: NavContext,
  kinds: readonly SelectorKind[] = selectorKinds.slice(0, holder.kind === 'tab' ? -1 : undefined),
): readonly Selector[] {
  return kinds.flatMap((kind): readonly Selector[] => {
    const options = buttonsOf(kind, holder, places, outlook);
    return options.length === 0 ? [] : [{kind, options}];
  });
}

/** The versions of the older shape. */
export function versionsOf(
  {versions, initialVersion}: SiteConfig,
  version: string | undefined,
): readonly Selector[] {
  if (versions.length === 0) return [];
  // A page may name a version that the configuration does not list: it is shown as well.
  const isKnown = version === undefined || versions.some(({name}) => name === version);
  const options = (isKnown ? versions : [{name: version}, ...versions]).map(
    ({name, locale, link}: ConfigVersion) =>
      definedOnly({
        name,
        locale,
        target: link,
        isDefault: name === initialVersion || undefined,
        isCurrent: name === version,
      }),
  );
  return [{kind: 'version', options}];
}

const selectorKinds: readonly SelectorKind[] = [
  'product',
  'language',
  'version',
  'dropdown',
  'menu',
];
