import {relative, resolve} from 'node:path';
import {build} from 'esbuild';

/** How tests are bundled, wherever they run: what several files need is in chunks of its own. */
const common = {
  outbase: '.',
  bundle: true,
  splitting: true,
  format: 'esm',
  sourcemap: 'linked',
  metafile: true,
  logLevel: 'silent',
  tsconfig: 'tsconfig.base.json',
};

/**
 * Bundles tests that run in Node.
 *
 * @param {readonly string[]} files Relative to the project.
 * @param {string} folder Where the bundles go, each to the path of its file, with `.mjs`.
 */
export function bundleForNode(files, folder) {
  return build({
    ...common,
    entryPoints: files,
    outdir: folder,
    outExtension: {'.js': '.mjs'},
    platform: 'node',
    // chai names a CommonJS file that its package does not have.
    mainFields: ['module', 'main'],
  });
}

/** What tests start as workers, by the path of the source. */
const workers = ['elements/site/parse-worker.ts'];

/** Bundles tests that run in a browser; the bundles are in the result only. */
export function bundleForBrowser(files) {
  return build({
    ...common,
    entryPoints: [...files, ...workers],
    outdir: '.',
    write: false,
    target: 'es2022',
    conditions: ['development'],
    // Otherwise, every test would load axe-core, which a file of chai-a11y-axe also requires.
    define: {require: 'undefined'},
    // The test runner serves these.
    external: ['/__web-dev-server__*'],
  });
}

/**
 * A plugin of the test runner that bundles tests before they run. Without it, a browser requests
 * each module by itself, for each test file again.
 *
 * @param {readonly string[]} files Relative to the project.
 * @returns {import('@web/test-runner').TestRunnerPlugin}
 */
export function bundledTests(files) {
  const bundles = new Map();
  return {
    name: 'bundled-tests',
    async serverStart() {
      const {outputFiles} = await bundleForBrowser(files);
      for (const {path, text} of outputFiles) bundles.set(urlOf(path), text);
    },
    serve({path}) {
      const body = bundles.get(path.replace(/\.ts$/, '.js'));
      return body === undefined ? undefined : {body, type: path.endsWith('.map') ? 'json' : 'js'};
    },
  };
}

const urlOf = (path) => `/${relative(resolve(), path).replaceAll('\\', '/')}`;
