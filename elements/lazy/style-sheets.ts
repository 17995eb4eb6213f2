// The style sheets of authors: those that the configuration names, and those in pages.
import '../site/style-sheets/docs-page-styles.js';
export {applyStyleSheets} from '../site/style-sheets/apply-style-sheets.js';
