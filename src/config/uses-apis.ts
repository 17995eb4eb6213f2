import {isOperation} from './read/navigation.js';
import {listOf} from './read/raw.js';
import type {SiteConfig} from './site-config.js';

/** Whether a configuration names API descriptions or operations, at any place and however deep. */
export function usesApis({raw}: SiteConfig): boolean {
  const values: unknown[] = [...raw.values()];
  if (raw.has('openapi')) return true;
  for (const value of values) {
    // A page of an operation with its file: `openapi.json GET /users`.
    if (typeof value === 'string' && /^\S+\.(?:json|ya?ml) \w+ /.test(value)) return true;
    if (typeof value !== 'object' || value === null) continue;
    if (Object.hasOwn(value, 'openapi')) return true;
    const {pages} = value as {readonly pages?: unknown};
    if (listOf(pages).some((entry) => typeof entry === 'string' && isOperation(entry))) return true;
    for (const inner of Object.values(value)) values.push(inner);
  }
  return false;
}
