import type {WrittenConfig} from '../site-config.js';
import {fieldsOf} from './raw.js';

/** Whether opening a group leads to its first page (format notes §5.1, Groups). */
export function drillsDown({raw}: WrittenConfig): boolean {
  return fieldsOf(raw.get('interaction')).get('drilldown') === true;
}
