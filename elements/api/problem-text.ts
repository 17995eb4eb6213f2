import {limitText, type LimitTexts} from '../../src/openapi/limit-text.js';
import type {Operation} from '../../src/openapi/operation.js';
import type {RequestProblem} from '../../src/requests/request.js';
import {groupBy} from '../../src/shared/group-by.js';
import {schemeLabel} from './authorization/field-label.js';
import type {ApiLocalize} from './api-catalog.js';

/** What is wrong with a value, as a sentence. */
export function problemText(
  {reason}: RequestProblem,
  localize: ApiLocalize,
  limits: LimitTexts,
): string {
  switch (reason.kind) {
    case 'missing':
      return localize('A value is required.');
    case 'wrong-type':
      return localize('The value is not of type {0}.', limitText(reason.expected, limits));
    case 'not-allowed':
      return localize('Only these values are allowed: {0}.', reason.allowed.join(', '));
    case 'limit':
      return localize('The value is outside the limit {0}.', limitText(reason.limit, limits));
    case 'not-json':
      return localize('This is not JSON: {0}', reason.message);
    case 'forbidden-header':
      return localize('Browsers do not send the header {0}. The samples contain it.', reason.name);
    case 'forbidden-body':
      return localize(
        'Browsers do not send a body with {0}. The samples contain it.',
        reason.method,
      );
    case 'forbidden-method':
      return localize('Browsers do not send {0} requests. Use one of the samples.', reason.method);
    default:
      return reason satisfies never;
  }
}

/**
 * The name of what a problem is about: `address.street` for `body:/address/street`, the label of
 * its field for a credential.
 */
export function problemName(
  {at}: RequestProblem,
  {security}: Pick<Operation, 'security'>,
  localize: ApiLocalize,
): string {
  const schemes = security.flat().map(({scheme}) => scheme);
  const found = schemes.find(({id}) => at === `credential:${id}`);
  if (found) {
    const label = schemeLabel(found, localize);
    const isOfOther = schemes.some(
      (one) => one.id !== found.id && schemeLabel(one, localize) === label,
    );
    return isOfOther ? `${found.id}: ${label}` : label;
  }
  const [, pointer] = /^body:\/(.+)$/.exec(at) ?? [];
  if (pointer === undefined) return at.replace(/^\w+:/, '');
  return pointer.replaceAll('/', '.').replaceAll('~1', '/').replaceAll('~0', '~');
}

/**
 * The problems of a parameter or of the body: the pointer of the value inside → all that is wrong
 * with it.
 */
export function problemsBelow(
  problems: readonly RequestProblem[] | undefined,
  key: string,
  localize: ApiLocalize,
  limits: LimitTexts,
): ReadonlyMap<string, string> {
  const below = (problems ?? []).filter(
    ({at}) => at === key || at.startsWith(`${key}:`) || at.startsWith(`${key}/`),
  );
  const byPointer = groupBy(below, ({at}) => at.slice(key.length).replace(/^:/, ''));
  const textOf = (problem: RequestProblem) => problemText(problem, localize, limits);
  return new Map(
    [...byPointer].map(([pointer, found]) => [pointer, found.map(textOf).join(' ')] as const),
  );
}
