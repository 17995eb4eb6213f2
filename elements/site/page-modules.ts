import {snippetsLoader} from '../../src/site/load-snippets.js';
import {lazy} from '../shared/lazy.js';

export {pageModules} from '../../src/content/mdx/page-modules.js';

/** Runs the code of pages. */
const interpreter = lazy('page-code', () => import('../../src/interpreter/page-code.js'));

/** Loads the snippets of a page, and the interpreter if something must be computed. */
export const loadSnippets = snippetsLoader(async () => (await interpreter())?.interpreter);
