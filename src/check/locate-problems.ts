import type {Diagnostic} from '../diagnostics/diagnostic.js';
import {groupBy} from '../shared/group-by.js';
import type {Loader} from '../site/loader.js';
import {locatePointers} from './locate-pointers.js';

/** Adds lines and columns to problems in JSON and YAML files of the site that have a pointer. */
export async function locateProblems(
  problems: readonly Diagnostic[],
  loader: Loader,
): Promise<readonly Diagnostic[]> {
  const without = problems.filter(
    ({location: {file, line, pointer}}) =>
      line === undefined && pointer !== undefined && /^(?!https?:).*\.(?:json|ya?ml)$/i.test(file),
  );
  const located = new Map<Diagnostic, Diagnostic>();
  for (const [file, all] of groupBy(without, ({location}) => location.file)) {
    const text = await loader.text(file).catch(() => '');
    const positions = locatePointers(
      text,
      all.map(({location: {pointer = ''}}) => pointer),
    );
    for (const one of all) {
      const position = positions.get(one.location.pointer ?? '');
      if (position) located.set(one, {...one, location: {...one.location, ...position}});
    }
  }
  return problems.map((one) => located.get(one) ?? one);
}
