/** Reads the imports, exports and snippets of pages that have any. */
export {pageModules} from '../../src/content/mdx/page-modules.js';
export {loadSnippets} from '../site/code/load-snippets.js';
