import type {WrittenConfig} from '../site-config.js';
import {someObject} from './raw.js';

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
export function hasBranding({raw}: WrittenConfig): boolean {
  return (
    brandingProperties.some((name) => raw.has(name)) ||
    // A language may have a banner of its own.
    someObject(raw.get('navigation'), (one) => Object.hasOwn(one, 'banner'))
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
