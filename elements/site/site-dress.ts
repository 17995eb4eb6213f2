import type {SiteConfig} from '../../src/config/site-config.js';
import type * as dress from '../lazy/branding.js';

/** What shows the properties of {@link worn}. */
export type Branding = typeof dress;

/** Properties that show from the first moment on. */
const worn = /^(?:background(?:Image)?|banner|codeBlock|eyebrow|fonts?|styling|variables)$/;

/** Fetches how a site is dressed, if it is in any way; without it (offline, say) it stands there plain. */
export async function loadBranding({raw}: SiteConfig): Promise<Branding | undefined> {
  if (![...raw.keys()].some((name) => worn.test(name))) return undefined;
  return import('../lazy/branding.js').catch(() => undefined);
}
