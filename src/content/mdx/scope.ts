import type {Scope} from '../parse-context.js';

/** A page without imports, exports and properties. */
export const emptyScope: Scope = {
  find: () => undefined,
  snippets: new Map(),
};
