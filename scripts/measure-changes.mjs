/**
 * `node scripts/measure-changes.mjs`: builds what readers load without each plugin that changes
 * code, and prints by how many bytes the main chunk and all chunks together grow, in Brotli.
 * Differences below 50 bytes are noise of Brotli.
 */
import {rollup} from 'rollup';
import {brotliCompressSync, constants} from 'node:zlib';
import {bundles} from '../rollup.config.mjs';

const measured = ['strip-hljs-dom', 'minify-templates'];
const browser = bundles['bundle for browsers'];
const whole = await sizesWithout(undefined);
for (const name of measured) {
  const {main, all} = await sizesWithout(name);
  console.log(`${name}: main ${main - whole.main}, all ${all - whole.all}`);
}

/** The sizes of the build without one of the plugins. */
async function sizesWithout(name) {
  const plugins = browser.plugins.filter((plugin) => plugin.name !== name);
  const bundle = await rollup({...browser, plugins});
  const {output} = await bundle.generate(browser.output);
  await bundle.close();
  const chunks = output.filter(({fileName}) => !fileName.includes('mermaid'));
  const main = chunks.find(({fileName}) => fileName === 'main.js');
  return {main: sizeOf([main]), all: sizeOf(chunks)};
}

function sizeOf(chunks) {
  const options = {params: {[constants.BROTLI_PARAM_QUALITY]: 11}};
  return chunks.reduce((sum, {code}) => sum + brotliCompressSync(code, options).length, 0);
}
