import {writtenValue, type WrittenAttribute} from '../markdown/attributes.js';
import {hasRareEntities} from '../markdown/entities.js';
import {readFence} from '../markdown/fence.js';
import {scanMarks} from '../markdown/scan.js';
import {htmlElements} from '../shared/html-elements.js';
import {resolveAlias} from './aliases.js';
import {needsYaml} from './frontmatter.js';
import {emptyScope} from './mdx/scope.js';
import type {SnippetTexts, SyntaxExtensions} from './parse-context.js';

/** The name of a syntax extension. */
export type ExtensionName = keyof SyntaxExtensions;

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
  text: string,
  snippets: SnippetTexts = new Map(),
  {latex}: SyntaxSettings = {},
): ReadonlySet<ExtensionName> {
  const texts = [text, ...snippets.values()];
  const length = texts.reduce((sum, one) => sum + one.length, 0);
  const names: readonly (ExtensionName | false)[] = [
    needsYaml(text) && 'yaml',
    hasModules(text) && 'modules',
    texts.some(hasHtml) && 'html',
    texts.some((one) => hasMath(one, latex)) && 'math',
    texts.some(hasRareEntities) && 'entities',
    length > longPage && 'progressive',
  ];
  return new Set(names.filter((name) => name !== false));
}

/** Whether a file imports, exports or includes snippets; examples in code do not count. */
export function hasModules(text: string): boolean {
  return hasStatement(text) || hasSnippetTag(text);
}

function hasStatement(text: string): boolean {
  const statement = /^(?:import|export)\s/gm;
  let next = statement.exec(text);
  for (let at = 0; next !== null && at < text.length;) {
    if (at === next.index) return true;
    const newline = text.indexOf('\n', at);
    at = readFence(text, at)?.end ?? (newline === -1 ? text.length : newline + 1);
    while (next !== null && next.index < at) next = statement.exec(text);
  }
  return false;
}

function hasSnippetTag(text: string): boolean {
  if (!/<Snippet\b/.test(text)) return false;
  return [...scanMarks(text).values()].some(
    (mark) => mark.kind === 'tag' && mark.name === 'Snippet',
  );
}

const formula = /\$\$|<Latex>/;
const tex = /\\[A-Za-z]|[_^]\{/;

/** Whether a file contains formulas, or what may be one; examples in code do not count. */
export function hasMath(text: string, latex?: boolean): boolean {
  const hasSingles = text.includes('$') && (latex ?? tex.test(text));
  if (!hasSingles && !formula.test(text)) return false;
  let isFound = false;
  const note = (_: string, start: number): undefined => {
    isFound ||= hasSingles || text[start] === '<' || text.startsWith('$$', start);
  };
  const marks = scanMarks(text, {reader: {readMath: note}, singles: 'none'});
  // Captions are attributes, and constants may be captions.
  const isMath = (written: string) =>
    (hasSingles && written.includes('$')) || formula.test(written);
  for (const mark of isFound ? [] : marks.values()) {
    if (mark.kind === 'expression' && isMath(mark.source)) return true;
    if (mark.kind !== 'tag') continue;
    if (mark.attributes.some(({value}) => isMath(writtenValue(value)))) return true;
  }
  return isFound;
}

/** The beginning of a tag in lower case. */
const tagOpening = /<[a-z][a-z0-9]*[\s/>]/;

/**
 * Whether a file contains raw HTML, a component with a class or style, or an SVG as an icon;
 * examples in code do not count. Captions, which are attributes with Markdown, may contain HTML,
 * too.
 */
export function hasHtml(text: string): boolean {
  if (!/<[a-z][a-z0-9]*[\s/>]|<(?:Heading|Image|Link)\b|\s(?:class|className|style)=/.test(text)) {
    return false;
  }
  const source = {scope: emptyScope, extensions: {}};
  for (const mark of scanMarks(text).values()) {
    if (mark.kind === 'expression' && tagOpening.test(mark.source)) return true;
    if (mark.kind !== 'tag') continue;
    if (mark.name === 'svg' || htmlElements.has(resolveAlias(mark, source))) return true;
    if (mark.attributes.some(isHtml)) return true;
  }
  return false;
}

function isHtml({name, value}: WrittenAttribute): boolean {
  return /^(?:class|className|style)$/.test(name) || tagOpening.test(writtenValue(value));
}
