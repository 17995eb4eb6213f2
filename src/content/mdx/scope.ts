import type {ReadLiteral} from './literal.js';
import type {DocNode} from '../nodes.js';

/**
 * What names mean in one file of a page: constants, snippets used as components, and a snippet's
 * children.
 */
export interface Scope {
  /**
   * The value of an expression that only names `export const`s, imported constants and properties
   * of the snippet.
   */
  find(source: string): ReadLiteral | undefined;
  /** Component name → key of its snippet. */
  readonly snippets: ReadonlyMap<string, string>;
  /** What `{children}` means; undefined outside snippets. */
  readonly children: readonly DocNode[] | undefined;
}

/** A page without imports, exports and properties. */
export const emptyScope: Scope = {
  find: () => undefined,
  snippets: new Map(),
  children: undefined,
};
