import {unsafeCSS} from 'lit';
import {connectedSites} from './connected-sites.js';
import {adoptStyles} from './document-styles.js';
import {colorRules, namedRules} from './utility-names.js';
import {scaleRules, spaceRules, type UtilityRule} from './utility-scale.js';

/** Widths of the site, in rem, from which classes with these prefixes count. */
const breakpoints = {sm: 40, md: 48, lg: 64, xl: 80};

/** The page's words: in a site's light DOM, or in the shadow root of an isolated one. */
const scope = "docs-site,[part~='page']";

let styles: ReturnType<typeof unsafeCSS> | undefined;

/**
 * Gives pages the look of utility classes: those that occur on several real sites, and their neighbours on the same scale
 * (see `utility-names.ts` for colours). Sizes are in rem, widths are those of the site. Made when first needed.
 */
export function adoptUtilities(): void {
  styles ??= unsafeCSS(sheet());
  adoptStyles(document, styles);
  for (const site of connectedSites) {
    // Its page stands where it stands itself, or inside of it: `isolated` may change.
    for (const root of [site.getRootNode(), site.shadowRoot]) {
      if (root instanceof ShadowRoot) adoptStyles(root, styles);
    }
  }
}

function sheet(): string {
  const layout = [...namedRules(), ...scaleRules()];
  const spaces = spaceRules();
  const all = write(layout) + write(spaces, '', '>:not(:first-child)') + write(colorRules());
  const changing = layout.filter(([name]) =>
    /^(?!-|min-|max-|inset|top-|left-|right-|bottom-|size-)/.test(name),
  );
  const wide = Object.entries(breakpoints).map(
    ([prefix, width]) => `@container (width>=${width}rem){${write(changing, `${prefix}:`)}}`,
  );
  return `${nest(all)}${wide.map(nest).join('')}`;
}

function nest(rules: string): string {
  return `:is(${scope}){${rules}}`;
}

function write(rules: readonly UtilityRule[], prefix = '', below = ''): string {
  return rules
    .map(([name, declarations]) => {
      const selector = `${prefix}${name}`.replace(/[^\w-]/g, '\\$&');
      return `.${selector}${below}{${declarations}}`;
    })
    .join('');
}
