/** The pages of a group, listed on its root page, for the few groups that ask for it. */
import '../content/docs-card.js';
import '../content/docs-columns.js';

export {directoryList} from '../shell/directory-list.js';
