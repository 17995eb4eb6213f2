import {normalizeConfig} from '../../../src/config/normalize.js';
import {resolveNavigation} from '../../../src/navigation/resolve.js';
import type {Site} from '../../../src/site/state.js';

/** A site with these pages in one group, and whatever else its configuration contains. */
export function siteOf(pages: readonly unknown[], config: object = {}): Site {
  const normalized = normalizeConfig({
    name: 'Acme',
    navigation: [{group: 'Start', pages}],
    ...config,
  });
  return {config: normalized, navigation: resolveNavigation(normalized)};
}
