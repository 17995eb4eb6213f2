/** What reads and shows raw HTML, for pages that have some. */
export {htmlReader} from '../../src/content/html/html-node.js';
export {renderHtml} from '../render/render-html.js';
export {withAuthorStyles} from '../render/author-styles.js';
