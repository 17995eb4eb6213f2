import type {PageState} from '../../src/site/state.js';
import type {Localize} from '../locales/localize-controller.js';

/** Says the page in the browser's tab. */
export function describePage(siteName: string, state: PageState, say: Localize): void {
  const title = titleOf(state, say);
  document.title = title && title !== siteName ? `${title} – ${siteName}` : siteName;
}

function titleOf(state: PageState, say: Localize): string {
  if (state.phase === 'shown') return state.page.title;
  return state.phase === 'missing' ? say('Page not found') : '';
}
