import {importsOf} from './sources.mjs';

/**
 * The groups of files that import each other in a circle, each as one line: `a.ts, b.ts`.
 *
 * @param {string[]} paths
 * @param {('value' | 'type')[]} kinds The imports that count. `import()` never does.
 */
export function cyclesOf(paths, kinds) {
  const edges = new Map(
    paths.map((path) => [
      path,
      importsOf(path)
        .filter(({kind}) => kinds.includes(kind))
        .map(({target}) => target),
    ]),
  );
  const reachable = new Map(paths.map((path) => [path, reachableFrom(path, edges)]));
  const groups = paths
    .filter((path) => reachable.get(path).has(path))
    .map((path) => paths.filter((other) => isMutual(path, other, reachable)).join(', '));
  return [...new Set(groups)];
}

const isMutual = (a, b, reachable) => reachable.get(a).has(b) && reachable.get(b).has(a);

function reachableFrom(start, edges) {
  const seen = new Set();
  const waiting = [start];
  while (waiting.length > 0) {
    for (const target of edges.get(waiting.pop()) ?? []) {
      if (seen.has(target)) continue;
      seen.add(target);
      waiting.push(target);
    }
  }
  return seen;
}
