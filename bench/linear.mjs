/**
 * How the CPU time of every reader of author and URL text grows with the text. Tests count work
 * instead, where a count can be had; what happens in regular expressions is measured here.
 *
 *     node bench/linear.mjs [name …] [--sizes 10,50,100]
 *
 * Reads hostile texts of 10, 50 and 100 KB through the public functions: each construct of the
 * grammar repeated, nested or left open. Prints the CPU time of each size and the ratio of the
 * times at 100 and 50 KB, and marks what is slow: above 0.3 s at 100 KB, or a ratio above 2.6.
 * Given names select the generators whose name contains one of them.
 */
import {parseArgs} from 'node:util';
import {loadSource} from '../scripts/lib/load-source.mjs';
import {configs, names, redirects, referencedTexts, urls} from './configs.mjs';
import {pages} from './pages.mjs';
import {styleSheets} from './style-sheets.mjs';

const most = 300;
const mostRatio = 2.6;
/** Below this time, the ratio is noise. */
const measurable = 100;

const {values, positionals} = parseArgs({
  options: {
    sizes: {type: 'string', default: '10,50,100'},
    limit: {type: 'string', default: '3000'},
    all: {type: 'boolean', default: false},
  },
  allowPositionals: true,
});
const sizes = values.sizes.split(',').map((size) => Number(size) * 1000);
const source = await loadSource(
  'test/harness/extensions.ts',
  'src/config/normalize.ts',
  'src/config/validate.ts',
  'src/content/code/code-marks.ts',
  'src/content/code/code-options.ts',
  'src/content/links.ts',
  'src/content/link-targets.ts',
  'src/content/mdx/needs-interpreter.ts',
  'src/content/mdx/snippets.ts',
  'src/content/operation.ts',
  'src/content/parse-page.ts',
  'src/content/scanned-page.ts',
  'src/content/syntax.ts',
  'src/content/code-components.ts',
  'src/interpreter/page-code.ts',
  'src/markdown/entities.ts',
  'src/markdown/variables.ts',
  'src/navigation/label.ts',
  'src/navigation/navigation.ts',
  'src/navigation/nearest-pages.ts',
  'src/navigation/resolve.ts',
  'src/publish/redirect-pages.ts',
  'src/routing/codec.ts',
  'src/routing/paths.ts',
  'src/routing/redirects.ts',
  'src/routing/site-links.ts',
  'src/shared/icon.ts',
  'src/shared/urls.ts',
  'src/site/check-redirects.ts',
  'src/site/read-config.ts',
  'src/theme/color.ts',
  'src/theme/style-sheets/sheet-text.ts',
  'src/theme/tokens.ts',
);

const readers = [
  {of: 'page', texts: pages, read: readPage},
  {of: 'page with code', texts: pages, read: readCode},
  {of: 'plain page', texts: pages, read: readPlainPage},
  {of: 'docs.json', texts: configs, read: readConfig},
  {of: 'redirect', texts: redirects, read: redirect},
  {of: 'URL', texts: urls, read: readUrl},
  {of: 'name', texts: names, read: readName},
  {of: 'style sheet', texts: styleSheets, read: readStyleSheet},
];

/** A page as sites read it: which extensions it needs, its tree, its links, its code. */
async function readPage(text) {
  const file = 'a.mdx';
  const snippets = new Map([['a.mdx', 'text\n']]);
  const scanned = new source.ScannedPage(text);
  source.needs(scanned, [new source.ScannedPage('text\n')]);
  source.snippetRequests(scanned, file);
  source.unknownVariables(text, file);
  source.fillVariables(text, new Map([['a', 'b']]));
  const options = {extensions: source.allExtensions, snippets};
  const {page, problems} = source.parsePage(text, file, 'a', options);
  source.withUsesOfCode(problems);
  source.linksOf(page);
  source.operationOf(page.frontmatter);
  for (const node of page.body) {
    if (node.kind !== 'code-block') continue;
    source.takeCodeMarks(node.code);
    source.readCodeOptions(node.options);
  }
}

/** A page that is evaluated, and a file of code that it imports. */
function readCode(text) {
  const code = text.slice(0, 100_000);
  const snippets = new Map([['a.tsx', code]]);
  const page = `import {a} from '/a.tsx'\n\n${text}\n\n{a}`;
  source.needsInterpreter(new source.ScannedPage(page), 'a.mdx', snippets);
  source.snippetRequests(new source.ScannedPage(code), 'a.tsx');
  const {allExtensions, interpreter} = source;
  source.parsePage(page, 'a.mdx', 'a', {extensions: {...allExtensions, interpreter}, snippets});
}

/** A page of CommonMark, without what few pages need. */
function readPlainPage(text) {
  source.parsePage(text, 'a.md', 'a', {});
}

const loader = {
  text: async (path) => referencedTexts[path] ?? Promise.reject(new Error('missing')),
};

const links = {href: () => '/a', src: () => '/a', isExternal: () => false};

async function readConfig(text) {
  const {value, files} = await source.readConfig(text, 'docs.json', loader);
  const config = source.normalizeConfig(value);
  source.resolveNavigation?.(config);
  source.publishedRedirects(config, links, () => false);
  source.validateConfig(text, 'docs.json', files, [source.checkRedirects]);
}

function redirect([from, destination, path]) {
  const list = [{source: from, destination}];
  const redirectsFor = () => list;
  source.redirectedFrom(path, redirectsFor, () => false);
  source.checkRedirects({redirects: list}, () => undefined, new Set());
}

function readUrl(text) {
  const written = {hash: `#${text}`, href: `https://a.b/${text}`, origin: 'https://a.b'};
  const parts = {...written, pathname: `/${text}`, search: `?${text}`};
  source.resolveUrl(text, 'a/b.mdx');
  source.resolveUrl(`/${text}`, 'a/b.mdx');
  source.resolveImageUrl(text, 'a/b.mdx');
  source.plainPath(text);
  source.isFile(text, () => false);
  for (const codec of [source.hashCodec, source.historyCodec(new URL('https://a.b/c/'))]) {
    codec.href(codec.read(parts));
    codec.href(codec.read({...parts, hash: `#/${text}`}));
  }
  source.historyCodec(new URL(`https://a.b/${encodeURIComponent(text)}/`));
}

function readName(text) {
  source.readIcon(text);
  source.readIcon({name: text});
  source.readHex(text);
  source.slugOf(text);
  new source.Slugger().headingIds(text);
  source.titleFromPath?.(text);
  source.decodeEntities(`&${text};`);
}

const renamed = new Map([['turn', 'own-turn']]);

function readStyleSheet(text) {
  source.importsOf(text);
  source.nestingOf(text);
  source.withoutLayers(text);
  source.withUrls(text, (url) => `/${url}`);
  source.withNamesInShorthands(text, renamed);
  source.withNames(text, renamed, true);
  source.unquoted(text);
}

async function measure(read, text) {
  const before = process.cpuUsage();
  await read(text);
  const {user, system} = process.cpuUsage(before);
  return (user + system) / 1000;
}

let slow = 0;
console.log(
  `${'CPU time in ms at'.padEnd(60)}${sizes.map((size) => `${size / 1000} KB`.padStart(9)).join('')}    ratio`,
);
for (const {of, texts, read} of readers) {
  for (const [name, generate] of Object.entries(texts)) {
    const label = `${of}: ${name}`;
    if (positionals.length > 0 && !positionals.some((part) => label.includes(part))) continue;
    await read(generate(500));
    const times = [];
    for (const size of sizes) {
      const text = generate(size);
      const time = await measure(read, text);
      // The faster of two: collecting garbage and compiling are no part of the text.
      times.push(
        time > measurable && time < 1000 ? Math.min(time, await measure(read, text)) : time,
      );
      if (time > Number(values.limit) / 4) break;
    }
    const whole = times.length === sizes.length;
    const [half = 0, last = 0] = times.slice(-2);
    const grown = sizes.at(-1) / sizes.at(-2);
    const ratio = (last / half) ** (1 / Math.log2(grown));
    const isSlow = !whole || last > most || (last > measurable && ratio > mostRatio);
    if (isSlow) slow++;
    if (!isSlow && !values.all) continue;
    const cells = sizes.map((_, index) =>
      (times[index] === undefined ? 'more' : times[index].toFixed(0)).padStart(9),
    );
    console.log(
      `${label.padEnd(60)}${cells.join('')}  ${ratio.toFixed(2).padStart(7)}${isSlow ? '  SLOW' : ''}`,
    );
  }
}
console.log(`${slow} slow`);
