import {loadModule} from '../shared/load-part.js';

/** What a playground loads when the reader needs it. */
const parts = {
  'docs-oauth': () => import('./authorization/docs-oauth.js'),
  'docs-response': () => import('./response/docs-response.js'),
};

/** Loads an element; without it, what it would show is missing, and the site says so. */
export async function loadLater(name: keyof typeof parts): Promise<boolean> {
  return Boolean(await loadModule<unknown>(name, parts[name]));
}
