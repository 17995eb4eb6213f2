/** The look of the classes that authors write, for pages that have any. */
export {adoptUtilities} from '../styles/utilities/adopt-utilities.js';
