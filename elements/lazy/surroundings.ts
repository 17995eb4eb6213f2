// What stands around a page and need not be there before its words: its contents list, its neighbours, the accounts.
export {finishTopbar} from '../shell/finish-topbar.js';
import '../shell/docs-footer.js';
import '../shell/docs-outline.js';
import '../shell/docs-pager.js';
