import type {FileScope} from '../parse-context.js';

/** A page without imports, exports and properties. */
export const emptyScope: FileScope = {
  find: () => undefined,
  snippets: new Map(),
};
