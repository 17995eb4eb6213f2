import type {Report} from './diagnose.js';
import {partsOf} from '../json/pointer.js';
import type {SchemaError} from '../validator.generated.js';

/**
 * Says once for a file which of its properties are accepted and not acted on, at the first of them. What is written as it
 * is anyway needs no word.
 */
export function reportUnused(errors: readonly SchemaError[], report: Report): void {
  const counting = errors.filter(({data, parentSchema}) => data !== parentSchema.default);
  const [first] = counting;
  if (first === undefined) return;
  const names = new Set(counting.map(({instancePath}) => nameOf(instancePath)));
  const reasons = new Set(counting.map(({params}) => String(params['reason'])));
  report('config/not-used', first.instancePath, {names: [...names], reasons: [...reasons]});
}

/** Properties of the navigation stand at many places: the place says nothing. */
function nameOf(pointer: string): string {
  const parts = partsOf(pointer).filter((part) => !/^\d+$/.test(part));
  return parts[0] === 'navigation' ? (parts.at(-1) ?? '') : parts.join('.');
}
