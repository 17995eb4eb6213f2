import type {WrittenConfig} from '../site-config.js';
import {divisionLists, maxGroupDepth} from './navigation.js';
import {fieldsOf, listOf} from './raw.js';

/** The properties of `docs.json` that change how the first page looks. */
const brandingProperties = [
  'background',
  'backgroundImage',
  'banner',
  'codeBlock',
  'css',
  'eyebrow',
  'font',
  'fonts',
  'styles',
  'styling',
  'variables',
];

/** Whether a site has a branding: what reads it loads before the first page. */
export function hasBranding(config: WrittenConfig): boolean {
  return (
    brandingProperties.some((name) => config.raw.has(name)) ||
    hasLanguageWithBanner(config.raw.get('navigation'))
  );
}

/** Whether a language has a banner of its own, at any level of a navigation. */
function hasLanguageWithBanner(division: unknown, depth = 1): boolean {
  const fields = fieldsOf(division);
  const isIn = (list: string, item: unknown) =>
    (list === 'languages' && fieldsOf(item).has('banner')) ||
    hasLanguageWithBanner(item, depth + 1);
  return (
    depth <= maxGroupDepth &&
    divisionLists.some(([list]) => listOf(fields.get(list)).some((item) => isIn(list, item)))
  );
}

/** Whether a site has variables, which are filled in when its pages are read. */
export function hasVariables({raw}: WrittenConfig): boolean {
  return raw.has('variables');
}

/** Whether a site redirects visitors of some paths. */
export function hasRedirects({raw}: WrittenConfig): boolean {
  return raw.has('redirects');
}

/** Whether a site offers actions for its pages (`contextual`). */
export function offersActions({raw}: WrittenConfig): boolean {
  return raw.has('contextual');
}
