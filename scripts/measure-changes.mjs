/**
 * `node scripts/measure-changes.mjs`: builds what readers load without each plugin that changes
 * code, and prints by how many bytes the main chunk and all chunks together grow, in Brotli. Then it
 * bundles the lexer alone without each change of marked, and prints by how many bytes that grows.
 */
import {rollup} from 'rollup';
import {brotliCompressSync, constants} from 'node:zlib';
import bundles from '../rollup.config.mjs';
import {edits, trimMarked} from './lib/trim-marked.mjs';

const measured = ['trim-marked', 'strip-hljs-dom', 'minify-templates', 'link-main'];
const [browser] = bundles;
const whole = await sizesWithout(undefined);
for (const name of measured) {
  const {main, all} = await sizesWithout(name);
  console.log(`${name}: main ${main - whole.main}, all ${all - whole.all}`);
}

const lexer = await lexerWithout(undefined);
for (const {part} of edits) console.log(`${part}: ${(await lexerWithout(part)) - lexer}`);

/** The size of the lexer without one of the changes of marked. */
async function lexerWithout(except) {
  const plugins = browser.plugins
    .filter(({name}) => name !== 'link-main')
    .map((plugin) => (plugin.name === 'trim-marked' ? trimMarked({except}) : plugin));
  const bundle = await rollup({input: 'src/markdown/lexer.ts', plugins});
  const {output} = await bundle.generate({format: 'es'});
  await bundle.close();
  return sizeOf(output);
}

/** The sizes of the build without one of the plugins. */
async function sizesWithout(name) {
  const plugins = browser.plugins.filter((plugin) => plugin.name !== name);
  const bundle = await rollup({...browser, plugins});
  const {output} = await bundle.generate(browser.output);
  await bundle.close();
  const chunks = output.filter(({fileName}) => !fileName.includes('mermaid'));
  const main = chunks.find(({fileName}) => /chunks\/\w+\/main\.js$/.test(fileName));
  return {main: sizeOf([main]), all: sizeOf(chunks)};
}

function sizeOf(chunks) {
  const options = {params: {[constants.BROTLI_PARAM_QUALITY]: 11}};
  return chunks.reduce((sum, {code}) => sum + brotliCompressSync(code, options).length, 0);
}
