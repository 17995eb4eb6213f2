/** The pages of a group, listed on its root page, for the few groups that ask for it. */
import '../components/docs-card.js';
import '../components/docs-columns.js';

export {directoryList} from '../layout/directory-list.js';
