import {loadModule} from '../shared/load-part.js';

/** What a playground loads when the reader needs it. */
const playgroundParts = {
  // Playgrounds
  'docs-oauth': () => import('./authorization/docs-oauth.js'),
  'docs-response': () => import('./response/docs-response.js'),
} as const;

/** Loads an element; without it, what it would show is missing, and the site says so. */
export async function loadPlaygroundPart(name: keyof typeof playgroundParts): Promise<boolean> {
  return Boolean(await loadModule<unknown>(name, playgroundParts[name]));
}
