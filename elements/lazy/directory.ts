/** Lists the pages of a group on its root page, for groups with a directory. */
import '../components/docs-card.js';
import '../components/docs-columns.js';

export {directoryList} from '../layout/directory-list.js';
