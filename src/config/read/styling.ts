import {fieldsOf, textOf, type Fields} from './raw.js';
import type {Mode} from '../site-config.js';

/** How pages look in parts. */
export interface ConfigStyling {
  /** What stands above a page's title: the name of its group, or the way to it through all groups. */
  readonly eyebrows: 'section' | 'breadcrumbs';
  /** Which mode code has; `system` is that of the page. */
  readonly codeblocks: Mode | 'system';
}

/** Themes that are light, of those which people name. */
const lightTheme = /light|latte|lotus|dawn|ochin|bright/i;

/**
 * Reads `styling`, which the older shape spreads over `eyebrow.display` and `codeBlock.mode` (format notes §5.2, §5.3).
 *
 * Code has one set of colours for each mode. A named theme says which of them is shown: a dark theme that stands for both
 * modes makes code dark in both.
 */
export function readStyling(raw: Fields): ConfigStyling {
  const styling = fieldsOf(raw.get('styling'));
  const eyebrows =
    styling.get('eyebrows') ?? fieldsOf(raw.get('eyebrow')).get('display') ?? 'section';
  const code = styling.get('codeblocks') ?? fieldsOf(raw.get('codeBlock')).get('mode');
  return {
    eyebrows: eyebrows === 'breadcrumbs' ? 'breadcrumbs' : 'section',
    codeblocks: readCodeblocks(code),
  };
}

function readCodeblocks(value: unknown): ConfigStyling['codeblocks'] {
  if (value === 'dark' || value === 'light') return value;
  const theme = fieldsOf(value).get('theme');
  const themes = fieldsOf(theme);
  const inLight = modeOf(textOf(theme) ?? textOf(themes.get('light')));
  const inDark = modeOf(textOf(theme) ?? textOf(themes.get('dark')));
  return inLight !== undefined && inLight === inDark ? inLight : 'system';
}

function modeOf(theme: string | undefined): Mode | undefined {
  if (theme === undefined || theme === 'css-variables') return undefined;
  return lightTheme.test(theme) ? 'light' : 'dark';
}
