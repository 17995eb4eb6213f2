import {writtenValue} from '../markdown/attributes.js';
import {hasRareEntities} from '../markdown/entities.js';
import {readFence} from '../markdown/fence.js';
import type {Mark} from '../markdown/marks.js';
import {resolveAlias} from './aliases.js';
import {needsYaml} from './frontmatter.js';
import {computedValue} from './mdx/computed-value.js';
import {readLiteral} from './mdx/literal.js';
import {emptyScope} from './mdx/scope.js';
import type {SyntaxExtensions} from './parse-context.js';
import type {ScannedPage, ScannedText} from './scanned-page.js';

/** The name of a syntax extension. The interpreter comes with what reads a page's modules. */
export type ExtensionName = Exclude<keyof SyntaxExtensions, 'interpreter'>;

/** Settings of the configuration for the syntax of pages. */
export interface SyntaxSettings {
  /** Whether single dollar signs enclose formulas; if undefined, likely ones do. */
  readonly latex?: boolean | undefined;
}

/** Reading or showing a page of more characters at once would be a noticeable pause. */
const longPage = 40_000;

/**
 * The syntax extensions that a page and its snippets use. Its snippets are known only once
 * `modules` is loaded, so a page with `modules` is asked about twice: without its snippets, then
 * with them.
 *
 * An extension that is not named may be passed to `parsePage` all the same: the tree does not
 * change.
 */
export function needs(
  page: ScannedPage,
  snippets: readonly ScannedPage[] = [],
  {latex}: SyntaxSettings = {},
): ReadonlySet<ExtensionName> {
  const pages = [page, ...snippets];
  const scans = pages.flatMap(({texts}) => texts);
  const files = pages.map(({text}) => text);
  const length = files.reduce((sum, one) => sum + one.length, 0);
  const names: readonly (ExtensionName | false)[] = [
    needsYaml(page.parts) && 'yaml',
    hasModules(page.body) && 'modules',
    scans.some((scan) => hasHtml(scan) || imageOptions.test(scan.text)) && 'html',
    scans.some((scan) => hasMath(scan, latex)) && 'math',
    files.some((one) => footnote.test(one)) && 'footnotes',
    files.some((one) => ofOtherTools.test(one)) && 'otherTools',
    files.some(hasRareEntities) && 'entities',
    length > longPage && 'progressive',
  ];
  return new Set(names.filter((name) => name !== false));
}

function marksOf({marks}: ScannedText): readonly Mark[] {
  return [...marks.values()];
}

const statement = /^(?:import|export)\s/m;
const statementHere = /(?:import|export)\s/y;

/** A function, a call of one, a value of the frontmatter, or what is computed of values. */
const computed = new RegExp(`=>|\\w\\(|^\\s*frontmatter\\b|^${computedValue}`);

/** An element as a value in a text. */
const element = /^\s*<[A-Za-z>]/;

/** What may use the extension `modules`, in code or not. */
const mayUse = new RegExp(
  '<Snippet\\b|=\\{\\s*[[{]|' +
    `\\{(?:[^{}\\n]*[\\w=][>(]|\\s*frontm|\\s*<[A-Za-z>]|${computedValue})`,
);

/**
 * Whether a file imports, exports, includes snippets, or computes something; examples in code do
 * not count.
 */
function hasModules(scan: ScannedText): boolean {
  const isUse = (mark: Mark) =>
    mark.kind === 'expression'
      ? computed.test(mark.source) || element.test(mark.source)
      : mark.kind === 'tag' &&
        (mark.name === 'Snippet' ||
          mark.attributes.some(
            ({value}) => value.kind === 'expression' && isComputed(value.source),
          ));
  const {text} = scan;
  return (
    (statement.test(text) && hasStatement(text)) || (mayUse.test(text) && marksOf(scan).some(isUse))
  );
}

/** Whether the value of an attribute is computed. */
function isComputed(source: string): boolean {
  return computed.test(source) || (/^\s*[[{]/.test(source) && readLiteral(source) === undefined);
}

/** Whether an `import` or `export` begins a line outside fences. */
function hasStatement(text: string): boolean {
  for (let at = 0; at < text.length;) {
    statementHere.lastIndex = at;
    if (statementHere.test(text)) return true;
    const newline = text.indexOf('\n', at);
    at = readFence(text, at)?.end ?? (newline === -1 ? text.length : newline + 1);
  }
  return false;
}

/** Options of docsify, for which an image is HTML. */
const imageOptions = /[ \t]["']:(?:size|class|id|no-zoom)\b/;
/** What is likely written for another tool (`other-tools/find-changes.ts`). */
const ofOtherTools = new RegExp(
  [
    '^[ \\t>*+\\d.)-]*:{3,}[ \\t]*[a-z]',
    '^ {0,3}[?!]>[ \\t]',
    '^[ \\t]*\\[\\[_?toc',
    '^ {0,3}#.*[ \\t](?::id=|\\{docsify-)',
    '(?:```|~~~)[ \\t]*[\\w+#.-]+(?::(?:no-)?line-n|\\{\\d|.*[ \\t]\\[(?!exp))',
    '[ \\t]["\']:(?:size|no-zoom|class|id|ignore|target|disabled|crossorgin)\\b',
    '(?<![\\w:/"\']):(?:[a-z][\\w+-]+|[+-]1|100):(?![\\w:])',
  ].join('|'),
  'im',
);

/** What is likely the definition of a footnote. */
const footnote = /\[\^[^\s[\]]+\]:/;

const formula = /\$\$|<Latex>/;
const tex = /\\[A-Za-z]|[_^]\{/;

/** Whether a file contains formulas, or what may be one; examples in code do not count. */
function hasMath(scan: ScannedText, latex?: boolean): boolean {
  const {text} = scan;
  const hasSingles = text.includes('$') && (latex ?? tex.test(text));
  if (!hasSingles && !formula.test(text)) return false;
  const isStart = (start: number) =>
    hasSingles || text[start] === '<' || text.startsWith('$$', start);
  const isMath = (inner: string) => (hasSingles && inner.includes('$')) || formula.test(inner);
  return scan.mathStarts.some(isStart) || marksOf(scan).flatMap(innerTexts).some(isMath);
}

/** The beginning of a tag in lower case. */
const tagOpening = /<[a-z][a-z0-9]*[\s/>]/;
const otherHtml = /<(?:Heading|Image|Link)\b|\s(?:class|className|style)=|=\{\s*<Icon\b/;
/** HTML in the value of an attribute, or an icon there. */
const innerHtml = new RegExp(`${tagOpening.source}|^<(?:Icon|Image)\\b`);
const stylingNames = /^(?:class|className|style)$/;

/**
 * Whether a file contains raw HTML, a component with a class or style, or markup as an icon;
 * examples in code do not count. Any tag in lower case may be HTML, since only the reader knows
 * the names.
 */
function hasHtml(scan: ScannedText): boolean {
  const {text} = scan;
  if (!tagOpening.test(text) && !otherHtml.test(text)) return false;
  const source = {scope: emptyScope, extensions: {}};
  const isHtml = (mark: Mark) =>
    innerTexts(mark).some((inner) => innerHtml.test(inner)) ||
    (mark.kind === 'tag' &&
      (/^[a-z]/.test(resolveAlias(mark, source)) ||
        mark.attributes.some(({name}) => stylingNames.test(name))));
  return marksOf(scan).some(isHtml);
}

/** What a scan does not look into: attributes, which may be captions, and expressions. */
function innerTexts(mark: Mark): readonly string[] {
  if (mark.kind === 'expression') return [mark.source];
  return mark.kind === 'tag' ? mark.attributes.map(({value}) => writtenValue(value)) : [];
}
