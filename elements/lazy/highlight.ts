export {highlight} from '../components/code/highlight.js';
