/** The choice of versions, languages and the like, for sites that have several, where it leads, and what it did not find. */
export {choose} from '../shell/choose.js';
import '../shell/docs-notes.js';
import '../shell/docs-picker.js';
import '../shell/docs-selector.js';
import '../shell/docs-tab-menu.js';
