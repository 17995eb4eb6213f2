import {isOperation} from './read/navigation.js';
import {listOf, someObject} from './read/raw.js';
import type {SiteConfig} from './site-config.js';

/** A page of an operation with its file: `openapi.json GET /users`. */
const operationOfFile = /^\S+\.(?:json|ya?ml) \w+ /;

/** Whether a configuration names API descriptions or operations, at any place and however deep. */
export function usesApis({raw}: SiteConfig): boolean {
  return raw.has('openapi') || someObject([...raw.values()], namesApi);
}

function namesApi(value: object): boolean {
  const {pages} = value as {readonly pages?: unknown};
  return (
    Object.hasOwn(value, 'openapi') ||
    listOf(pages).some((entry) => typeof entry === 'string' && isOperation(entry)) ||
    Object.values(value).some((one) => typeof one === 'string' && operationOfFile.test(one))
  );
}
