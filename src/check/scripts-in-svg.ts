import type {Diagnostic} from '../diagnostics/diagnostic.js';
import {decodeEntities} from '../markdown/entities.js';
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

/** The elements that run scripts or show a document that may, in any namespace. */
const element = /^<(?:[^\s/>:]+:)?(?:script|iframe|object|embed)(?=[\s/]|$)/i;

/** A handler of events, or the document of a frame, once values are left out. */
const attribute = /\s(?:on\w+|srcdoc)\s*=/i;

/** The attributes that lead to a URL, or set one. */
const leading = /[\s:](?:href|action|formaction|from|to|by|values)\s*=\s*$/i;

/** A script as a URL or in a list of URLs, or an entity of the file, which may be a part of it. */
const scriptUrl = /(?:^|;)\s*(?:javascript:|[^:/#?;]*&[#\w.-]+;)/i;

/** What browsers leave out of URLs: controls and spaces at their start, breaks anywhere. */
const ignored = /^[\0-\x20]+|[\t\n\r]/g;

/**
 * Where an SVG image has its first script, handler of events, frame, link to a script, or entity
 * with markup, as a line from 1. Browsers run none of them in an `<img>`, and all of them in a
 * document of its own (SVG 2, section 2.3). It finds what is written plainly, and is no filter for
 * files whose author hides a script.
 */
export function scriptInSvg(text: string): number | undefined {
  for (const {0: tag, index} of text.matchAll(markup)) {
    const isFound = tag.startsWith('<!') ? isEntityWithMarkup(tag) : hasScript(tag);
    if (isFound) return text.slice(0, index).split('\n').length;
  }
  return undefined;
}

/** Whether a declaration is that of an entity that may add elements (XML 1.0, section 4.2). */
function isEntityWithMarkup(declaration: string): boolean {
  return declaration.startsWith('<!ENTITY') && /[<&%]/.test(declaration.slice(1));
}

function hasScript(tag: string): boolean {
  if (element.test(tag)) return true;
  const names: string[] = [];
  for (const [part] of tag.matchAll(/"[^"]*"?|'[^']*'?|[^"']+/g)) {
    const isValue = part.startsWith('"') || part.startsWith("'");
    const isOfUrl = isValue && leading.test(names.at(-1) ?? '');
    if (isOfUrl && scriptUrl.test(urlOf(part.slice(1)))) return true;
    names.push(isValue ? '""' : part);
  }
  return attribute.test(names.join(''));
}

/** The URL that a value is for a browser. */
function urlOf(value: string): string {
  return decodeEntities(value).replace(ignored, '');
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
