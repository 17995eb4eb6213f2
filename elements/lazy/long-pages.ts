/** What reads long pages piece by piece, so that their beginning is there at once. */
export {progressive} from '../../src/content/progressive/progressive.js';
