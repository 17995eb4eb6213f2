import type {SiteColors} from '../../src/config/site-config.js';
import {themeTokens} from '../../src/theme/tokens.js';

const worn = new WeakMap<HTMLElement, SiteColors | undefined>();

/** Gives an element the custom properties of a site's colours, in place of those of the site it showed before. */
export function applyTheme(element: HTMLElement, colors: SiteColors | undefined): void {
  const before = worn.get(element);
  if (before === colors) return;
  worn.set(element, colors);
  for (const name of tokensOf(before).keys()) element.style.removeProperty(name);
  for (const [name, value] of tokensOf(colors)) element.style.setProperty(name, value);
}

function tokensOf(colors: SiteColors | undefined): ReadonlyMap<string, string> {
  return colors ? themeTokens(colors) : new Map();
}
