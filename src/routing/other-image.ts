import type {Target} from '../shared/urls.js';
import type {SiteLinks} from './site-links.js';

/** The URL of the image that is meant where there is none at the first one. */
export function otherImage(target: Target, links: SiteLinks): string | undefined {
  const other = target.to === 'site' ? target.otherwise : undefined;
  return other === undefined ? undefined : links.src({...target, path: other} as Target);
}
