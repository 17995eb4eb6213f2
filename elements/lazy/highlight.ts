// Colors code, once it comes near the view.
export {highlight} from '../components/code/highlight.js';
