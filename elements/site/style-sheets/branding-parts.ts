import {loadModule} from '../../shared/load-part.js';
import type {StyledSite} from './styled-site.js';

/** What the branding of some sites loads. */
const brandingParts = {
  // Sites whose configuration names style sheets
  'apply-style-sheets': () => import('./apply-style-sheets.js'),
} as const;

/** Loads and applies the style sheets of a site. */
export async function loadStyleSheets(site: StyledSite): Promise<void> {
  const name = 'apply-style-sheets';
  let applied: Promise<void> | undefined;
  await loadModule(name, brandingParts[name], ({applyStyleSheets}) => {
    applied = applyStyleSheets(site);
  });
  await applied;
}
