import type {WrittenConfig} from '../site-config.js';
import {fieldsOf, textOf} from './raw.js';

/** Reads the languages of code samples, in either shape of `docs.json`: their names as written. */
export function readSampleLanguages({raw}: WrittenConfig): readonly string[] {
  const api = fieldsOf(raw.get('api'));
  const request = fieldsOf(fieldsOf(api.get('request')).get('example'));
  const named = fieldsOf(api.get('examples')).get('languages') ?? request.get('languages');
  return [named].flat().flatMap((name) => textOf(name) ?? []);
}
