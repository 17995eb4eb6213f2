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

/** Classes for typography, colors and gradients. */
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
  add(
    {from: '--docs-from', via: '--docs-via:*_var(--docs-via-at,),', to: '--docs-to'},
    color('background'),
  );
  add({from: '--docs-from-at', via: '--docs-via-at', to: '--docs-to-at'}, (written) =>
    /^\d{1,3}%$/.test(written) ? written : lengthOnly(arbitraryValue(written)),
  );
  add(
    {
      border: 'border-color',
      outline: 'outline-color',
      accent: 'accent-color',
      caret: 'caret-color',
      divide: '>border-color',
      ring: '--docs-ring-color',
      shadow: '--docs-shadow-color',
    },
    color('line'),
  );
  for (const [end, side] of Object.entries(sides))
    add({[`border-${end}`]: `border-${side}-color`}, color('line'));

  const stops = 'var(--docs-from)_var(--docs-from-at,),var(--docs-via,)var(--docs-to,#0000)';
  const gradient = `background-image:linear-gradient(*,${stops}_var(--docs-to-at,))`;
  add({'bg-gradient-to': gradient, 'bg-linear-to': gradient}, (written) => directions.get(written));
}
