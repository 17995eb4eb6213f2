import {textsIn} from '../../config/read/texts-in.js';
import type {SiteConfig} from '../../config/site-config.js';
import {readStyleSheets} from '../../config/read/style-sheets.js';
import {linksOf} from '../../content/links.js';
import type {Page} from '../../content/page.js';
import type {SiteLinks} from '../../routing/site-links.js';
import {resolveAssetUrl, type Target} from '../../shared/urls.js';

const image = /\.(?:a?png|jpe?g|gif|svg|webp|avif|ico|woff2?|[ot]tf)(?:[?#]|$)/i;

/** The URLs of the images and videos that a page shows. */
export function filesOfPage(
  page: Pick<Page, 'description' | 'body' | 'file'>,
  links: SiteLinks,
): string[] {
  return linksOf(page).flatMap(({kind, target}) =>
    kind === 'image' || kind === 'media' ? urlsOf(target, links) : [],
  );
}

/** The pages of the site that a page links to. */
export function pagesLinked(page: Pick<Page, 'description' | 'body' | 'file'>): string[] {
  return linksOf(page).flatMap(({kind, target}) =>
    kind === 'link' && target.to === 'site' && !/\.\w{1,10}$/.test(target.path)
      ? [target.path]
      : [],
  );
}

/**
 * The URLs of the images, fonts and style sheets that the configuration names: logos, icons,
 * backgrounds.
 */
export function filesOfConfig(config: SiteConfig, links: SiteLinks): string[] {
  const images = textsIn(config).filter((text) => image.test(text));
  const targets = [...readStyleSheets(config), ...images.map((url) => resolveAssetUrl(url))];
  return targets.flatMap((target) => urlsOf(target, links));
}

function urlsOf(target: Target, links: SiteLinks): string[] {
  const others = target.to === 'site' && target.otherwise ? [target.otherwise] : [];
  const targets = [target, ...others.map((path) => ({...target, path}) as Target)];
  return targets.flatMap((one) => {
    const url = links.src(one);
    return url === undefined || url.startsWith('data:') ? [] : [url];
  });
}
