import {diagrams, formulas, lazyComponents} from '../../../elements/render/lazy-components.js';
import {loadTemplates} from '../../../elements/render/load-components.js';

/** Defines all elements of components, and has their templates known. */
export async function loadAllComponents(): Promise<void> {
  await loadTemplates([...Object.values(lazyComponents).flat(), formulas, diagrams]);
}
