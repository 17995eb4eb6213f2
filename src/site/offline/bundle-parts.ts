import {languageNamed} from '../../highlight/languages.js';
import {namesMoreLanguages, sampleLanguages} from '../../requests/samples/sample-languages.js';

/** What a site shows for which only some sites need parts of our script. */
export interface PartsInUse {
  /** The names of the grammars that color its code. */
  readonly grammars: ReadonlySet<string>;
  /** The codes of the languages of the interface. */
  readonly locales: ReadonlySet<string>;
  readonly hasApis: boolean;
  /** The names of the languages in which pages of APIs show samples; empty: the default ones. */
  readonly sampleLanguages: readonly string[];
  readonly hasDiagrams: boolean;
  readonly hasFormulas: boolean;
}

/** The grammars of the samples and of the bodies that pages of operations show. */
const ofSamples: ReadonlySet<string> = new Set([
  ...sampleLanguages.map(({grammar}) => grammar),
  'json',
]);

/** What only sites with API descriptions need. */
const ofApis = new RegExp(
  '^(?:search-worker-)?(?:api[\\w-]*|overview-pages|description-links|load-files|parse-text' +
    '|exact-json|swagger|tag-ids)$|^(?:parse-worker|docs-playground|oauth-redirect)$',
);

/** Only authors see problems. */
const ofAuthors = /^(?:docs-problems|validate)$/;

/**
 * Whether a file of our bundle is of no use for a site that shows this. One of which this is not
 * known is of use.
 */
export function isUnused(path: string, inUse: PartsInUse): boolean {
  if (path.startsWith('fonts/')) return !inUse.hasFormulas;
  const [, folder = '', name = ''] = /([^/]*)\/([^/]*)\.js$/.exec(path) ?? [];
  // Our own grammars are beside the other chunks.
  if (folder === 'languages' || languageNamed(name) === name) return !needsGrammar(name, inUse);
  if (folder === 'locales') return !inUse.locales.has(name.replace(/^.*-/, ''));
  if (folder === 'mermaid' || /^(?:draw-diagram|docs-diagram-view)$/.test(name)) {
    return !inUse.hasDiagrams;
  }
  if (/^more-(?:languages|writers)$/.test(name)) {
    return !inUse.hasApis || !namesMoreLanguages(inUse.sampleLanguages);
  }
  if (name === 'draw-formula') return !inUse.hasFormulas;
  return ofAuthors.test(name) || (!inUse.hasApis && ofApis.test(name));
}

function needsGrammar(
  name: string,
  {grammars, hasApis, sampleLanguages: named}: PartsInUse,
): boolean {
  // MDX has the grammar of Markdown.
  if (name === 'markdown' && grammars.has('mdx')) return true;
  const isOfSample = ofSamples.has(name) || named.some((one) => languageNamed(one) === name);
  return grammars.has(name) || (hasApis && isOfSample);
}
