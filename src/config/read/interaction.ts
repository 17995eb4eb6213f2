import type {WrittenConfig} from '../site-config.js';
import {fieldsOf} from './raw.js';

/** Whether opening a group leads to its first page. */
export function drillsDown({raw}: WrittenConfig): boolean {
  return fieldsOf(raw.get('interaction')).get('drilldown') === true;
}
