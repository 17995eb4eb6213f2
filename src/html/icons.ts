import type {Icon} from '../shared/icon.js';
import {resolveIcon, type IconAttributes} from '../shared/resolve-icon.js';
import {isDirectional, uiIconPaths, type UiIcon} from '../shared/ui-icon-paths.js';
import type {HtmlContext} from './html-context.js';
import {attributes, element, markup, type Html} from './html.js';

/** An icon of the interface, in the size and color of the text. */
export function uiIcon(name: UiIcon): Html {
  return outline(uiIconPaths[name], isDirectional(name));
}

/** The same for an outline on a grid of 24. */
function outline(path: string, isMirrored = false): Html {
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
  attributes: IconAttributes,
  context: Pick<HtmlContext, 'links' | 'drawingOf'>,
  within = '',
  classes = '',
): Html | undefined {
  const icon = resolveIcon(attributes, context.links);
  const all = [within && `${within}-icon`, classes].filter(Boolean).join(' ');
  return icon && iconSpace(icon, context, all);
}

/** An icon whose image has a URL that browsers load, in a space of its size. */
export function iconSpace(
  icon: Icon,
  {drawingOf}: Pick<HtmlContext, 'drawingOf'>,
  classes = '',
): Html {
  const look = {class: `docs-icon ${classes}`.trim(), 'aria-hidden': 'true'};
  return element('span', look, drawing(icon, drawingOf));
}

function drawing(icon: Icon, drawingOf: HtmlContext['drawingOf']): Html | undefined {
  switch (icon.kind) {
    case 'emoji':
      return markup`${icon.text}`;
    case 'image':
      return icon.src ? element('img', {src: icon.src, alt: ''}) : undefined;
    case 'name': {
      const drawn = drawingOf(icon);
      if (!drawn) return undefined;
      const {viewBox, path} = drawn;
      return markup`<svg${attributes({viewBox})}><path${attributes({d: path})}/></svg>`;
    }
    default:
      return icon satisfies never;
  }
}
