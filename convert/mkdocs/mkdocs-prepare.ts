import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import {note} from '../note.js';
import {mapOf} from '../settings/setting-values.js';
import {textsOf} from './mkdocs-config.js';
import {headingOf, type HeadingText} from './mkdocs-heading.js';
import {iconsIn, type IconTags} from './mkdocs-icons.js';
import {IncludedFiles} from './mkdocs-includes.js';
import {inlinesHere, type InlineContext} from './mkdocs-inlines.js';
import {markedIncludes, MarkedIncludes} from './mkdocs-marked-includes.js';
import {splitMkdocsPage} from './mkdocs-meta.js';
import {rewrittenLines} from './mkdocs-rewrite.js';
import {Snippets, type PageLine} from './mkdocs-snippets.js';
import type {MkdocsSource} from './mkdocs-source.js';
import {allBlocks, blocksIn, type Block} from './python-block.js';
import {readBlocks} from './python-blocks.js';
import {linesOf} from './python-lines.js';
import type {Features} from './python-reader.js';

/** A page whose lines are written as they are here, where that changes no block. */
export interface PreparedPage {
  /** Its file in the folder of pages. */
  readonly file: string;
  /** Its frontmatter. */
  readonly head: string;
  readonly text: string;
  readonly blocks: readonly Block[];
  /** Its headings, with the ids that their author chose. */
  readonly headings: readonly HeadingText[];
  /** The lines of its file that its lines are from. */
  readonly origins: readonly number[];
  readonly notes: readonly Diagnostic[];
}

/** A page with the files that it includes. */
interface IncludedPage {
  readonly file: string;
  readonly head: string;
  readonly lines: readonly PageLine[];
  readonly notes: readonly Diagnostic[];
}

/** Reads all pages of a site. */
export async function preparedPages(source: MkdocsSource): Promise<readonly PreparedPage[]> {
  const {folder, pages, features} = source;
  const included: IncludedPage[] = [];
  for (const file of pages) {
    const page = await includedPage(source, file);
    if (page) included.push(page);
  }
  const texts = included.flatMap(({lines}) => lines.map(({text}) => text));
  const icons = features.has('emoji')
    ? await iconsIn(texts, folder.isIcon)
    : new Map<string, string>();
  const appended = await appendedBlocks(source);
  return included.map((page) => prepared(page, source, icons, appended));
}

async function includedPage(source: MkdocsSource, file: string): Promise<IncludedPage | undefined> {
  const text = await source.text(file);
  if (text === undefined) return undefined;
  const {head, body, bodyLine} = splitMkdocsPage(text);
  const lines = body.split(/\r?\n/).map((one, at) => ({text: one, line: bodyLine + at}));
  const included = new IncludedFiles(source);
  let whole: readonly PageLine[] = source.config.plugins.has('include-markdown')
    ? await included.expand(lines, file)
    : lines;
  let notes: readonly Diagnostic[] = included.notes;
  const options = markedIncludes(source);
  const path = source.config.docs + file;
  if (options) {
    const marked = new MarkedIncludes(source, options);
    whole = await marked.expand(whole, path);
    notes = [...notes, ...marked.notes];
  }
  if (!source.features.has('snippets')) return {file, head, lines: whole, notes};
  const snippets = new Snippets({folder: source.folder, bases: basesOf(source)});
  const expanded = withoutMeta(await snippets.expand(whole, path), source);
  return {file, head, lines: expanded, notes: [...notes, ...snippets.notes]};
}

/** A page that begins with the file of another page: an extension reads its frontmatter. */
function withoutMeta(lines: readonly PageLine[], {config}: MkdocsSource): readonly PageLine[] {
  const first = lines.findIndex(({text}) => text.trim() !== '');
  if (!config.extensions.has('meta') || lines[first]?.text !== '---') return lines;
  const end = lines.findIndex(({text}, at) => at > first && /^(?:---|\.\.\.)[ \t]*$/.test(text));
  const inner = lines.slice(first + 1, end);
  const isMeta = inner.length > 0 && inner.every(({text}) => /^\s*$|^ *[\w-]+:|^ /.test(text));
  return end === -1 || !isMeta ? lines : lines.slice(end + 1);
}

/** The folders of files that are included. */
function basesOf({config: {extensions, docs}}: MkdocsSource): readonly string[] {
  const named = textsOf(extensions.get('pymdownx.snippets')?.get('base_path'));
  const bases = named.map((base) =>
    base.replace(/^\$docs_dir/, docs).replace(/^\$config_dir\/?/, ''),
  );
  return (bases.length > 0 ? bases : ['']).map((base) => {
    const plain = base.replaceAll(/^(?:\.?\/)+|^\.$|\/+$/g, '');
    return plain === '' ? '' : `${plain}/`;
  });
}

/** The blocks of files that are appended to all pages. */
async function appendedBlocks(source: MkdocsSource): Promise<readonly Block[]> {
  const {folder, config, features} = source;
  const files = textsOf(config.extensions.get('pymdownx.snippets')?.get('auto_append'));
  const found: Block[] = [];
  for (const file of files) {
    const bases = basesOf(source).map((base) => base + file);
    const path = bases.find((one) => folder.files.has(one)) ?? '';
    found.push(...readBlocks(linesOf((await folder.text(path)) ?? ''), features));
  }
  return found;
}

/** The first line whose title has a link: titles of components lead nowhere. */
function linkInTitle(blocks: readonly Block[], labels: ReadonlySet<string>): number | undefined {
  for (const block of allBlocks(blocks)) {
    const titled = block.kind === 'tabs' ? block.tabs : block.kind === 'box' ? [block] : [];
    for (const {lines} of titled) {
      const {text = '', at} = lines[0] ?? {};
      const names = Array.from(text.matchAll(/\[([^[\]]+)\](\()?/g));
      const isLink = names.some(([, name = '', mark]) => mark || labels.has(name.toLowerCase()));
      if (/^(?:!!!|\?\?\?|===|\/\/\/)/.test(text) && isLink) return at;
    }
  }
  return undefined;
}

/** The lines with a link that the theme Material shows as a button. */
function buttonLines(blocks: readonly Block[], features: Features): readonly number[] {
  const isButton = (text: string) =>
    /<a\b[^<>]*\bmd-button\b/.test(text) ||
    (features.has('attr_list') && /[)\]]\{[^{}]*\.md-button\b/.test(text));
  const leaves = [...allBlocks(blocks)].filter(
    (block) => block.kind !== 'code' && blocksIn(block).length === 0,
  );
  return leaves
    .flatMap(({lines}) => lines)
    .flatMap(({text, at}) => (isButton(text.replaceAll(/`[^`]*`/g, '')) ? [at] : []));
}

function labelsIn(blocks: readonly Block[]): ReadonlySet<string> {
  return new Set(
    [...allBlocks(blocks)].flatMap((block) =>
      block.kind === 'definition' ? [block.label.toLowerCase()] : [],
    ),
  );
}

function withInlines({text, id}: HeadingText, context: InlineContext): HeadingText {
  return {text: inlinesHere(text, context), id};
}

function abbreviationsIn(blocks: readonly Block[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const block of allBlocks(blocks)) {
    if (block.kind === 'abbreviation') found.set(block.name, block.meaning);
  }
  return found;
}

function prepared(
  {file, head, lines: own, notes}: IncludedPage,
  source: MkdocsSource,
  icons: IconTags,
  appended: readonly Block[],
): PreparedPage {
  const {features, config} = source;
  const lines = [...own, ...usedOf(appended, own)];
  const all = linesOf(lines.map(({text}) => text).join('\n'));
  const blocks = readBlocks(all, features);
  const context: InlineContext = {
    features,
    icons,
    abbreviations: abbreviationsIn([...appended, ...blocks]),
    repository: repositoryOf(source),
    labels: labelsIn(blocks),
  };
  const {lines: rewritten, annotated} = rewrittenLines(all, blocks, context);
  const text = rewritten.join('\n');
  const origins = lines.map(({line}) => line);
  const found = [...notes];
  const path = config.docs + file;
  if (annotated !== undefined) {
    const what = 'The link between a number in code and its explanation';
    const instead = 'The numbers stay in the code, and the explanations in the list below it.';
    found.push(
      note('convert/left-out', {file: path, line: origins[annotated] ?? 1}, {what, instead}),
    );
  }
  const linked = linkInTitle(blocks, context.labels);
  if (linked !== undefined) {
    const instead = 'Write the link in the text below the title.';
    const what = 'The link in a title';
    const location = {file: path, line: origins[linked] ?? 1};
    found.push(note('convert/left-out', location, {what, instead}));
  }
  for (const at of buttonLines(blocks, features)) {
    const what = 'The look of a button';
    const instead = 'It is a link in the text. Use <Card> with "href" for a link that stands out.';
    found.push(note('convert/left-out', {file: path, line: origins[at] ?? 1}, {what, instead}));
  }
  for (const block of allBlocks(blocks)) {
    const label = block.kind === 'heading' ? headingOf(block.text).label : undefined;
    if (label === undefined) continue;
    const line = origins[block.lines[0]?.at ?? 0] ?? 1;
    const what = `The label "${label}" of a heading in the table of contents`;
    const instead = 'The table of contents shows the heading itself. Shorten it if it is long.';
    found.push(note('convert/left-out', {file: path, line}, {what, instead}));
  }
  return {
    file,
    head,
    text,
    blocks: readBlocks(linesOf(text), features),
    headings: [...allBlocks(blocks)].flatMap((block) =>
      block.kind === 'heading' ? [withInlines(headingOf(block.text), context)] : [],
    ),
    origins,
    notes: found,
  };
}

/** The lines of definitions that are appended to pages, if links of a page have their labels. */
function usedOf(appended: readonly Block[], page: readonly PageLine[]): readonly PageLine[] {
  const text = page
    .map((one) => one.text)
    .join('\n')
    .toLowerCase();
  const line = page.at(-1)?.line ?? 1;
  const used = appended.flatMap((block) => {
    if (block.kind !== 'definition' || !text.includes(`[${block.label.toLowerCase()}]`)) return [];
    return block.lines.map((one) => ({text: one.text.trim(), line}));
  });
  return used.length > 0 ? [{text: '', line}, ...used] : [];
}

/** The repository that numbers of issues belong to, if they are links. */
function repositoryOf({config: {extensions}}: MkdocsSource): string | undefined {
  const options = mapOf(extensions.get('pymdownx.magiclink'));
  const [user, repo] = [options?.get('user'), options?.get('repo')];
  const provider = options?.get('provider') ?? 'github';
  if (options?.get('repo_url_shorthand') !== true || provider !== 'github') return undefined;
  return typeof user === 'string' && typeof repo === 'string'
    ? `https://github.com/${user}/${repo}`
    : undefined;
}
