import {readdirSync} from 'node:fs';

/**
 * What runs where, as the table in `CONTRIBUTING.md` explains it: the folders of tests, by the
 * command that adds them. `npm run test:all` runs what `npm test` runs as well.
 */
export const suites = {
  'npm test': ['test/src', 'test/elements', 'test/node'],
  'npm run test:all': ['test/all'],
  'npm run test:soak': ['test/soak'],
  'npm run test:engines': ['test/engines'],
};

/**
 * How the tests of a file are run; `undefined` for a file without tests.
 *
 * @param {string} path Relative to the project, with `/`.
 * @returns {'unit' | 'element' | 'node' | undefined} `unit` files are bundled for Node, `element`
 *   files are bundled for a browser, `node` files run in Node as they are and may drive a browser.
 */
export function kindOf(path) {
  if (/\.test\.mjs$/.test(path)) return 'node';
  if (!/\.test\.ts$/.test(path)) return undefined;
  return path.startsWith('test/elements/') || /\.browser\.test\.ts$/.test(path)
    ? 'element'
    : 'unit';
}

/**
 * The files of tests that a command adds.
 *
 * @param {keyof typeof suites} command
 * @param {'unit' | 'element' | 'node'} kind
 * @returns {string[]} Paths relative to the project, with `/`, sorted.
 */
export function testFiles(command, kind) {
  return suites[command].flatMap(filesIn).filter((path) => kindOf(path) === kind);
}

function filesIn(folder) {
  return readdirSync(folder, {recursive: true})
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort();
}
