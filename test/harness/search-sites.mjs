/**
 * Searches real sites for what their readers want to know, and prints how often a page with the
 * answer is among the first three:
 * `CORPUS=… QUESTIONS=… node test/harness/search-sites.mjs [name of a site]`.
 *
 * `$CORPUS/sites` has a folder for each site. The questions are JSON, by names of these folders:
 * `{"acme": [{"question": "custom domain", "pages": ["customize/domain"]}]}`; any of the pages is
 * right. Exits with 1 when a site has fewer than 18 of 20.
 */
/* oxlint-disable no-restricted-properties -- A tool, which prints times. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {loadSource} from '../../scripts/lib/load-source.mjs';
import {readSite} from './read-site.mjs';

const {CORPUS: corpus, QUESTIONS: questionsFile} = process.env;
if (!corpus || !questionsFile) throw new Error('Set CORPUS and QUESTIONS.');
const [wanted = ''] = process.argv.slice(2);
const share = 18 / 20;
const source = await loadSource(
  'src/navigation/view.ts',
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
  const {viewAt, pagesToSearch} = source;
  const {config, reader, navigation} = await readSite(folder);
  const {version, language} = viewAt(navigation, config, '');
  const scope = {...(version && {version}), ...(language && {language})};
  const start = performance.now();
  const engine = new source.SearchEngine({reader, onProgress: () => undefined});
  await engine.setPages(pagesToSearch(config, navigation), {path: '', scope});
  await engine.read();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  return {engine, scope, pages: engine.progress.total, seconds};
}
