/** The sentences about what is wrong in a page, which most readers never see. */
export {describeProblems} from '../../src/content/describe.js';
