import {iconTypes, type Icon, type IconType} from '../../src/content/icon.js';
import type {SiteLinks} from '../../src/routing/site-links.js';

/** The attributes in which authors name an icon. */
export interface IconAttributes {
  readonly icon?: Icon;
  readonly iconType?: string;
}

/**
 * The icon of a component as elements draw it: `iconType` is part of it, and a picture's address is one the browser can load.
 * An unknown `iconType` is ignored.
 */
export function placeIcon({icon, iconType}: IconAttributes, links: SiteLinks): Icon | undefined {
  if (icon === undefined) return undefined;
  if (icon.kind === 'picture') return {kind: 'picture', src: placeSource(icon.src, links)};
  return isIconType(iconType) ? {...icon, type: iconType} : icon;
}

/** Files of the site lie below its folder, wherever the page that shows them is. */
function placeSource(src: string, links: SiteLinks): string {
  if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(src)) return src;
  const path = src.replace(/^(\.?\/)+/, '');
  return links.src({to: 'site', path, query: '', hash: ''}) ?? '';
}

function isIconType(name: string | undefined): name is IconType {
  return (iconTypes as readonly (string | undefined)[]).includes(name);
}
