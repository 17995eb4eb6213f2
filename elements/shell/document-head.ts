import type {SiteConfig} from '../../src/config/site-config.js';
import type {SiteLinks} from '../../src/routing/site-links.js';
import type {PageState} from '../../src/site/state.js';

/** Says the page in the browser's tab and in the document's description. */
export function describePage(siteName: string, state: PageState): void {
  const title = titleOf(state);
  document.title = title && title !== siteName ? `${title} – ${siteName}` : siteName;
  const content = state.phase === 'shown' ? state.page.description : '';
  const meta = document.head.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (meta) meta.content = content;
  else if (content) add('meta', {name: 'description', content});
}

/** Shows the site's icon in the browser's tab, unless the document has one; gives what to remove at the end. */
export function showFavicon({favicon}: SiteConfig, links: SiteLinks): readonly Element[] {
  if (!favicon || document.head.querySelector('link[rel~="icon"]')) return [];
  return (['light', 'dark'] as const).flatMap((mode) => {
    const href = links.src(favicon[mode]);
    return href ? [add('link', {rel: 'icon', href, media: `(prefers-color-scheme: ${mode})`})] : [];
  });
}

function titleOf(state: PageState): string {
  if (state.phase === 'shown') return state.page.title;
  return state.phase === 'missing' ? 'Page not found' : '';
}

function add(tag: 'meta' | 'link', attributes: Readonly<Record<string, string>>): Element {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.head.append(element);
  return element;
}
