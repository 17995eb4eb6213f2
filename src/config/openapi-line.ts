import {isNavigationObject} from './read/navigation.js';
import {fieldsOf} from './read/raw.js';
import type {WrittenConfig} from './site-config.js';

/** The property that names API descriptions in a configuration, from the outside in. */
export function openapiNames({raw}: WrittenConfig): readonly string[] {
  const isInside =
    isNavigationObject(raw.get('navigation')) || fieldsOf(raw.get('api')).has('openapi');
  return isInside && !raw.has('openapi') ? ['api', 'openapi'] : ['openapi'];
}

/** The text of a property with one path or several, inside the properties before it. */
export function propertyOf(names: readonly string[], files: readonly string[]): string {
  const texts = files.map((file) => JSON.stringify(file));
  const value = texts.length === 1 ? texts.join() : `[${texts.join(', ')}]`;
  const [name, ...inner] = names;
  const inside = inner.length === 0 ? value : `{${propertyOf(inner, files)}}`;
  return `${JSON.stringify(name)}: ${inside}`;
}
