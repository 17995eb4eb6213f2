/** Reads and shows long pages slice by slice, so that their beginning is there at once. */
export {progressive} from '../../src/content/progressive/progressive.js';
export {PendingParts, renderProgressively} from '../page/progressive-render.js';
