import '../../../elements/render/eager-elements.js';
import {componentChunks, loadTemplates} from '../../../elements/render/load-components.js';

/** Defines all elements of components, and has their templates known. */
export async function loadAllComponents(): Promise<void> {
  await loadTemplates([...Object.values(componentChunks).flat(), 'formulas', 'diagrams']);
}
