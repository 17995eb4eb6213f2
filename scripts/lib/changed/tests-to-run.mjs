import {projectGraph} from './project-graph.mjs';
import {reachedTests, testsOfBuild, whyAll} from './select-tests.mjs';

/**
 * Selects what `npm test -- --changed` runs.
 *
 * @param {readonly string[]} changed Paths of files, relative to the project.
 * @param {Record<string, readonly string[]>} tests All test files, by their kind.
 * @param {typeof projectGraph} [readGraph]
 * @returns {Promise<{files: Record<string, readonly string[]>, needsBuild: boolean,
 *   lines: string[]}>} `files` are those to run, by kind: all where it is not known what a change
 *   reaches. `lines` say how many they are, and why they are all.
 */
export async function testsToRun(changed, tests, readGraph = projectGraph) {
  const kinds = Object.entries(tests);
  const graph = await readGraph().catch((error) => error);
  const reason =
    graph instanceof Error
      ? `what imports what cannot be read: ${graph.message}`
      : changed.map((path) => whyAll(graph, path)).find(Boolean);
  if (reason !== undefined) {
    const lines = kinds.map(
      ([kind, all]) => `${kind} tests: all ${all.length} files, as ${reason}`,
    );
    return {files: tests, needsBuild: true, lines};
  }
  const found = kinds.map(([kind, all]) => [kind, reachedTests(graph, changed, all)]);
  return {
    files: Object.fromEntries(found),
    needsBuild: found.some(([, files]) => testsOfBuild(graph, files).length > 0),
    lines: found.map(
      ([kind, {length}]) => `${kind} tests: ${length} of ${tests[kind].length} files`,
    ),
  };
}
