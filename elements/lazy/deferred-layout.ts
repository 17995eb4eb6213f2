// What is not needed to read the first page: icons, outline, pager, footer, and the list of
// problems.
import '../components/docs-icon.js';
import '../layout/docs-directory.js';
import '../layout/docs-feedback.js';
import '../layout/docs-footer.js';
import '../menus/docs-mode-toggle.js';
import '../layout/docs-outline.js';
import '../layout/docs-pager.js';

export {SiteProblems} from '../problems/site-problems.js';
export {LayoutParts} from '../site/layout-parts.js';
