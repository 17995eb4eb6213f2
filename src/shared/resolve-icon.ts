import {iconTypes, type Icon, type IconType} from './icon.js';
import {resolveAssetUrl, type Target} from './urls.js';

/** The attributes that name an icon. */
export interface IconAttributes {
  readonly icon?: Icon | undefined;
  readonly iconType?: string | undefined;
}

/** Finds the URL of a file; `undefined` where it has none. */
interface FileLinks {
  readonly src: (target: Target) => string | undefined;
}

/**
 * The icon of a component, including `iconType`. The URL of an image is one that the browser can
 * load. An unknown `iconType` is ignored.
 */
export function resolveIcon({icon, iconType}: IconAttributes, links: FileLinks): Icon | undefined {
  if (icon === undefined) return undefined;
  if (icon.kind === 'image') return {kind: 'image', src: placeSource(icon.src, links)};
  return icon.kind === 'name' && isIconType(iconType) ? {...icon, type: iconType} : icon;
}

/**
 * Files are relative to the folder of the site, whatever the page. As an `<img>`, SVG runs no
 * script.
 */
function placeSource(src: string, links: FileLinks): string {
  return /^data:image\//i.test(src) ? src : (links.src(resolveAssetUrl(src)) ?? '');
}

function isIconType(name: string | undefined): name is IconType {
  return (iconTypes as readonly (string | undefined)[]).includes(name);
}
