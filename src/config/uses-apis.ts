import type {SiteConfig} from './site-config.js';

/** Whether a configuration names API descriptions, at any place. */
export function usesApis({raw}: SiteConfig): boolean {
  const text = JSON.stringify(Object.fromEntries(raw));
  // The second form is a page of an operation with its file: `openapi.json GET /users`.
  return /"openapi":|"\S+\.(?:json|ya?ml) \w+ /.test(text);
}
