import type {Target} from '../../shared/urls.js';
import {fieldsOf, readEach} from './raw.js';
import {readImage} from './values.js';
import type {WrittenConfig} from '../site-config.js';

/** The properties that name style sheets of a site; sites of other tools use the last two. */
export const styleSheets = ['css', 'styling.css', 'styles'];

/** The style sheets of a site, in the order in which they apply: one path or URL, or a list. */
export function readStyleSheets({raw}: WrittenConfig): readonly Target[] {
  const named = [raw.get('css'), fieldsOf(raw.get('styling')).get('css'), raw.get('styles')];
  return readEach(named.flat(), readImage);
}
