import type {NumberLiteral} from './number-literal.js';

/**
 * A value of JSON. Objects have no prototype methods that data could replace. A number that
 * JavaScript would write with other digits than its file is a literal.
 */
export type Json = null | boolean | number | string | NumberLiteral | readonly Json[] | JsonObject;

/** An object of JSON. Read its properties with `Object.hasOwn`: keys come from authors. */
export interface JsonObject {
  readonly [key: string]: Json;
}
