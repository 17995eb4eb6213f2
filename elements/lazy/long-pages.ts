/** Reads and shows long pages slice by slice, so that their beginning is there at once. */
export {longPages} from '../../src/content/progressive/long-pages.js';
export {renderProgressively} from '../page/progressive-render.js';
