import {definedOnly, fieldsOf, textOf} from './raw.js';
import type {GradientColor, SiteColors} from '../site-config.js';

/** `#rgb` or `#rrggbb`, unchanged; anything else is ignored. */
export function readColor(value: unknown): string | undefined {
  const text = textOf(value);
  return text !== undefined && /^#(?:[\da-f]{3}){1,2}$/i.test(text) ? text : undefined;
}

/** One color, or `{from, to}`; with one end alone, both are that color. */
export function readGradient(value: unknown): GradientColor | undefined {
  const fields = fieldsOf(value);
  const from = readColor(value) ?? readColor(fields.get('from')) ?? readColor(fields.get('to'));
  return from === undefined ? undefined : {from, to: readColor(fields.get('to')) ?? from};
}

/**
 * Specification §2.1, `colors` object. The newer shape has the backgrounds in another property:
 * `backgrounds`.
 */
export function readColors(value: unknown, backgrounds?: unknown): SiteColors {
  const fields = fieldsOf(value);
  const background = fieldsOf(fields.get('background') ?? backgrounds);
  return definedOnly({
    primary: readColor(fields.get('primary')),
    light: readColor(fields.get('light')),
    dark: readColor(fields.get('dark')),
    background: definedOnly({
      light: readColor(background.get('light')),
      dark: readColor(background.get('dark')),
    }),
  });
}
