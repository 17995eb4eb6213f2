import type {SiteLinks} from '../../src/routing/site-links.js';
import type {Target} from '../../src/shared/urls.js';

/** The URL of the image that is meant where there is none at the first one. */
export function otherImage(target: Target, links: SiteLinks): string | undefined {
  const other = target.to === 'site' ? target.otherwise : undefined;
  return other === undefined ? undefined : links.src({...target, path: other} as Target);
}

/** Shows the other image of an `<img>` that could not be loaded, from its `data-otherwise`. */
export function showOtherImage({currentTarget}: Event): void {
  const image = currentTarget as HTMLImageElement; // listens at its own element
  const otherwise = image.dataset['otherwise'];
  if (otherwise === undefined) return;
  delete image.dataset['otherwise'];
  image.src = otherwise;
}
