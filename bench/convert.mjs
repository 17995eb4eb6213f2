/**
 * How the CPU time of `docs-site init` and of `docs-site check` on its output grows with the text
 * of a page.
 *
 *     node bench/convert.mjs [name …] [--tools mkdocs,gitbook] [--size 100] [--all]
 *
 * Converts a site of each tool with one page: each construct of the grammar and of the tools
 * repeated, nested or left open, of 50 and 100 KB. Prints the CPU times and their ratio, and marks
 * what is slow: above 1 s with a ratio above 2.6. Given names select the texts whose name contains
 * one of them.
 */
import {parseArgs} from 'node:util';
import {loadSource} from '../scripts/lib/load-source.mjs';
import {notations, sites} from './converted-sites.mjs';
import {pages} from './pages.mjs';

const most = 1000;
const mostRatio = 2.6;

const {values, positionals} = parseArgs({
  options: {
    tools: {type: 'string', default: Object.keys(sites).join(',')},
    size: {type: 'string', default: '100'},
    all: {type: 'boolean', default: false},
  },
  allowPositionals: true,
});
const size = Number(values.size) * 1000;
const {checkFolder, converters, LoadError, sourceFolder} = await loadSource(
  'convert/converters.ts',
  'convert/source-folder.ts',
  'src/check/check-folder.ts',
  'src/site/loader.ts',
);

/** The files of a folder, in memory. */
function folderOf(texts) {
  const files = [...texts.keys()];
  const missing = (path) => Promise.reject(new LoadError('missing', path, 404));
  const text = async (path) => texts.get(path) ?? missing(path);
  return {files, loader: {text, url: (path) => `http://localhost/${path}`}};
}

/** The CPU times of converting a site and of checking the result, in milliseconds. */
async function measure(name, text) {
  const {tool, files} = sites[name];
  const given = new Map(Object.entries(files(text)));
  const {files: paths, loader} = folderOf(given);
  const before = process.cpuUsage();
  const converter = converters.find((one) => one.tool.toLowerCase() === tool);
  const conversion = await converter.convert(sourceFolder(paths, loader, async () => false));
  const {user: converted} = process.cpuUsage(before);
  // What is not written anew is copied.
  const copied = [...given].filter(([path]) => !conversion.unused.has(path));
  const config = JSON.stringify(conversion.config);
  const output = folderOf(new Map([...copied, ...conversion.texts, ['docs.json', config]]));
  await checkFolder(output);
  const {user: all} = process.cpuUsage(before);
  return [converted, all - converted].map((time) => time / 1000);
}

let slow = 0;
for (const name of values.tools.split(',')) {
  for (const [title, generate] of Object.entries({...notations, ...pages})) {
    const label = `${name}: ${title}`;
    if (positionals.length > 0 && !positionals.some((part) => label.includes(part))) continue;
    const half = await measure(name, generate(size / 2));
    const whole = await measure(name, generate(size));
    const isSlow = whole.some((time, at) => time > most && time / half[at] > mostRatio);
    if (isSlow) slow++;
    if (!isSlow && !values.all) continue;
    const cells = ['convert', 'check'].map((step, at) =>
      `${step} ${half[at].toFixed(0)} ${whole[at].toFixed(0)}`.padEnd(22),
    );
    console.log(`${label.padEnd(60)}${cells.join('')}${isSlow ? 'SLOW' : ''}`);
  }
}
console.log(`${slow} slow`);
