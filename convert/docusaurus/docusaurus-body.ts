import {takeModules} from '../../src/content/mdx/modules.js';
import {withChanges} from '../../src/content/other-tools/find-changes.js';
import {plainMarkdown} from '../../src/content/parse-page.js';
import {mathReader} from '../../src/markdown/read-math.js';
import {scanMarks} from '../../src/markdown/scan.js';
import {problemsHere} from '../markdown/read-here.js';
import type {Card} from './docusaurus-cards.js';
import {convertFence, type CodeOptions} from './docusaurus-code.js';
import {allFiles, type ComponentFile, type DocusaurusComponents} from './docusaurus-components.js';
import {lineOf, withEdits, type TextEdit} from './docusaurus-edits.js';
import {readImports, type ImportContext, type PageImports} from './docusaurus-imports.js';
import type {DocusaurusLinks, LinkPlace} from './docusaurus-links.js';
import {textParts, type TextPart} from './docusaurus-scan.js';
import type {DocusaurusSource} from './docusaurus-source.js';
import {TagWriter} from './docusaurus-tags.js';

/** What the text of a page depends on. */
export interface BodyContext {
  readonly source: DocusaurusSource;
  readonly links: DocusaurusLinks;
  readonly place: LinkPlace;
  /** The file that is written. */
  readonly newFile: string;
  readonly code: CodeOptions;
  readonly cards: readonly Card[];
  /** Whether single dollar signs enclose formulas. */
  readonly hasMath: boolean;
  /** The path of the snippet that a Markdown file becomes. */
  readonly snippet: (file: string) => Promise<string>;
  readonly components: DocusaurusComponents;
  readonly globals: ImportContext['globals'];
}

/** A text that begins at a line of a file, as it is written here. */
export async function convertBody(
  body: string,
  firstLine: number,
  context: BodyContext,
): Promise<string> {
  const {notes, texts} = context.source;
  const count = notes.length;
  const refused = new Set<string>();
  for (;;) {
    notes.length = count;
    const {text, components, failed} = await convertOnce(body, firstLine, {...context, refused});
    if (components.size === 0 || failed.length === 0) {
      const files = allFiles([...components.values()]);
      for (const file of files) texts.set(file.path, file.text);
      return text;
    }
    // Without the component that fails; without all where that is not known.
    const names = [...components.keys()];
    const words = new Set(failed.flatMap((code) => code.match(/[\w$]+/g) ?? []));
    const named = names.filter((name) => words.has(name));
    for (const name of named.length > 0 ? named : names) refused.add(name);
  }
}

/** A converted text, with the components that it imports by their names. */
interface ConvertedBody {
  readonly text: string;
  readonly components: ReadonlyMap<string, ComponentFile>;
  /** What cannot be evaluated: tags and expressions. */
  readonly failed: readonly string[];
}

async function convertOnce(
  body: string,
  firstLine: number,
  context: BodyContext & Pick<ImportContext, 'refused'>,
): Promise<ConvertedBody> {
  const {source, links, place, code, cards, hasMath} = context;
  const {file} = place;
  const text = withoutMdxFences(body);
  const {statements} = takeModules(text);
  const used = new Set(text.match(/(?<=<)[A-Z]\w*/g) ?? []);
  const imports = await readImports(text, statements, used, {...context, firstLine});
  const masked = withoutRanges(text, imports.ranges);

  const singles = mathReader.singleSigns(masked, true);
  const marks = scanMarks(masked, {math: hasMath ? {reader: mathReader, singles} : undefined});
  const urls = links.urlsIn(place);
  const leaveOut = (at: number, what: string, instead: string) =>
    source.leaveOut({file, line: firstLine + lineOf(text, at) - 1}, what, instead);
  const tags = new TagWriter({text: masked, marks, imports, urls, cards, leaveOut});
  const edits: TextEdit[] = [
    ...imports.edits,
    ...tags.write(),
    ...codeEdits(masked, imports, marks),
  ];
  const partText = (kind: TextPart['kind'], part: string): string | undefined => {
    if (kind === 'fence') return convertFence(part, code);
    if (kind === 'url') return urls.link(part).replaceAll(' ', '%20');
    // Without a plugin, they enclose no formula.
    if (kind === 'dollars') return hasMath ? undefined : String.raw`\$\$`;
    return admonitionLine(part);
  };
  const open: string[] = [];
  for (const {kind, at, end} of textParts(masked, marks)) {
    const part = masked.slice(at, end);
    if (kind === 'line') followAdmonitions(part, open);
    const written = partText(kind, part);
    if (written !== undefined && written !== part) edits.push({at, end, text: written});
  }
  // An admonition without an end reaches to that of the page.
  const rest = open.toReversed().map((colons) => `\n\n${colons}`);
  if (rest.length > 0) edits.push({at: text.length, end: text.length, text: rest.join('') + '\n'});
  const edited = withEdits(text, edits);
  const converted = withChanges(edited.text);
  const components = new Map(
    [...imports.names].flatMap(([name, imported]) =>
      imported.kind === 'component' ? [[name, imported.file] as const] : [],
    ),
  );
  const files = allFiles([...components.values()]);
  const snippets = new Map(files.map((one) => [one.path, one.text]));
  const lines = new Set<number>();
  const failed: string[] = [];
  for (const problem of problemsHere(converted, context.newFile, snippets)) {
    if (!evaluation.test(problem.code)) continue;
    lines.add(edited.lineBefore(problem.location.line ?? 1));
    const isIn = (one: ComponentFile) =>
      allFiles([one]).some(({path}) => path.endsWith(problem.location.file));
    const own = [...components].flatMap(([name, one]) => (isIn(one) ? [name] : []));
    failed.push(nameIn(problem.details), ...own);
  }
  for (const line of lines) {
    const instead = 'Write what it shows.';
    source.leaveOut({file, line: firstLine + line - 1}, 'Some code on this line', instead);
  }
  return {text: converted, components, failed};
}

/** Problems of code that cannot be evaluated. */
const evaluation = /^page\/(?:not-evaluated|unsupported-expression|import-unsupported)$/;

function nameIn(details: unknown): string {
  const isNamed = typeof details === 'object' && details !== null && 'name' in details;
  return isNamed && typeof details.name === 'string' ? details.name : '';
}

/** A text without the fences whose content Docusaurus reads as MDX. */
function withoutMdxFences(text: string): string {
  if (!text.includes('mdx-code-block')) return text;
  let end: string | undefined;
  const lines = text.split('\n').map((line) => {
    const [, marks] = /^\s*(`{3,}|~{3,})\s*mdx-code-block\s*$/.exec(line) ?? [];
    if (end === undefined && marks !== undefined) end = marks;
    else if (end !== undefined && line.trim() === end) end = undefined;
    else return line;
    return '';
  });
  return lines.join('\n');
}

/** A text of the same length with blanks for some of its parts. */
function withoutRanges(text: string, ranges: PageImports['ranges']): string {
  let written = '';
  let from = 0;
  for (const [at, end] of ranges) {
    written += text.slice(from, at) + text.slice(at, end).replaceAll(/[^\n]/g, ' ');
    from = end;
  }
  return written + text.slice(from);
}

/** The edits of expressions that name what is imported. */
function codeEdits(
  text: string,
  {names}: PageImports,
  marks: ReturnType<typeof scanMarks>,
): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  for (const [at, mark] of marks) {
    if (mark.kind !== 'expression') continue;
    const words = mark.source.match(/[A-Za-z_$][\w$]*/g) ?? [];
    const used = words.flatMap((word) => names.get(word) ?? []);
    if (used.some(({kind}) => kind === 'code')) edits.push({at, end: mark.end, text: ''});
    const [only] = used;
    if (words.length !== 1 || !only) continue;
    if (only.kind === 'text')
      edits.push({at, end: mark.end, text: `{${JSON.stringify(only.text)}}`});
    if (only.kind === 'asset') edits.push({at, end: mark.end, text: only.url});
  }
  return edits.filter(({text: written, at}) => written !== text.slice(at));
}

const admonition = /^([ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?)(:{3,})[ \t]*([a-z]+)\b(.*)$/i;

/** Adds the colons of an admonition that a line opens; removes those that it closes. */
function followAdmonitions(line: string, open: string[]): void {
  const [, colons = '', name] = /^(:{3,})[ \t]*([a-z]+)?/i.exec(line) ?? [];
  if (colons === '') return;
  if (name !== undefined) open.push(colons);
  else if (colons.length >= (open.at(-1)?.length ?? Infinity)) open.pop();
}

const otherNames: ReadonlyMap<string, string> = new Map([
  ['secondary', 'note'],
  ['important', 'note'],
]);

/** The first line of an admonition with its title as text; `undefined` for any other line. */
function admonitionLine(line: string): string | undefined {
  if (line.length > 1000) return undefined;
  const [, before = '', colons = '', name = '', rest = ''] = admonition.exec(line) ?? [];
  if (colons === '') return undefined;
  const [, inner, after = ''] = /^\s*\[(.*)\]\s*(.*)$/.exec(rest) ?? [];
  const written = (inner ?? rest).replace(/\s*\{[^{}]*\}\s*$/, '').trim();
  const title = written === '' ? '' : ` ${plainMarkdown(written).trim().replaceAll('{', '&#123;')}`;
  if (inner !== undefined && !/^(?:\{.*\})?$/.test(after.trim())) return undefined;
  const lower = name.toLowerCase();
  return `${before}${colons}${otherNames.get(lower) ?? lower}${title}`;
}
