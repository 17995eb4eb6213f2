import type {Target} from '../../shared/urls.js';
import {definedOnly, fieldsOf, textOf, type Fields} from './raw.js';
import {readImage} from './values.js';
import type {WrittenConfig} from '../site-config.js';

const formats = ['woff', 'woff2'] as const;

/**
 * A typeface: a file that the author names, or one that may be installed on the reader's device.
 */
export interface ConfigFont {
  readonly family: string;
  /** The file. Without it, the family is used only if it is installed. */
  readonly source?: Target;
  readonly format?: (typeof formats)[number];
  /** `400`, `700`, … */
  readonly weight?: string;
}

/** The typefaces of a site. */
export interface ConfigFonts {
  readonly body?: ConfigFont;
  readonly heading?: ConfigFont;
}

/**
 * Reads `font`, or `fonts` in Mintlify's current `docs.json`: one typeface for all text, and
 * optional others for headings and body text.
 */
export function readFonts({raw}: WrittenConfig): ConfigFonts {
  const fonts = fieldsOf(raw.get('fonts') ?? raw.get('font'));
  const all = readFont(fonts);
  return definedOnly({
    body: readFont(fieldsOf(fonts.get('body'))) ?? all,
    heading: readFont(fieldsOf(fonts.get('heading') ?? fonts.get('headings'))) ?? all,
  });
}

function readFont(fields: Fields): ConfigFont | undefined {
  const family = textOf(fields.get('family'));
  if (family === undefined) return undefined;
  const format = formats.find((one) => one === fields.get('format'));
  const weight = fields.get('weight');
  return definedOnly({
    family,
    source: readImage(fields.get('source') ?? fields.get('url')),
    format,
    // Every value has a JSON text, in which that of a string has quotes.
    weight: /^"?([1-9]\d{0,2}|1000)"?$/.exec(JSON.stringify(weight))?.[1],
  });
}
