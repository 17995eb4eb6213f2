// What stands around a page and need not be there before its words: its contents list, its neighbours, the site's footer.
import '../shell/docs-directory.js';
import '../shell/docs-feedback.js';
import '../shell/docs-footer.js';
import '../shell/docs-mode-toggle.js';
import '../shell/docs-outline.js';
import '../shell/docs-pager.js';

export {finishTopbar} from '../shell/finish-topbar.js';
export {drillDown} from '../shell/drill-down.js';
export {followPage} from '../shell/follow-page.js';
export {pageEnd} from '../shell/page-end.js';

// Without a network there would be no words for that.
void import('./load-problems.js').catch(() => undefined);
