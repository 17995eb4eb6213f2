import {isExternalUrl} from '../../src/shared/urls.js';
import {withoutTags} from '../markdown/token-text.js';
import {listIn, mapsOf, settingsIn, textIn} from '../settings/setting-values.js';
import {isList, type Setting, type SettingsMap} from '../settings/setting.js';
import type {VitepressRoutes} from './vitepress-routes.js';
import type {VitepressSource} from './vitepress-source.js';

/** An entry of the bar at the top: a link, or a menu of links. */
export interface BarEntry {
  readonly label: string;
  /** Where it leads: a complete URL, or one from the root of the site. */
  readonly href?: string;
  /** The links of a menu. */
  readonly items: readonly {readonly label: string; readonly href: string}[];
}

/** The entries of the bar of a language. */
export function barEntries(
  theme: SettingsMap,
  source: VitepressSource,
  routes: VitepressRoutes,
): readonly BarEntry[] {
  const nav = theme.get('nav');
  source.noteCode('nav', nav);
  if (isList(nav)) for (const item of nav) source.noteCode('nav', item);
  return mapsOf(nav).flatMap((item): readonly BarEntry[] => {
    const label = labelOf(item, source);
    const items = linksIn(item.get('items'), source, routes);
    if (items.length > 0) return [{label, items}];
    const href = hrefOf(item, routes);
    if (href !== undefined) return [{label, href, items}];
    source.leaveOut(
      source.placeOf('themeConfig', item),
      `The entry "${label}" of the bar`,
      barHint,
    );
    return [];
  });
}

const barHint = 'Write it in "navbar" of docs.json.';

function labelOf(item: SettingsMap, source: VitepressSource): string {
  const text = item.get('text');
  source.noteCode('text', text);
  return typeof text === 'string' ? withoutTags(text) : 'More';
}

/** The links of a menu, also those of its groups. */
function linksIn(
  items: Setting,
  source: VitepressSource,
  routes: VitepressRoutes,
): readonly {readonly label: string; readonly href: string}[] {
  return mapsOf(items).flatMap((item) => {
    const inner = item.get('items');
    if (isList(inner)) return linksIn(inner, source, routes);
    const href = hrefOf(item, routes);
    return href === undefined ? [] : [{label: labelOf(item, source), href}];
  });
}

function hrefOf(item: SettingsMap, routes: VitepressRoutes): string | undefined {
  const link = textIn(item, 'link');
  if (link === undefined) return undefined;
  return isExternalUrl(link) ? link : routes.link(link.startsWith('/') ? link : `/${link}`, '');
}

/** Icons whose names differ here. */
const icons: ReadonlyMap<string, string> = new Map([['x', 'x-twitter']]);

/** The links to social media, as properties of `navbar`. */
export function socialLinks(theme: SettingsMap, source: VitepressSource) {
  const links: Readonly<Record<string, unknown>>[] = [];
  let repository: string | undefined;
  for (const social of mapsOf(listIn(theme, 'socialLinks'))) {
    const [icon, href] = [social.get('icon'), textIn(social, 'link')];
    if (href === undefined) continue;
    if (
      icon === 'github' &&
      repository === undefined &&
      /^https?:\/\/[^/]+\/[^/]+\/[^/]/.test(href)
    ) {
      repository = href;
      continue;
    }
    const label = textIn(social, 'ariaLabel');
    if (typeof icon === 'string') {
      const name = icons.get(icon) ?? icon;
      links.push({icon: {name, style: 'brands'}, href, ...(label !== undefined && {label})});
    } else {
      links.push({label: label ?? new URL(href, 'https://a.dev').hostname, href});
      source.leaveOut(source.placeOf('themeConfig', social), `The icon of ${href}`, barHint);
    }
  }
  return {links, ...(repository !== undefined && {primary: {type: 'github', href: repository}})};
}

/** The name and the image at the beginning of the bar. */
export function logoOf(
  theme: SettingsMap,
  routes: VitepressRoutes,
): string | Readonly<Record<string, string>> | undefined {
  const image = (source: string) => routes.asset(source, '');
  const written = textIn(theme, 'logo');
  if (written !== undefined) return image(written);
  const logo = settingsIn(theme, 'logo');
  const [light, dark] = [textIn(logo, 'light'), textIn(logo, 'dark')];
  if (light !== undefined && dark !== undefined) return {light: image(light), dark: image(dark)};
  const source = textIn(logo, 'src') ?? light ?? dark;
  return source === undefined ? undefined : image(source);
}
