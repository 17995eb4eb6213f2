/** Configurations that are split into several files. */
export {loadReferences} from '../../src/site/load-references.js';
