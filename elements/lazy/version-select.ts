/** The choice of versions, for sites that have several, and where it leads. */
export {pageInVersion} from '../../src/site/version-page.js';
import '../shell/docs-version-select.js';
