import type {ReaderStore} from '../shared/reader-store.js';
import type {DocsBanner} from './docs-banner.js';

/** Stores what surrounds the page: the first frame of the next visit reserves its space. */
export function storeFrame(root: ShadowRoot, store: ReaderStore): void {
  const before = store.read().frame;
  const {folded, wrap} = before ?? {};
  const banner = bannerFrame(root.querySelector('docs-banner'));
  const scroll = Math.round(root.querySelector('docs-sidebar')?.scrollTop ?? 0);
  const frame = {
    ...(root.querySelector('[data-tabs]') && {tabs: ''}),
    ...(root.querySelector('[data-single]') && {single: ''}),
    ...banner,
    ...(scroll && {scroll: String(scroll)}),
    ...(folded && {folded}),
    ...(wrap && {wrap}),
  };
  if (JSON.stringify(frame) !== JSON.stringify(before)) store.write({frame});
}

/** A banner of one line is as high in all wider windows; any other, in windows of this width. */
function bannerFrame(element: DocsBanner | null) {
  const box = element?.shadowRoot?.querySelector('[part=banner]');
  if (!element || !box) return {};
  const height = element.offsetHeight;
  const isOneLine = height <= parseFloat(getComputedStyle(box).minHeight);
  // A zoomed window may be up to one pixel wider.
  const most = isOneLine ? '' : ` and (max-width:${innerWidth + 1}px)`;
  return {banner: String(height), windows: `(min-width:${innerWidth}px)${most}`};
}
