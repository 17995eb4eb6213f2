import {
  arbitraryValue,
  distance,
  height,
  lengthOnly,
  sides,
  size,
  width,
  type Add,
  type Read,
} from './values.js';

const radii = new Map([
  ['', '.25rem'],
  ['none', '0'],
  ['xs', '.125rem'],
  ['sm', '.125rem'],
  ['md', '.375rem'],
  ['lg', '.5rem'],
  ['xl', '.75rem'],
  ['2xl', '1rem'],
  ['3xl', '1.5rem'],
  ['4xl', '2rem'],
  ['full', '9999px'],
]);

/** Classes for spacing, sizes, corners, borders and grid positions. */
export function addBoxes(add: Add): void {
  for (const [prefix, property, read] of [
    ['p', 'padding', distance],
    ['m', 'margin', size],
    ['scroll-p', 'scroll-padding', distance],
    ['scroll-m', 'scroll-margin', distance],
  ] as const) {
    add({[prefix]: property}, read);
    for (const [end, side] of Object.entries(sides))
      add({[prefix + end]: `${property}-${side}`}, read);
  }
  add({gap: 'gap', 'gap-x': 'column-gap', 'gap-y': 'row-gap', indent: 'text-indent'}, distance);
  add({'border-spacing': 'border-spacing'}, distance);
  add({w: 'width', 'min-w': 'min-width', 'max-w': 'max-width'}, width);
  add({h: 'height', 'min-h': 'min-height', 'max-h': 'max-height'}, height);
  add(
    {
      size: 'width height',
      basis: 'flex-basis',
      inset: 'inset',
      'inset-x': 'inset-inline',
      'inset-y': 'inset-block',
      top: 'top',
      right: 'right',
      bottom: 'bottom',
      left: 'left',
      start: 'inset-inline-start',
      end: 'inset-inline-end',
      'space-x': '>margin-inline-start margin-inline-end:0',
      'space-y': '>margin-block-start margin-block-end:0',
    },
    size,
  );

  const radius: Read = (written) => radii.get(written) ?? arbitraryValue(written);
  const corners = (...names: string[]) => names.map((name) => `border-${name}-radius`).join(' ');
  add(
    {
      rounded: 'border-radius',
      'rounded-t': corners('top-left', 'top-right'),
      'rounded-b': corners('bottom-left', 'bottom-right'),
      'rounded-l': corners('top-left', 'bottom-left'),
      'rounded-r': corners('top-right', 'bottom-right'),
      'rounded-tl': corners('top-left'),
      'rounded-tr': corners('top-right'),
      'rounded-bl': corners('bottom-left'),
      'rounded-br': corners('bottom-right'),
      'rounded-s': corners('start-start', 'end-start'),
      'rounded-e': corners('start-end', 'end-end'),
      'rounded-ss': corners('start-start'),
      'rounded-se': corners('start-end'),
      'rounded-es': corners('end-start'),
      'rounded-ee': corners('end-end'),
    },
    radius,
  );

  const line: Read = (written) => (written === '' ? '1px' : pixels(written));
  const pixels = (written: string) =>
    /^\d+$/.test(written) ? `${written}px` : lengthOnly(arbitraryValue(written));
  // Style and color are those of all elements of a page.
  add({border: 'border-width'}, line);
  for (const [end, side] of Object.entries(sides))
    add({[`border-${end}`]: `border-${side}-width`}, line);
  add({'divide-x': '>border-inline-start-width border-inline-end-width:0'}, line);
  add({'divide-y': '>border-block-start-width border-block-end-width:0'}, line);
  add(
    {
      'underline-offset': 'text-underline-offset',
      decoration: 'text-decoration-thickness',
      stroke: 'stroke-width',
      outline: 'outline-width',
      'outline-offset': 'outline-offset',
    },
    pixels,
  );

  const count: Read = (written) => (/^\d{1,4}$/.test(written) ? written : arbitraryValue(written));
  add(
    {
      'grid-cols': 'grid-template-columns',
      'grid-rows': 'grid-template-rows',
    },
    (written) =>
      /^\d{1,2}$/.test(written)
        ? `repeat(${written},minmax(0,1fr))`
        : tracks(arbitraryValue(written)),
  );
  add(
    {
      'col-span': 'grid-column:span_*_/_span_*',
      'row-span': 'grid-row:span_*_/_span_*',
      'col-start': 'grid-column-start',
      'col-end': 'grid-column-end',
      'row-start': 'grid-row-start',
      'row-end': 'grid-row-end',
      order: 'order',
      z: 'z-index',
      font: 'font-weight',
      flex: 'flex',
      'line-clamp':
        '-webkit-line-clamp display:-webkit-box -webkit-box-orient:vertical overflow:hidden',
    },
    count,
  );
  add({columns: 'columns'}, (written) => count(written, false) ?? size(written));
  add({aspect: 'aspect-ratio'}, (written) =>
    /^\d+\/\d+$/.test(written) ? written : arbitraryValue(written),
  );
}

/** Tracks may be separated by commas that have no other meaning. */
function tracks(value: string | undefined): string | undefined {
  return value?.includes('(') ? value : value?.replaceAll(',', ' ');
}
