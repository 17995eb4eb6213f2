/** Reads and renders raw HTML, for pages that have some. */
export {htmlReader} from '../../src/content/html/html-node.js';
export {htmlRenderer} from '../render/render-html.js';
