import {build} from 'esbuild';
import {mkdtemp, readdir, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {runFiles} from './node-tests.mjs';

/**
 * Runs the unit tests of `src/` in Node: bundles them into a temporary folder, with shared chunks,
 * and runs them in one process. `*.browser.test.ts` files are not among them.
 *
 * @param {(text: string) => void} print
 * @param {object} [options]
 * @param {readonly string[]} [options.paths] Test files, or folders of them.
 * @param {'spec' | 'dot'} [options.reporter]
 * @returns {Promise<{passed: number, failed: number}>} A file that cannot be loaded has failed.
 * @throws Error if a path has no unit tests, or the tests cannot be bundled.
 */
export async function runUnitTests(print, {paths = ['test/src'], reporter = 'dot'} = {}) {
  const files = (await Promise.all(paths.map(unitTestsIn))).flat();
  const folder = await mkdtemp(join(tmpdir(), 'docs-site-unit-'));
  try {
    await build({
      entryPoints: files,
      outbase: '.',
      outdir: folder,
      outExtension: {'.js': '.mjs'},
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      // chai names a CommonJS file that its package does not have.
      mainFields: ['module', 'main'],
      sourcemap: 'linked',
      logLevel: 'silent',
    });
    const all = join(folder, 'unit.mjs');
    await writeFile(all, importing(files));
    return await runFiles(['--enable-source-maps', all], print, reporter);
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

async function unitTestsIn(path) {
  const names = path.endsWith('.ts')
    ? [path]
    : (await readdir(path, {recursive: true})).map((name) => join(path, name));
  const files = names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.test.ts') && !name.endsWith('.browser.test.ts'))
    .sort();
  if (files.length === 0) throw new Error(`There are no unit tests in ${path}.`);
  return files;
}

/** A module that imports every file; one that throws does not keep the others from being run. */
function importing(files) {
  const names = files.map((file) => file.replace(/\.ts$/, ''));
  return `import {it} from 'node:test';
for (const name of ${JSON.stringify(names)}) {
  await import(\`./\${name}.mjs\`).catch((error) =>
    it(\`\${name} can be loaded\`, () => Promise.reject(error)),
  );
}
`;
}
