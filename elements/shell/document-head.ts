import type {PageState} from '../../src/site/state.js';

/** Says the page in the browser's tab. */
export function describePage(siteName: string, state: PageState): void {
  const title = titleOf(state);
  document.title = title && title !== siteName ? `${title} – ${siteName}` : siteName;
}

function titleOf(state: PageState): string {
  if (state.phase === 'shown') return state.page.title;
  return state.phase === 'missing' ? 'Page not found' : '';
}
