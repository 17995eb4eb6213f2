import {fileURLToPath} from 'node:url';

/** The names of Lit's packages. */
export const litPackages = /^(?:lit|lit-html|lit-element|@lit|@lit-labs)(?:\/|$)/;

/**
 * The file of one of Lit's packages, or of a part of it, as it is in Node: a worker writes what
 * elements show, and has no document either.
 *
 * @param {string} name Such as `lit` or `lit/directives/guard.js`.
 */
export const litWithoutDocument = (name) => fileURLToPath(import.meta.resolve(name));
