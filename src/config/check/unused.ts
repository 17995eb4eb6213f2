import type {Report} from './diagnose.js';
import {partsOf} from '../json/pointer.js';
import type {SchemaError} from '../validator.generated.js';

/**
 * Reports once for a file which of its properties have no effect and why, at the first of them. A property that is set
 * to its default is not reported.
 */
export function reportUnused(errors: readonly SchemaError[], report: Report): void {
  const counting = errors.filter(({data, parentSchema}) => data !== parentSchema.default);
  const [first] = counting;
  if (first === undefined) return;
  const unused = new Map<string, string[]>();
  for (const {instancePath, params} of counting) {
    const name = nameOf(instancePath);
    const reason = String(params['reason']);
    const names = unused.get(reason) ?? [];
    unused.set(reason, names.includes(name) ? names : [...names, name]);
  }
  report('config/not-used', first.instancePath, {unused});
}

/** Properties of the navigation stand at many places: the place says nothing. */
function nameOf(pointer: string): string {
  const parts = partsOf(pointer).filter((part) => !/^\d+$/.test(part));
  return parts[0] === 'navigation' ? (parts.at(-1) ?? '') : parts.join('.');
}
