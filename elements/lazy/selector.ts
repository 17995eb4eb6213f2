/** The choice of versions, languages and the like, for sites that have several. */
export {followChoice} from '../site/follow-choice.js';
import '../layout/docs-notes.js';
import '../menus/docs-picker.js';
import '../menus/docs-selector.js';
import '../menus/docs-tab-menu.js';
