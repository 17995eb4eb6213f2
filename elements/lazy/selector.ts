/** The choice of versions, languages and the like, for sites that have several. */
export {chooseDivision} from '../../src/site/choose-division.js';
import '../layout/docs-notes.js';
import '../menus/docs-picker.js';
import '../menus/docs-selector.js';
import '../menus/docs-tab-menu.js';
