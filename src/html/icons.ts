import {iconTypes, type Icon, type IconType} from '../shared/icon.js';
import {isDirectional, uiIconPaths, type UiIcon} from '../shared/ui-icon-paths.js';
import {resolveAssetUrl} from '../shared/urls.js';
import type {HtmlContext} from './html-context.js';
import {attributes, element, markup, type Html} from './html.js';

/** The attributes that name an icon. */
interface IconAttributes {
  readonly icon?: Icon | undefined;
  readonly iconType?: string | undefined;
}

/** An icon of the interface, in the size and color of the text. */
export function uiIcon(name: UiIcon): Html {
  return outline(uiIconPaths[name], isDirectional(name));
}

/** The same for an outline on a grid of 24. */
export function outline(path: string, isMirrored = false): Html {
  const stroke = {
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': 1.75,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'aria-hidden': 'true',
  };
  const size = {viewBox: '0 0 24 24', width: '1em', height: '1em'};
  return markup`<svg${attributes({'data-directional': isMirrored, ...size, ...stroke})}
><path${attributes({d: path})}/></svg>`;
}

/**
 * The icon that an author named, in a space of its size; nothing without one. `within` is the class
 * of what it is in, and `classes` are its own.
 */
export function authorIcon(
  {icon, iconType}: IconAttributes,
  context: Pick<HtmlContext, 'links' | 'drawingOf'>,
  within = '',
  classes = '',
): Html | undefined {
  if (!icon) return undefined;
  const named = icon.kind === 'name' && isIconType(iconType) ? {...icon, type: iconType} : icon;
  const all = ['docs-icon', within && `${within}-icon`, classes];
  const look = {class: all.filter(Boolean).join(' '), 'aria-hidden': 'true'};
  return element('span', look, drawing(named, context));
}

function drawing(icon: Icon, context: Pick<HtmlContext, 'links' | 'drawingOf'>): Html | undefined {
  switch (icon.kind) {
    case 'emoji':
      return markup`${icon.text}`;
    case 'image': {
      const isInline = /^data:image\//i.test(icon.src);
      const src = isInline ? icon.src : context.links.src(resolveAssetUrl(icon.src));
      return src ? element('img', {src, alt: ''}) : undefined;
    }
    case 'name': {
      const drawn = context.drawingOf(icon);
      if (!drawn) return undefined;
      const {viewBox, path} = drawn;
      return markup`<svg${attributes({viewBox})}><path${attributes({d: path})}/></svg>`;
    }
    default:
      return icon satisfies never;
  }
}

function isIconType(name: string | undefined): name is IconType {
  return (iconTypes as readonly (string | undefined)[]).includes(name);
}
