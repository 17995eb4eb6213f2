import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {bundleForNode} from './bundled-tests.mjs';
import {runFiles} from './node-tests.mjs';

/**
 * Runs the unit tests of `src/` in Node: bundles them into a temporary folder, with shared chunks,
 * and runs them in one process.
 *
 * @param {readonly string[]} files Relative to the project, with `/`.
 * @param {(text: string) => void} print
 * @param {object} [options]
 * @param {'spec' | 'dot'} [options.reporter]
 * @returns {Promise<{passed: number, failed: number}>} A file that cannot be loaded has failed.
 * @throws Error if the tests cannot be bundled.
 */
export async function runUnitTests(files, print, {reporter = 'dot'} = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'docs-site-unit-'));
  try {
    await bundleForNode(files, folder);
    const all = join(folder, 'unit.mjs');
    await writeFile(all, importing(files));
    return await runFiles(['--enable-source-maps', all], print, {reporter});
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
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
