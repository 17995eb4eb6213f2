/** Reads and renders footnotes, for pages that have some. */
export {footnoteExtension} from '../../src/content/footnotes.js';
export {renderFootnote} from '../render/render-footnote.js';
