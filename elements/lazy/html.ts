/** What reads and shows raw HTML, for pages that have some. */
export {htmlReader} from '../../src/content/html-node.js';
export {renderHtml} from '../render/render-html.js';
export {dress} from '../render/dress.js';
