/** What reads long pages piece by piece, so that their beginning is there at once. */
export {longPages} from '../../src/content/progressive/long-pages.js';
