// What need not be there before a page's words: icons, its contents list, its neighbours, the
// site's footer.
import '../components/docs-icon.js';
import '../layout/docs-directory.js';
import '../layout/docs-feedback.js';
import '../layout/docs-footer.js';
import '../menus/docs-mode-toggle.js';
import '../layout/docs-outline.js';
import '../layout/docs-pager.js';

export {SiteProblems} from '../problems/site-problems.js';
export {LayoutParts} from '../site/layout-parts.js';
