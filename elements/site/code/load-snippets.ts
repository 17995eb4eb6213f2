import {snippetsLoader} from '../../../src/site/load-snippets.js';
import {loadCodePart} from './code-parts.js';

/** Loads the snippets of a page, and the interpreter if something must be computed. */
export const loadSnippets = snippetsLoader(
  async () => (await loadCodePart('page-code'))?.interpreter,
);
