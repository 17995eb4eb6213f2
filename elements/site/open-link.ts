import type {Target} from '../../src/shared/target.js';
import type {SiteLinks} from '../../src/routing/site-links.js';

/** Goes where an entry of a list leads: another site opens in a new tab. */
export function openLink(target: Target, links: SiteLinks | undefined): void {
  const href = links?.href(target);
  if (!links || href === undefined) return;
  if (links.isExternal(target)) open(href, '_blank', 'noopener,noreferrer');
  else location.assign(href);
}
