import {arbitraryValue, distance, lengthOnly, sides, size, type Add, type Read} from './values.js';

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
  for (const [letter, property] of Object.entries({p: 'padding', m: 'margin'})) {
    add({[letter]: property}, letter === 'm' ? size : distance);
    for (const [end, side] of Object.entries(sides)) {
      add({[letter + end]: `${property}-${side}`}, letter === 'm' ? size : distance);
    }
  }
  add({gap: 'gap', 'gap-x': 'column-gap', 'gap-y': 'row-gap', indent: 'text-indent'}, distance);
  add({'border-spacing': 'border-spacing'}, distance);
  add(
    {
      size: 'width height',
      w: 'width',
      h: 'height',
      'min-w': 'min-width',
      'max-w': 'max-width',
      'min-h': 'min-height',
      'max-h': 'max-height',
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
      'translate-x': '--docs-x translate:var(--docs-x,0)_var(--docs-y,0)',
      'translate-y': '--docs-y translate:var(--docs-x,0)_var(--docs-y,0)',
      'space-x': '>margin-inline-start',
      'space-y': '>margin-block-start',
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
    },
    radius,
  );

  const line: Read = (written) => (written === '' ? '1px' : pixels(written));
  const pixels = (written: string) =>
    /^\d+$/.test(written) ? `${written}px` : lengthOnly(arbitraryValue(written));
  const edge = (name: string) =>
    `border${name}-width border${name}-style:solid border${name}-color:var(--docs-color-border)`;
  add({border: edge('')}, line);
  for (const [end, side] of Object.entries(sides)) add({[`border-${end}`]: edge(`-${side}`)}, line);
  add({'divide-x': `>border-inline-start:*_solid_var(--docs-color-border)`}, line);
  add({'divide-y': `>border-block-start:*_solid_var(--docs-color-border)`}, line);
  add({ring: 'box-shadow:0_0_0_*_var(--docs-ring,var(--docs-color-border))'}, line);
  add(
    {
      'underline-offset': 'text-underline-offset',
      decoration: 'text-decoration-thickness',
      stroke: 'stroke-width',
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
      'col-span': 'grid-column:span_*',
      'row-span': 'grid-row:span_*',
      'col-start': 'grid-column-start',
      'col-end': 'grid-column-end',
      'row-start': 'grid-row-start',
      'row-end': 'grid-row-end',
      order: 'order',
      z: 'z-index',
      font: 'font-weight',
      flex: 'flex',
      columns: 'column-count',
      'line-clamp':
        '-webkit-line-clamp display:-webkit-box -webkit-box-orient:vertical overflow:hidden',
      shadow: 'box-shadow',
    },
    count,
  );
  add({aspect: 'aspect-ratio'}, (written) =>
    /^\d+\/\d+$/.test(written) ? written : arbitraryValue(written),
  );
}

/** Tracks may be separated by commas that have no other meaning. */
function tracks(value: string | undefined): string | undefined {
  return value?.includes('(') ? value : value?.replaceAll(',', ' ');
}
