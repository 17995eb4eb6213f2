import type {PageState} from '../../src/site/state.js';
import type {Localize} from '../locales/messages.js';

/** Says the page in the browser's tab. */
export function describePage(siteName: string, state: PageState, localize: Localize): void {
  const title = titleOf(state, localize);
  document.title = title && title !== siteName ? `${title} – ${siteName}` : siteName;
}

function titleOf(state: PageState, localize: Localize): string {
  if (state.phase === 'shown') return state.page.title;
  return state.phase === 'missing' ? localize('pageNotFound', 'Page not found') : '';
}
