import type {ImportDeclaration} from 'acorn';
import {withMessages} from '../content/describe.js';
import {splitFrontmatter} from '../content/frontmatter.js';
import {isCode} from '../content/mdx/needs-interpreter.js';
import {takeModules} from '../content/mdx/modules.js';
import {builtInOf, componentPackage, isCodeFile, keyOfImport} from '../content/mdx/snippets.js';
import type {UnsupportedCode} from '../diagnostics/catalog/unsupported-code.js';
import type {Diagnostic} from '../diagnostics/diagnostic.js';
import {pendingDiagnostic} from '../diagnostics/pending-diagnostic.js';
import {groupBy} from '../shared/group-by.js';
import {parseStatements} from '../interpreter/parse-code.js';
import {placeOf} from '../interpreter/place.js';
import type {OuterScope} from '../interpreter/scope.js';
import type {CodeNode} from '../interpreter/syntax-tree.js';
import {unsupportedCode, type FoundCode} from '../interpreter/unsupported/unsupported-code.js';
import type {Loader} from '../site/loader.js';
import {diagnoseCheck} from './check-code.js';
import {expressionsIn, type PlacedExpression} from './page-expressions.js';

/**
 * What the code in the file of a page or of a Markdown snippet does that is not supported. The tags
 * that include a snippet may define any name in its expressions.
 */
export function pageCodeProblems(
  text: string,
  file: string,
  isSnippet: boolean,
): readonly Diagnostic[] {
  if (!/=>|\bfunction\b|^export\b/m.test(text)) return [];
  const {body, bodyLine} = splitFrontmatter(text, file).value;
  const taken = takeModules(body);
  const statements = taken.statements.flatMap(({source, line}) =>
    statementsOf(source, file, bodyLine + line - 1),
  );
  const expressions = expressionsIn(taken.body, file, bodyLine, isCode);
  const found = unsupportedCode({
    statements,
    expressions: expressions.map(({node}) => node),
    names: ['frontmatter', ...(isSnippet ? ['props'] : [])],
    // Imports of packages are reported as such.
    importProblem: (specifier, from, library) =>
      from === 'react' ? reactProblem(specifier, library) : undefined,
  });
  const isOfTag = ({code, root}: FoundCode) =>
    isSnippet && code.kind === 'name' && !statements.includes(root);
  const known = found.filter((one) => !isOfTag(one));
  return diagnosticsOf(known, file, expressions);
}

/**
 * What files of code do that is not supported: those that pages import, and those that these
 * import. `files` are the files of the site; one that cannot be loaded is reported with its page.
 */
export async function importedCodeProblems(
  named: ReadonlySet<string>,
  files: ReadonlySet<string>,
  loader: Loader,
): Promise<readonly Diagnostic[]> {
  const all = new Set([...named].filter((file) => isCodeFile(file) && files.has(file)));
  const diagnostics: Diagnostic[] = [];
  for (const file of all) {
    const text = await loader.text(file).catch(() => '');
    const found = codeFileProblems(text, file);
    diagnostics.push(...found.diagnostics);
    for (const imported of found.imported) if (files.has(imported)) all.add(imported);
  }
  return diagnostics;
}

/**
 * One report for each line: what evaluating a page has reported is not reported again, but gets the
 * advice on what to write instead.
 */
export function mergeCodeProblems(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const lineOf = ({location: {file, line}}: Diagnostic) => JSON.stringify([file, line]);
  const isStatic = ({code}: Diagnostic) => code === 'page/unsupported-code';
  const byLine = groupBy(diagnostics.filter(isStatic), lineOf);
  const evaluated = new Set(
    diagnostics.filter(({code}) => code === 'page/not-evaluated').map(lineOf),
  );
  return diagnostics.flatMap((one) => {
    if (isStatic(one)) return evaluated.has(lineOf(one)) ? [] : one;
    if (one.code !== 'page/not-evaluated') return one;
    const same = byLine
      .get(lineOf(one))
      ?.find(({message}) => one.message.includes(causeOf(message)));
    const isNew = same && !one.hint.includes(same.hint);
    return isNew ? {...one, hint: `${same.hint} ${one.hint}`} : one;
  });
}

/** What a message has in common with that of the evaluator: "uses a class". */
function causeOf(message: string): string {
  return message.replace(/^The code | ?,.*$/g, '');
}

/** What a file of code does that is not supported, and the files that it imports. */
function codeFileProblems(
  text: string,
  file: string,
): {readonly diagnostics: readonly Diagnostic[]; readonly imported: readonly string[]} {
  const statements = statementsOf(text, file, 1);
  const imported = statements.flatMap((node) => {
    const from = importedFile(node);
    return (from === undefined ? undefined : keyOfImport(from, file)) ?? [];
  });
  const found = unsupportedCode({
    statements,
    importProblem: (specifier, from, library) =>
      from === 'react' ? reactProblem(specifier, library) : importProblem(specifier, from, file),
  });
  return {diagnostics: diagnosticsOf(found, file), imported: imported.filter(isCodeFile)};
}

/** The file or package that a statement names. */
function importedFile(node: CodeNode): string | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
      return node.source ? String(node.source.value) : undefined;
    default:
      return undefined;
  }
}

/** The statements of a text; none if it is not valid, which is reported where it is used. */
function statementsOf(source: string, file: string, line: number): readonly CodeNode[] {
  const parsed = parseStatements(source, file, line);
  return 'value' in parsed ? parsed.value : [];
}

type Specifier = ImportDeclaration['specifiers'][number];

/** Why what a file of code imports has no value; `undefined` for what may have one. */
function importProblem(
  specifier: Specifier,
  from: string,
  file: string,
): UnsupportedCode | undefined {
  const isAll = specifier.type === 'ImportNamespaceSpecifier';
  if (isAll) return componentPackage.test(from) ? undefined : {kind: 'all-of', name: from};
  if (keyOfImport(from, file) !== undefined) return undefined;
  const isBuiltIn = builtInOf(exportedName(specifier), specifier.local.name) !== undefined;
  return isBuiltIn ? undefined : {kind: 'package', name: from};
}

function reactProblem(specifier: Specifier, library: OuterScope): UnsupportedCode | undefined {
  if (specifier.type !== 'ImportSpecifier') return undefined;
  const name = exportedName(specifier);
  return name === 'default' || library.find(name) ? undefined : {kind: 'react', name};
}

function exportedName(specifier: Specifier): string {
  if (specifier.type !== 'ImportSpecifier') return 'default';
  const {imported} = specifier;
  return imported.type === 'Identifier' ? imported.name : 'default';
}

/** So many places in one file are listed. */
const most = 100;

function diagnosticsOf(
  found: readonly FoundCode[],
  file: string,
  expressions: readonly PlacedExpression[] = [],
): readonly Diagnostic[] {
  const columns = new Map(expressions.map(({node, column}) => [node, column]));
  const locationOf = ({node, root}: FoundCode) => {
    const {line} = placeOf(node);
    const {start} = node.loc ?? {};
    const before = start?.line === 1 ? (columns.get(root) ?? 0) : 0;
    return {file, line, column: (start?.column ?? 0) + 1 + before};
  };
  const listed = found
    .slice(0, most)
    .map((one) => diagnoseCheck('page/unsupported-code', locationOf(one), one.code));
  const next = found[most];
  if (!next) return listed;
  const more = pendingDiagnostic('page/more', locationOf(next), {count: found.length - most});
  return [...listed, ...withMessages([more])];
}
