import type {Diagnostic} from '../diagnostics/diagnostic.js';
import type {Loader} from '../site/loader.js';
import {diagnoseCheck} from './check-code.js';

/** Comments, sections of text, and tags with quoted values; to the end where none ends. */
const markup = new RegExp(
  [
    /<!--[\s\S]*?(?:-->|$)/,
    /<!\[CDATA\[[\s\S]*?(?:\]\]>|$)/,
    /<(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^"'<>])*/,
  ]
    .map(({source}) => source)
    .join('|'),
  'g',
);

/** An element that contains a script, in any namespace. */
const script = /^<(?:[\w.-]+:)?script(?![\w.-])/i;

/** A handler of events, once values are left out. */
const handler = /\son\w+\s*=/i;

const scriptUrl = /[\s:]href\s*=\s*["']\s*javascript:/i;

/**
 * Where an SVG image has its first script, handler of events, or link to a script, as a line from
 * 1. Browsers run none of them in an `<img>`, and all of them in a document of its own (SVG 2,
 * section 2.3).
 */
export function scriptInSvg(text: string): number | undefined {
  for (const {0: tag, index} of text.matchAll(markup)) {
    if (tag.startsWith('<!')) continue;
    const names = tag.replace(/"[^"]*"|'[^']*'/g, '""');
    if (script.test(tag) || handler.test(names) || scriptUrl.test(tag)) {
      return text.slice(0, index).split('\n').length;
    }
  }
  return undefined;
}

/** Names the SVG files of a site that run scripts when a reader opens them by themselves. */
export async function svgProblems(
  files: readonly string[],
  loader: Loader,
): Promise<readonly Diagnostic[]> {
  const found: Diagnostic[] = [];
  for (const file of files.filter((one) => /\.svg$/i.test(one))) {
    const line = scriptInSvg(await loader.text(file).catch(() => ''));
    if (line !== undefined) found.push(diagnoseCheck('file/script-in-svg', {file, line}));
  }
  return found;
}
