import {addBoxes} from './boxes.js';
import {addEffects} from './effects.js';
import {addPaint} from './paint.js';
import type {Add, Read} from './values.js';

/*
 * Classes with a value after their name: a step of a scale, a size, a number, a color, or `[…]`.
 */

/** Prefix → the function that reads the value, and the properties it sets. */
const scales = new Map<string, readonly (readonly [read: Read, ...properties: string[]])[]>();

const add: Add = (prefixes, read) => {
  for (const [prefix, properties] of Object.entries(prefixes)) {
    scales.set(prefix, [...(scales.get(prefix) ?? []), [read, ...properties.split(' ')]]);
  }
};
addBoxes(add);
addPaint(add);
addEffects(add);

/** Prefixes that may be negative. */
const signed = new RegExp(
  '^(?:m[trblxyse]?|scroll-m.?|inset.*|top|right|bottom|left|start|end|translate-.|space-.|' +
    'rotate|scale(?:-.)?|(?:backdrop-)?hue-rotate|z|order|indent|tracking|outline-offset|' +
    '(?:col|row)-(?:start|end))$',
);

/**
 * The declarations of a class with a value: for the element or, after `>`, for all its children but
 * the first. `undefined` for other classes. `isExact`: the shade is for one mode and is not
 * inverted.
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

/**
 * `border-t-2` is `border-t` and `2`, or `border` and `t-2`; a dash inside brackets is not a
 * separator.
 */
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
