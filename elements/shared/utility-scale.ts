import {colorOf, type ColorUse} from './utility-colors.js';
import {arbitraryValue, distance, size} from './utility-values.js';

/*
 * Classes with a value behind their name: a step of a scale, a size, a number, a colour, or `[…]`.
 */

/** Reads what stands behind a prefix; undefined where that is no value of it. */
type Read = (written: string, isExact: boolean) => string | undefined;

/** Prefix → what reads the value, and the properties that it becomes (`*` stands for it in whole declarations). */
const scales = new Map<string, readonly (readonly [read: Read, ...properties: string[]])[]>();

function add(prefixes: Readonly<Record<string, string>>, read: Read): void {
  for (const [prefix, properties] of Object.entries(prefixes)) {
    scales.set(prefix, [...(scales.get(prefix) ?? []), [read, ...properties.split(' ')]]);
  }
}

const sides = {
  t: 'top',
  r: 'right',
  b: 'bottom',
  l: 'left',
  x: 'inline',
  y: 'block',
  s: 'inline-start',
  e: 'inline-end',
};
for (const [letter, property] of Object.entries({p: 'padding', m: 'margin'})) {
  add({[letter]: property}, letter === 'm' ? size : distance);
  for (const [end, side] of Object.entries(sides)) {
    add({[letter + end]: `${property}-${side}`}, letter === 'm' ? size : distance);
  }
}
add({gap: 'gap', 'gap-x': 'column-gap', 'gap-y': 'row-gap', indent: 'text-indent'}, distance);
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

const textSizes = new Map([
  ['xs', '.75rem/1rem'],
  ['sm', '.875rem/1.25rem'],
  ['base', '1rem/1.5rem'],
  ['lg', '1.125rem/1.75rem'],
  ['xl', '1.25rem/1.75rem'],
  ['2xl', '1.5rem/2rem'],
  ['3xl', '1.875rem/2.25rem'],
  ['4xl', '2.25rem/2.5rem'],
  ['5xl', '3rem/1'],
  ['6xl', '3.75rem/1'],
  ['7xl', '4.5rem/1'],
  ['8xl', '6rem/1'],
  ['9xl', '8rem/1'],
]);
/** `text-sm`, `text-sm/6`, `text-[15px]`. */
const textSize: Read = (written) => {
  const [, name = '', leading] = /^([^/]+)(?:\/(\d+))?$/.exec(written) ?? [];
  const [fontSize, height] = textSizes.get(name)?.split('/') ?? [
    lengthOnly(arbitraryValue(written)),
  ];
  if (fontSize === undefined) return undefined;
  const lineHeight = leading === undefined ? height : distance(leading);
  return lineHeight === undefined ? fontSize : `${fontSize};line-height:${lineHeight}`;
};
add({text: 'font-size'}, textSize);
add({leading: 'line-height'}, distance);
add({tracking: 'letter-spacing'}, arbitraryValue);

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

const percent: Read = (written) =>
  /^\d{1,3}$/.test(written) ? `${written}%` : arbitraryValue(written);
add({opacity: 'opacity', scale: 'scale'}, percent);
const angle: Read = (written) =>
  /^\d{1,3}$/.test(written) ? `${written}deg` : arbitraryValue(written);
add({rotate: 'rotate'}, angle);
add({duration: '--docs-time transition-duration:*'}, (written) =>
  /^\d{1,4}$/.test(written) ? `${written}ms` : arbitraryValue(written),
);

// Several filters of one element add up.
const allFilters = [
  'blur',
  'brightness',
  'contrast',
  'grayscale',
  'hue-rotate',
  'invert',
  'saturate',
];
const filter = allFilters.map((name) => `var(--docs-${name},)`).join('_');
const blurs = new Map([
  ['', '8px'],
  ['none', '0'],
  ['sm', '4px'],
  ['md', '12px'],
  ['lg', '16px'],
  ['xl', '24px'],
]);
for (const name of allFilters) {
  add({[name]: `--docs-${name} filter:${filter}`}, (written) => {
    const value =
      name === 'blur'
        ? (blurs.get(written) ?? arbitraryValue(written))
        : name === 'hue-rotate'
          ? angle(written, false)
          : percent(written === '' ? '100' : written, false);
    return value === undefined ? undefined : `${name}(${value})`;
  });
}

const color =
  (use: ColorUse): Read =>
  (written, isExact) =>
    colorOf(written, use, isExact);
add(
  {text: 'color', fill: 'fill', stroke: 'stroke', decoration: 'text-decoration-color'},
  color('text'),
);
add({bg: 'background-color', from: '--docs-from', to: '--docs-to'}, color('ground'));
add({via: '--docs-via:*,'}, color('ground'));
add({border: 'border-color', ring: '--docs-ring', divide: '>border-color'}, color('line'));
for (const [end, side] of Object.entries(sides))
  add({[`border-${end}`]: `border-${side}-color`}, color('line'));

const directions = new Map([
  ['t', 'to top'],
  ['tr', 'to top right'],
  ['r', 'to right'],
  ['br', 'to bottom right'],
  ['b', 'to bottom'],
  ['bl', 'to bottom left'],
  ['l', 'to left'],
  ['tl', 'to top left'],
]);
const gradient =
  'background-image:linear-gradient(*,var(--docs-from,#0000),var(--docs-via,)var(--docs-to,#0000))';
add({'bg-gradient-to': gradient, 'bg-linear-to': gradient}, (written) => directions.get(written));

/** Which prefixes may have a sign before them. */
const signed =
  /^(?:m[trblxyse]?|inset.*|top|right|bottom|left|start|end|translate-.|space-.|rotate|hue-rotate|z|order|indent|tracking)$/;

/**
 * What a class with a value sets: declarations of its own, or, with `>` before them, of the elements inside of it but the
 * first. Undefined for a class that is none. `isExact`: the shade is for one mode and stays as it is.
 */
export function scaledUtility(written: string, isExact: boolean): string | undefined {
  const isNegative = written.startsWith('-');
  const name = isNegative ? written.slice(1) : written;
  for (const [prefix, value] of splits(name)) {
    if (isNegative && !signed.test(prefix)) continue;
    for (const [read, ...properties] of scales.get(prefix) ?? []) {
      const found = read(value, isExact);
      if (found === undefined) continue;
      if (!isNegative) return declare(properties, found);
      return /^-?[\d.]/.test(found) ? declare(properties, `-${found}`) : undefined;
    }
  }
  return undefined;
}

/** `border-t-2` is `border-t` and `2`, or `border` and `t-2`; a dash inside brackets parts nothing. */
function* splits(name: string): Iterable<readonly [prefix: string, value: string]> {
  const bracket = name.indexOf('[');
  yield [name, ''];
  for (let at = name.length; at > 0; at--) {
    if (name[at] === '-' && (bracket === -1 || at < bracket)) {
      yield [name.slice(0, at), name.slice(at + 1)];
    }
  }
}

function declare(properties: readonly string[], value: string): string {
  return properties
    .map((property) =>
      property.includes(':')
        ? property.replaceAll('_', ' ').replaceAll('*', value)
        : `${property}:${value}`,
    )
    .join(';');
}

/** Tracks may be parted by commas, where these part nothing else. */
function tracks(value: string | undefined): string | undefined {
  return value?.includes('(') ? value : value?.replaceAll(',', ' ');
}

function lengthOnly(value: string | undefined): string | undefined {
  return value !== undefined && /^(?:-?[\d.]|calc\(|clamp\(|min\(|max\()/.test(value)
    ? value
    : undefined;
}
