import type {PageState} from '../../src/site/state.js';
import type {Say} from '../shared/words-controller.js';

/** Says the page in the browser's tab. */
export function describePage(siteName: string, state: PageState, say: Say): void {
  const title = titleOf(state, say);
  document.title = title && title !== siteName ? `${title} – ${siteName}` : siteName;
}

function titleOf(state: PageState, say: Say): string {
  if (state.phase === 'shown') return state.page.title;
  return state.phase === 'missing' ? say('Page not found') : '';
}
