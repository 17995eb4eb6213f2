/** The choice of versions, languages and the like, for sites that have several, and where it leads. */
export {pageInDivision, pageInVersion} from '../../src/navigation/counterpart.js';
import '../shell/docs-selector.js';
