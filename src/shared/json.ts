/** A value of JSON. Objects have no prototype methods that data could replace. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** An object of JSON. Read its properties with `Object.hasOwn`: keys come from authors. */
export interface JsonObject {
  readonly [key: string]: Json;
}
