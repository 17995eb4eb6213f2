import {fieldsOf, textOf} from './raw.js';
import type {Mode, WrittenConfig} from '../site-config.js';

/** The styling of parts of a page. */
export interface ConfigStyling {
  /**
   * What is shown above a page's title: the name of its group, or the path through all of its
   * groups.
   */
  readonly eyebrows: 'section' | 'breadcrumbs';
  /** The mode of code; `system` is that of the page. */
  readonly codeblocks: Mode | 'system';
}

/** Names of themes that are light. */
const lightTheme = /light|latte|lotus|dawn|ochin|bright/i;

/**
 * Reads `styling`, or instead `eyebrow.display` and `codeBlock.mode`.
 *
 * Code has one set of colors for each mode. A named theme decides which of them is shown: a dark
 * theme in both modes makes code dark in both.
 */
export function readStyling({raw}: WrittenConfig): ConfigStyling {
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
