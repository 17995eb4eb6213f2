import {languageFields} from './language.js';
import {definedOnly, fieldsOf, textOf} from './raw.js';
import {readColor} from './values.js';
import type {Mode, WrittenConfig} from '../site-config.js';

const types = ['info', 'warning', 'critical'] as const;

/** A message above every page. */
export interface ConfigBanner {
  /** Markdown. */
  readonly content: string;
  readonly isDismissible: boolean;
  readonly type: (typeof types)[number];
  /** The background, instead of that of the type. */
  readonly color?: Readonly<Partial<Record<Mode, string>>>;
}

/** Reads `banner`, that of the current language if it has one; without text there is none. */
export function readBanner(config: WrittenConfig, language?: string): ConfigBanner | undefined {
  const own = languageFields(config, language).get('banner');
  const banner = fieldsOf(own ?? config.raw.get('banner'));
  const content = textOf(banner.get('content'));
  if (content === undefined) return undefined;
  const type = types.find((one) => one === banner.get('type')) ?? 'info';
  return definedOnly({
    content,
    isDismissible: banner.get('dismissible') === true,
    type,
    color: readModes(banner.get('color')),
  });
}

/** One color for both modes, or one each. */
function readModes(value: unknown): ConfigBanner['color'] | undefined {
  const fields = fieldsOf(value);
  const one = readColor(value);
  const colors = definedOnly({
    light: one ?? readColor(fields.get('light')),
    dark: one ?? readColor(fields.get('dark')),
  });
  return Object.keys(colors).length === 0 ? undefined : colors;
}
