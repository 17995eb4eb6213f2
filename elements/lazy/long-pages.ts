/** What reads long pages piece by piece, so that their beginning is there at once, and shows the rest. */
export {longPages} from '../../src/content/long-pages.js';
export {growPage} from '../shell/grow-page.js';
