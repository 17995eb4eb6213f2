import {posix} from 'node:path';

/** @typedef {import('./project-graph.mjs').ProjectGraph} ProjectGraph */

/** What runs the tests: the result of each depends on these modules and on what they import. */
const runners = ['scripts/test.mjs', 'scripts/lib/tests/browser-tests.mjs'];

/**
 * The test files that changes can reach. A changed file reaches the modules that use it, and the
 * modules that use those: a module uses what it imports, and the files and folders that it names.
 *
 * @param {ProjectGraph} graph
 * @param {readonly string[]} changed
 * @param {readonly string[]} tests
 * @returns {string[]}
 */
export function reachedTests(graph, changed, tests) {
  const reached = reachedFrom(changed, (path) => [
    ...runningUsers(graph, path),
    ...listers(graph, path),
  ]);
  return tests.filter((path) => reached.has(path));
}

/**
 * The test files that read what a build writes. Folders do not count here: a test that lists a
 * folder reads or bundles its files, and runs none of them.
 *
 * @param {ProjectGraph} graph
 * @param {readonly string[]} tests
 * @returns {string[]}
 */
export function testsOfBuild(graph, tests) {
  const reached = reachedFrom(['dist'], (path) => runningUsers(graph, path));
  return tests.filter((path) => reached.has(path));
}

/**
 * Why a changed file runs all tests: the graph does not show what it reaches.
 *
 * @param {ProjectGraph} graph
 * @param {string} path
 * @returns {string | undefined} A clause, such as `package.json is a setting of the project`.
 */
export function whyAll(graph, path) {
  const isAtRoot = !path.includes('/') && !path.endsWith('.md');
  if (isAtRoot || posix.basename(path) === 'tsconfig.json') {
    return `${path} is a setting of the project`;
  }
  const importing = reachedFrom([path], (one) => graph.importers.get(one) ?? []);
  if (runners.some((runner) => importing.has(runner))) return `${path} runs the tests`;
  const isKnown = runningUsers(graph, path).length > 0 || listers(graph, path).length > 0;
  return isKnown ? undefined : `no module imports or names ${path}`;
}

/** The modules that import a file or name it: what a module names may run with it. */
function runningUsers({importers, namers}, path) {
  return [...(importers.get(path) ?? []), ...(namers.get(path) ?? [])];
}

/** The modules that name a folder around a path. */
function listers(graph, path) {
  return foldersAround(path).flatMap((folder) => [...(graph.listers.get(folder) ?? [])]);
}

/** `a/b` and `a` for `a/b/c.ts`. */
function foldersAround(path) {
  const folder = posix.dirname(path);
  return folder === '.' ? [] : [folder, ...foldersAround(folder)];
}

/** Paths, their users, the users of those, and so on. */
function reachedFrom(paths, usersOf) {
  const reached = new Set(paths);
  // The loop also visits what is added while it runs.
  for (const path of reached) for (const user of usersOf(path)) reached.add(user);
  return reached;
}
