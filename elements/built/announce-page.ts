import type {WrittenPage} from './written-pages.js';

/** Tells the document that the page is shown, as the element does (`after-page-shown.ts`). */
export function announcePage({site, layout}: WrittenPage): void {
  const path = layout.dataset['path'] ?? '';
  const title = layout.querySelector('.docs-site-crumbs strong')?.textContent.trim() ?? '';
  site.dataset['path'] = path;
  site.dataset['mode'] = document.documentElement.dataset['docsMode'] ?? 'system';
  const event = new Event('docs-page-shown', {bubbles: true, composed: true});
  site.dispatchEvent(Object.assign(event, {path, title}));
}
