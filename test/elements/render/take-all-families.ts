import '../../../elements/content/first-elements.js';
import {diagrams, families, formulas} from '../../../elements/shell/component-families.js';
import {take} from '../../../elements/shell/late-elements.js';

/** Defines all elements of components, and has their templates known. */
export async function takeAllFamilies(): Promise<void> {
  await Promise.all([...Object.values(families), formulas, diagrams].map(take));
}
