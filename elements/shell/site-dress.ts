import type {SiteConfig} from '../../src/config/site-config.js';
import type * as dress from '../lazy/dress.js';

/** What shows the properties of {@link worn}. */
export type Dress = typeof dress;

/** Properties that show from the first moment on. */
const worn = /^(?:background(?:Image)?|banner|codeBlock|eyebrow|fonts?|styling|variables)$/;

/** Fetches how a site is dressed, if it is in any way; without it (offline, say) it stands there plain. */
export async function loadDress({written}: SiteConfig): Promise<Dress | undefined> {
  if (![...written.keys()].some((name) => worn.test(name))) return undefined;
  return import('../lazy/dress.js').catch(() => undefined);
}
