/** Reads and renders long pages in slices, so that their start is shown at once. */
export {progressive} from '../../src/content/progressive/progressive.js';
export {PendingParts, renderProgressively} from '../page/progressive-render.js';
