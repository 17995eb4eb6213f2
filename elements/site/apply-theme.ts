import type {SiteColors} from '../../src/config/site-config.js';
import {themeTokens} from '../../src/theme/tokens.js';
import {setToken} from '../styles/site-tokens.js';

/** Gives a site the tokens of its colors, instead of those of the site it showed before. */
export function applyTheme(
  site: HTMLElement,
  colors: SiteColors | undefined,
  before: SiteColors | undefined,
): void {
  if (JSON.stringify(before) === JSON.stringify(colors)) return;
  for (const name of tokensOf(before).keys()) setToken(site, name);
  for (const [name, value] of tokensOf(colors)) setToken(site, name, value);
}

function tokensOf(colors: SiteColors | undefined): ReadonlyMap<string, string> {
  return colors ? themeTokens(colors) : new Map();
}
