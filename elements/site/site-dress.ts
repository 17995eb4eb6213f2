import type {SiteConfig} from '../../src/config/site-config.js';
import {loadPart} from '../shared/load-part.js';
import type {PartModules} from '../shared/parts.js';

/** What shows the properties of {@link worn}. */
export type Branding = PartModules['branding'];

/** Properties that show from the first moment on. */
const worn = /^(?:background(?:Image)?|banner|codeBlock|eyebrow|fonts?|styling|variables)$/;

/** Fetches how a site is dressed, if it is in any way; without it (offline, say) it stands there plain. */
export async function loadBranding({raw}: SiteConfig): Promise<Branding | undefined> {
  if (![...raw.keys()].some((name) => worn.test(name))) return undefined;
  return loadPart('branding');
}
