import {loadModule} from '../shared/load-part.js';

/** What loads when the browser is idle, after the layout around the first page. */
const idleParts = {
  'reading-aids': () => import('../lazy/reading-aids.js'),
} as const;

/** Loads a part; without it, what it would add is missing. */
export async function loadIdlePart(name: keyof typeof idleParts): Promise<void> {
  await loadModule<unknown>(name, idleParts[name]);
}
