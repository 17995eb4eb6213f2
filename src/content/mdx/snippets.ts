import {isBuiltIn} from '../aliases.js';
import {snippetProps} from './snippet-props.js';
import {findValue} from './find-value.js';
import {readLiteral, type Literal} from './literal.js';
import {takeModules, type ModuleStatement} from './modules.js';
import {emptyScope} from './scope.js';
import type {ScannedPage} from '../scanned-page.js';
import type {SnippetProblem} from '../../diagnostics/catalog/page.js';
import type {SnippetTexts} from '../parse-context.js';
import {resolveUrl} from '../../shared/urls.js';

/** A snippet that a file names: its key, and the files that it may be, tried in this order. */
export interface SnippetRequest {
  readonly key: string;
  readonly files: readonly string[];
}

/**
 * What an `import` names: `local` in this file, `exported` in the other (`default` for a file's
 * whole content).
 */
export interface ImportedName {
  readonly local: string;
  readonly exported: string;
  readonly key: string;
}

const importPattern =
  /^import\s+(?:([\w$]+)\s*(?:,\s*)?)?(?:\{([^}]*)\}\s*)?from\s*["']([^"']+)["']/;
const codeImport =
  /^(?:import\s[^;"'`]{0,999}|export\s*(?:\*|\{[^}"'`]{0,999}\})\s?)from\s*["']([^"'\n]+)["']/gm;
const exportPattern = /^export\s+(?:const|let|var)\s+([\w$]+)\s*(?::[^=]+)?=([^]*)/;

/**
 * The snippet files that a page or snippet names. A relative import leads to a file beside one of
 * `places`, which are files too.
 */
export function snippetRequests(
  page: ScannedPage,
  file: string,
  places: readonly string[] = [file],
): readonly SnippetRequest[] {
  const requests: SnippetRequest[] = [];
  const {text} = page.body;
  if (text.includes('<Snippet')) {
    // Found as the page is read, so that examples in code request nothing.
    for (const mark of page.body.marks.values()) {
      if (mark.kind !== 'tag' || mark.name !== 'Snippet') continue;
      const named = snippetProps(mark.attributes, {scope: emptyScope, extensions: {}}).get('file');
      if (typeof named !== 'string') continue;
      const key = snippetKey(named);
      requests.push({key, files: [`_snippets/${key}`, `snippets/${key}`]});
    }
  }
  if (/^(?:import|export)\s/m.test(text)) {
    for (const from of importedFiles(text, file)) {
      const key = keyOfImport(from, file);
      if (key === undefined) continue;
      const files = places.map((place) => keyOfImport(from, place) ?? key);
      requests.push({key, files: [...new Set(files)]});
    }
  }
  return requests;
}

/** What the body of a file imports, as written. */
function importedFiles(text: string, file: string): readonly string[] {
  if (isCodeFile(file)) return [...text.matchAll(codeImport)].map(([, from = '']) => from);
  const {statements} = takeModules(text);
  return statements.flatMap(({source}) => importPattern.exec(source)?.[3] ?? []);
}

/** The key of `<Snippet file="…">`: the path below the site's folder for snippets. */
export function snippetKey(named: string): string {
  return named.replace(/^\/*(?:_?snippets\/)?/, '').replace(/(?<!\.mdx?)$/i, '.mdx');
}

/**
 * What the imports of files of the site name. Imports of anything else (packages, styles) are left
 * out.
 */
export function importedNames(
  statements: readonly ModuleStatement[],
  file: string,
): readonly ImportedName[] {
  return statements.flatMap((statement) => {
    const {from, names} = readImport(statement);
    const key = keyOfImport(from, file);
    return key === undefined ? [] : names.map((name) => ({...name, key}));
  });
}

/** What a statement imports; no names for any other statement. */
function readImport({source}: ModuleStatement) {
  const [, whole, named, from = ''] = importPattern.exec(source) ?? [];
  const names = whole === undefined ? [] : [{local: whole, exported: 'default'}];
  for (const part of named?.split(',') ?? []) {
    const [exported = '', local = exported] = part.trim().split(/\s+as\s+/);
    if (exported !== '') names.push({local, exported});
  }
  return {from, names};
}

/** The name of the built-in component that an import of anything but a file means, if it is one. */
export function builtInOf(exported: string, local: string): string | undefined {
  const name = exported === 'default' ? local : exported;
  return isBuiltIn(name) ? name : undefined;
}

/** The packages with the components that this project has. */
export const componentPackage = /^@?mintlify(?:\/|$)/;

/** Whether a statement imports nothing but built-in components from a package that has them. */
export function importsBuiltIns(statement: ModuleStatement): boolean {
  const {from, names} = readImport(statement);
  const isBuiltInName = ({exported, local}: (typeof names)[number]) =>
    builtInOf(exported, local) !== undefined;
  const isNamed = componentPackage.test(from) && names.length > 0 && names.every(isBuiltInName);
  return isNamed || importsAllBuiltIns(statement);
}

/** Whether a statement gives other names to built-in components. */
export function renamesBuiltIns(statement: ModuleStatement, file: string): boolean {
  const {from, names} = readImport(statement);
  const isRenamed = ({exported, local}: (typeof names)[number]) =>
    (builtInOf(exported, local) ?? local) !== local;
  const isPackage = keyOfImport(from, file) === undefined;
  return (isPackage && names.some(isRenamed)) || importsAllBuiltIns(statement);
}

function importsAllBuiltIns({source}: ModuleStatement): boolean {
  const [, from = ''] = /^import\s*\*\s*as\s[\w$\s]+from\s*["']([^"']+)/.exec(source) ?? [];
  return componentPackage.test(from);
}

/** The key of a file of the site that an `import` names; undefined for anything else. */
export function keyOfImport(from: string, file: string): string | undefined {
  const [extension] = /\.(?:mdx?|[jt]sx?)$/i.exec(from) ?? [];
  const target = resolveUrl(from, file);
  if (extension === undefined || target.to !== 'site') return undefined;
  return /\.mdx?$/i.test(extension) ? `${target.path}${extension}` : target.path;
}

/** What to report of a snippet without a text. */
export function missingSnippet(file: string, {errors}: SnippetTexts): SnippetProblem {
  return errors?.has(file) ? {file, error: errors.get(file)} : {file};
}

/** Whether a file contains code only, not Markdown. */
export function isCodeFile(key: string): boolean {
  return /\.[jt]sx?$/i.test(key);
}

/** The constants that a file exports, if they are literals or refer to earlier ones. */
export function exportedValues(
  statements: readonly ModuleStatement[],
): ReadonlyMap<string, Literal> {
  const values = new Map<string, Literal>();
  for (const {source} of statements) {
    const [, name, value = ''] = exportPattern.exec(source) ?? [];
    const written = value.trim().replace(/;$/, '');
    const known = readLiteral(written) ?? findValue(written, values);
    if (name !== undefined && known !== undefined) values.set(name, known.value);
  }
  return values;
}
