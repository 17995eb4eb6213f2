import {fieldsOf} from './raw.js';
import type {WrittenConfig} from '../site-config.js';

/** Reads `variables`: texts and numbers by their names. Line breaks in a value become blanks. */
export function readVariables({raw}: WrittenConfig): ReadonlyMap<string, string> {
  const variables = new Map<string, string>();
  for (const [name, value] of fieldsOf(raw.get('variables'))) {
    if (typeof value === 'string' || typeof value === 'number') {
      variables.set(name, String(value).replace(/\s*\n\s*/g, ' '));
    }
  }
  return variables;
}
