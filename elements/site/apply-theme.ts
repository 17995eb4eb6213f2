import type {SiteColors} from '../../src/config/site-config.js';
import {themeTokens} from '../../src/theme/tokens.js';

/**
 * Gives an element the custom properties of a site's colors, instead of those of the site it showed
 * before.
 */
export function applyTheme(
  element: HTMLElement,
  colors: SiteColors | undefined,
  before: SiteColors | undefined,
): void {
  if (JSON.stringify(before) === JSON.stringify(colors)) return;
  for (const name of tokensOf(before).keys()) element.style.removeProperty(name);
  for (const [name, value] of tokensOf(colors)) element.style.setProperty(name, value);
}

function tokensOf(colors: SiteColors | undefined): ReadonlyMap<string, string> {
  return colors ? themeTokens(colors) : new Map();
}
