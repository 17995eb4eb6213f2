import {colorOf, schemeOn, type ColorUse} from './colors.js';
import {arbitraryValue, distance, lengthOnly, sides, type Add, type Read} from './values.js';

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

const blurs = new Map([
  ['', '8px'],
  ['none', '0'],
  ['sm', '4px'],
  ['md', '12px'],
  ['lg', '16px'],
  ['xl', '24px'],
]);

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

/** Classes for typography, colors, gradients, filters and transforms. */
export function addPaint(add: Add): void {
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

  // What is written before or after an element.
  add({content: '--docs-content'}, (written) =>
    /^\['[^'"\\]{0,99}'\]$/.exec(written)?.[0].slice(1, -1),
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

  const time = 'transition-duration:var(--docs-time,.15s)';
  add({transition: `transition-property:* ${time}`}, arbitraryValue);

  // Several filters of one element are combined.
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
  add({bg: 'background-color'}, (written, isExact) => {
    const found = color('background')(written, isExact);
    const scheme = schemeOn(written, isExact);
    return found && scheme ? `${found};color-scheme:${scheme}` : found;
  });
  add({from: '--docs-from', to: '--docs-to'}, color('background'));
  add({via: '--docs-via:*,'}, color('background'));
  add({border: 'border-color', ring: '--docs-ring', divide: '>border-color'}, color('line'));
  add({shadow: '--docs-shadow:0_4px_12px_-2px_*'}, color('line'));
  for (const [end, side] of Object.entries(sides))
    add({[`border-${end}`]: `border-${side}-color`}, color('line'));

  const gradient =
    'background-image:linear-gradient(*,var(--docs-from,#0000),var(--docs-via,' +
    ')var(--docs-to,#0000))';
  add({'bg-gradient-to': gradient, 'bg-linear-to': gradient}, (written) => directions.get(written));
}
