/**
 * Searches real sites for what their readers want to know, and prints how often a page with the
 * answer is among the first three:
 * `CORPUS=… QUESTIONS=… node test/harness/search-sites.mjs [name of a site]`.
 *
 * `$CORPUS/sites` has a folder for each site. The questions are JSON, by names of these folders:
 * `{"acme": [{"question": "custom domain", "pages": ["customize/domain"]}]}`; any of the pages is
 * right. Exits with 1 when a site has fewer than 18 of 20.
 */
import {existsSync, readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {loadSource} from './load-source.mjs';

const {CORPUS: corpus, QUESTIONS: questionsFile} = process.env;
if (!corpus || !questionsFile) throw new Error('Set CORPUS and QUESTIONS.');
const [wanted = ''] = process.argv.slice(2);
const share = 18 / 20;
const source = await loadSource(
  'src/config/normalize.ts',
  'src/navigation/resolve.ts',
  'src/navigation/view.ts',
  'src/site/loader.ts',
  'src/site/page-reader.ts',
  'src/site/search/pages-to-search.ts',
  'src/site/search/search-engine.ts',
);

const questions = JSON.parse(readFileSync(questionsFile, 'utf8'));
let isGood = true;
for (const [site, list] of Object.entries(questions)) {
  if (!site.includes(wanted)) continue;
  const {engine, scope, pages, seconds} = await engineOf(join(corpus, 'sites', site));
  const missed = list.flatMap(({question, pages: right}) => {
    const found = engine.search(question, {scope, limit: 10}).pages.map(({path}) => path);
    return found.slice(0, 3).some((path) => right.includes(path)) ? [] : [{question, right, found}];
  });
  const good = list.length - missed.length;
  console.log(`${site}: ${good} of ${list.length} (${pages} pages, read in ${seconds} s)`);
  for (const {question, right, found} of missed) {
    console.log(`  ${question}\n    wanted: ${right.join(', ')}\n    found:  ${found.join(', ')}`);
  }
  if (good < share * list.length) isGood = false;
}
process.exitCode = isGood ? 0 : 1;

/** A search that has read all of a site, as a new reader sees it. */
async function engineOf(folder) {
  const {normalizeConfig, resolveNavigation, viewAt, pageReader, pagesToSearch} = source;
  const file = ['docs.json', 'mint.json'].find((name) => existsSync(join(folder, name)));
  const config = normalizeConfig(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  const reader = pageReader(fileLoader(folder), config);
  const apis = await reader.loadApis(config);
  const {navigation} = (await apis?.navigation()) ?? {navigation: resolveNavigation(config)};
  const {version, language} = viewAt(navigation, config, '');
  const scope = {...(version && {version}), ...(language && {language})};
  const start = performance.now();
  const engine = new source.SearchEngine({reader, onProgress: () => undefined});
  await engine.setPages(pagesToSearch(config, navigation), {path: '', scope});
  await engine.read();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  return {engine, scope, pages: engine.progress.total, seconds};
}

function fileLoader(folder) {
  return {
    url: (path) => `https://site.example/${path}`,
    text: (path) =>
      readFile(join(folder, path), 'utf8').catch(() => {
        throw new source.LoadError('missing', path, 404);
      }),
  };
}
