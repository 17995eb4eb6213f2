import '../../../elements/render/eager-elements.js';
import {diagrams, componentChunks, formulas} from '../../../elements/render/component-chunks.js';
import {take} from '../../../elements/render/load-components.js';

/** Defines all elements of components, and has their templates known. */
export async function loadAllComponents(): Promise<void> {
  await Promise.all([...Object.values(componentChunks), formulas, diagrams].map(take));
}
