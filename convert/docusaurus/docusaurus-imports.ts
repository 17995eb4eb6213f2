import type {ModuleStatement} from '../../src/content/mdx/modules.js';
import {folderOf, joinedPath} from '../source-paths.js';
import type {ComponentFile, DocusaurusComponents} from './docusaurus-components.js';
import {offsetOfLine, type TextEdit} from './docusaurus-edits.js';
import type {LinkPlace} from './docusaurus-links.js';
import type {DocusaurusSource} from './docusaurus-source.js';
import {parsedJson} from './docusaurus-versions.js';

/** What a page has imported under a name. */
export type Imported =
  /** A component of Docusaurus. */
  | {readonly kind: 'theme'; readonly name: string}
  /** Markdown, by the path of the snippet that it becomes. */
  | {readonly kind: 'snippet'}
  /** A file that is no page, by its URL. */
  | {readonly kind: 'asset'; readonly url: string}
  /** The text of a file. */
  | {readonly kind: 'text'; readonly text: string; readonly file: string}
  /** A component that is evaluated here. */
  | {readonly kind: 'component'; readonly file: ComponentFile}
  /** Code, which is left out. */
  | {readonly kind: 'code'};

/** The imports of a page. */
export interface PageImports {
  readonly names: ReadonlyMap<string, Imported>;
  readonly edits: readonly TextEdit[];
  /** Where statements are, whose code stays as it is. */
  readonly ranges: readonly (readonly [number, number])[];
  /** The components that the page defines. */
  readonly defined: ReadonlySet<string>;
}

/** What imports of a page depend on. */
export interface ImportContext {
  readonly source: DocusaurusSource;
  readonly place: LinkPlace;
  /** The line of the file that the text begins at, from 1. */
  readonly firstLine: number;
  /** The path of the snippet that a Markdown file becomes. */
  readonly snippet: (file: string) => Promise<string>;
  readonly components: DocusaurusComponents;
  /** Names whose components cannot be evaluated. */
  readonly refused: ReadonlySet<string>;
  /** Components that every page has without an import → where they are from. */
  readonly globals: ReadonlyMap<string, GlobalImport>;
}

/** Where a component that every page has is from. */
export interface GlobalImport {
  /** The file that imports it for all pages. */
  readonly file: string;
  readonly from: string;
  /** What is between `import` and `from`. */
  readonly clause: string;
}

const importPattern = /^import\s([^"';]{1,2000})from\s{0,9}["']([^"'\n]+)["']/;
const sideEffect = /^import\s*["']([^"']+)["']/;
const exported =
  /^export\s+(?:default\s+)?(?:async\s+)?(?:const|let|var|function|class)\s+([A-Z]\w*)/;
const ofTheme = /^@theme(?:-\w+)?\/|^@docusaurus\//;
const image = /\.(?:svg|png|jpe?g|gif|webp|avif|ico|mp4|webm|mp3|pdf|zip)$/i;

/**
 * Reads the imports of a page, and removes those that mean nothing here. `used` are the names of
 * its tags.
 */
export async function readImports(
  body: string,
  statements: readonly ModuleStatement[],
  used: ReadonlySet<string>,
  context: ImportContext,
): Promise<PageImports> {
  const names = new Map<string, Imported>();
  const edits: TextEdit[] = [];
  const ranges: [number, number][] = [];
  const defined = new Set<string>();
  const usesCode = statements.some(({source}) => source.startsWith('export'));
  for (const {source, line} of statements) {
    const at = offsetOfLine(body, line);
    const end = Math.min(offsetOfLine(body, line + source.split('\n').length), body.length);
    ranges.push([at, end]);
    const [, name] = exported.exec(source) ?? [];
    if (name !== undefined) defined.add(name);
    if (!source.startsWith('import')) continue;
    const [, clause = '', from = sideEffect.exec(source)?.[1] ?? ''] =
      importPattern.exec(source) ?? [];
    const {own, locals} = namesIn(clause);
    const [whole] = own;
    const read = await readImport(from, context.place.file, context);
    if (from === 'react' && usesCode) continue;
    if (read.kind === 'data' && whole !== undefined) {
      edits.push({at, end, text: `export const ${whole} = ${read.json};\n`});
      continue;
    }
    if (read.kind === 'snippet' && read.path !== undefined) {
      for (const local of own) names.set(local, {kind: 'snippet'});
      const text = own.map((local) => `import ${local} from '/${read.path}';\n`).join('');
      edits.push({at, end, text});
      continue;
    }
    const all = [...own, ...locals];
    if (read.kind === 'component' && !all.some((local) => context.refused.has(local))) {
      for (const local of all) names.set(local, read);
      edits.push({at, end, text: `${source.replace(from, () => `/${read.file.path}`)}\n`});
      continue;
    }
    const isCode = /^(?:snippet|component|data|missing)$/.test(read.kind);
    const meaning = isCode ? ({kind: 'code'} as const) : (read as Imported);
    for (const local of all) names.set(local, meaning);
    edits.push({at, end, text: ''});
    if (meaning.kind !== 'code' || /^react(?:\/|$)|\.(?:css|scss|sass|less)$/.test(from)) continue;
    const place = {file: context.place.file, line: context.firstLine + line - 1};
    if (read.kind === 'missing') {
      context.source.noteMissing(place, read.path);
      continue;
    }
    const what = all.map((local) => `"${local}"`).join(', ') || 'Code';
    const instead = 'Code of authors is not run. What is between its tags is kept.';
    context.source.leaveOut(place, `${what} from ${from}`, instead);
  }
  for (const name of used) {
    const global = context.globals.get(name);
    if (!global || names.has(name) || defined.has(name) || context.refused.has(name)) continue;
    const read = await readImport(global.from, global.file, context);
    if (read.kind === 'theme') names.set(name, read);
    if (read.kind !== 'component') continue;
    names.set(name, read);
    const statement = `import ${global.clause} from '/${read.file.path}';\n\n`;
    edits.push({at: 0, end: 0, text: statement});
  }
  return {names, edits, ranges, defined};
}

/** The names of an import: those of whole modules, and those of what these export. */
function namesIn(clause: string): {readonly own: readonly string[]; locals: readonly string[]} {
  const [before = '', inner = ''] = clause.split(/[{}]/);
  const localOf = (part: string) => part.trim().split(' ').at(-1) ?? '';
  const named = (parts: string) =>
    parts
      .split(',')
      .map(localOf)
      .filter((name) => name !== '');
  return {own: named(before), locals: named(inner)};
}

type ReadImport =
  | Exclude<Imported, {kind: 'snippet'}>
  | {readonly kind: 'snippet'; readonly path: string}
  /** A file of data, as JSON in one line. */
  | {readonly kind: 'data'; readonly json: string}
  | {readonly kind: 'missing'; readonly path: string};

/** Longer data is not for one page. */
const longestData = 20_000;

async function readImport(
  from: string,
  importer: string,
  {source, snippet, components}: ImportContext,
): Promise<ReadImport> {
  if (ofTheme.test(from)) return {kind: 'theme', name: from.slice(from.lastIndexOf('/') + 1)};
  const isRaw = /^!!raw-loader!/.test(from) || /\?raw$/.test(from);
  const path = from.replace(/^!*(?:[\w-]+-loader!)?/, '').replace(/\?.*$/, '');
  const file = fileOf(path, source, importer);
  const isLocal = /^(?:\.|@site\/)/.test(path);
  const missing = {kind: 'missing', path: path.replace(/^@site\//, '')} as const;
  if (isRaw) {
    const text = file === undefined ? undefined : await source.folder.text(file);
    return file === undefined || text === undefined ? missing : {kind: 'text', text, file};
  }
  if (/\.mdx?$/i.test(path) && isLocal) {
    return file === undefined ? missing : {kind: 'snippet', path: await snippet(file)};
  }
  if (file !== undefined && image.test(path)) return {kind: 'asset', url: source.assetUrl(file)};
  if (file !== undefined && path.endsWith('.json')) {
    const data = parsedJson((await source.folder.text(file)) ?? '');
    const json = data === undefined ? undefined : JSON.stringify(data);
    return json !== undefined && json.length < longestData ? {kind: 'data', json} : {kind: 'code'};
  }
  const code = components.fileOf(path, importer);
  const component = code === undefined ? undefined : await components.read(code);
  return component ? {kind: 'component', file: component} : {kind: 'code'};
}

/** The file of the folder that an import leads to. */
function fileOf(path: string, source: DocusaurusSource, importer: string): string | undefined {
  const found = path.startsWith('@site/')
    ? source.pathOf(path)
    : path.startsWith('.')
      ? joinedPath(folderOf(importer), path)
      : path.startsWith('/')
        ? source.pathOf(`static${path}`)
        : undefined;
  return found !== undefined && source.folder.files.has(found) ? found : undefined;
}

/** The components that a site adds to all pages. */
export async function globalImports(
  source: DocusaurusSource,
): Promise<ReadonlyMap<string, GlobalImport>> {
  const globals = new Map<string, GlobalImport>();
  const endings = ['.js', '.jsx', '.ts', '.tsx'].flatMap((end) => [end, `/index${end}`]);
  for (const ending of endings) {
    const file = source.pathOf(`src/theme/MDXComponents${ending}`);
    const text = file === undefined ? undefined : await source.folder.text(file);
    if (file === undefined || text === undefined) continue;
    for (const match of text.matchAll(globalImport)) {
      const [, clause = '', from = ''] = match;
      for (const name of clause.match(/\b[A-Z]\w*/g) ?? []) {
        const isWhole = !clause.includes('{');
        globals.set(name, {file, from, clause: isWhole ? name : `{${name}}`});
      }
    }
  }
  return globals;
}

const globalImport = /^import\s+([^;'"]{1,500}?)\s*from\s*['"]([^'"\n]+)['"]/gm;
