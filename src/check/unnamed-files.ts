import {readStyleSheets} from '../config/read/style-sheets.js';
import {fieldsOf} from '../config/read/raw.js';
import type {Diagnostic} from '../diagnostics/diagnostic.js';
import type {Loader} from '../site/loader.js';
import {diagnoseCheck} from './check-code.js';
import {isOtherFile} from './other-tools.js';
import {missingLine, type ConfigDocument} from './missing-line.js';

/** The style sheets that one site may have (`style/too-many`). */
const mostSheets = 20;

/**
 * The style sheets and scripts that authors may expect to have an effect because other tools apply
 * each that is in the folder: those that nothing else uses. Without those of a folder that is a
 * package of its own.
 */
export async function unnamedFiles(
  config: ConfigDocument,
  all: readonly string[],
  loader: Loader,
  isImported: (file: string) => boolean,
): Promise<readonly Diagnostic[]> {
  const files = withoutPackages(all).filter((file) => /\.(?:css|js)$/i.test(file));
  if (files.length === 0) return [];
  const linked = await linkedFiles(all, loader);
  const left = files.filter((file) => !linked.has(file) && !isImported(file));
  const [sheets, scripts] = [/\.css$/i, /\.js$/i].map((ending) =>
    left.filter((file) => ending.test(file)),
  );
  return [
    ...(await unnamedSheets(config, sheets ?? [], loader)),
    ...(await unusedScripts(scripts ?? [], loader)),
  ];
}

async function unnamedSheets(
  config: ConfigDocument,
  all: readonly string[],
  loader: Loader,
): Promise<readonly Diagnostic[]> {
  const targets = readStyleSheets({raw: fieldsOf(config.document.value)});
  const named = new Set(targets.flatMap((one) => (one.to === 'site' ? [one.path] : [])));
  const texts = new Map<string, string>();
  for (const file of all) texts.set(file, await textOf(file, loader));
  const imported = new Set([...texts].flatMap(([file, text]) => importsIn(file, text)));
  // A backslash in a name would be read as a slash.
  const files = all.filter(
    (file) => !named.has(file) && !imported.has(file) && !file.includes('\\'),
  );
  if (files.length === 0) return [];
  const paths = files.map((file) => `/${file.replace(/[%#?]/g, encodeURIComponent)}`);
  const {advice, location, fix} = missingLine(config, ['css'], paths);
  const isUnclear = files.length + named.size > mostSheets;
  const details = {files: paths, advice: isUnclear ? undefined : advice};
  const found = diagnoseCheck('style/not-named', location, details);
  return [{...found, ...(fix && !isUnclear && {fix})}];
}

/** Marks of a script that is for Node or that others import: no document runs it by itself. */
const notForPages = /^#!|\brequire\(|\bmodule\.exports\b|\bprocess\.\w|^(?:import|export)\b/m;

/** Scripts that configure a tool. */
const toolFile = /(?:^|\/)\.|\.config\.js$/;

async function unusedScripts(
  all: readonly string[],
  loader: Loader,
): Promise<readonly Diagnostic[]> {
  const files: string[] = [];
  const isOther = isOtherFile(all);
  for (const file of all) {
    const isOfTool = file === 'docs-sw.js' || isOther(file) || toolFile.test(file);
    if (!isOfTool && !notForPages.test(await textOf(file, loader))) files.push(file);
  }
  const [first] = files;
  if (first === undefined) return [];
  return [diagnoseCheck('config/unused-script', {file: first, line: 1}, {files})];
}

/** The files that are in no package of their own, such as an example or a script of the project. */
function withoutPackages(files: readonly string[]): readonly string[] {
  const folders = files.flatMap((file) => /^(.+\/)package\.json$/.exec(file)?.[1] ?? []);
  return files.filter((file) => !folders.some((folder) => file.startsWith(folder)));
}

/** The files that HTML pages of the folder name. */
async function linkedFiles(files: readonly string[], loader: Loader): Promise<Set<string>> {
  const linked = new Set<string>();
  for (const page of files.filter((file) => /\.html?$/i.test(file))) {
    const text = await textOf(page, loader);
    for (const [, url = ''] of text.matchAll(/\s(?:href|src)\s*=\s*["']?([^"'\s>]+)/gi)) {
      linked.add(pathOf(url, page));
    }
  }
  return linked;
}

function importsIn(file: string, text: string): readonly string[] {
  const imports = text.matchAll(/@import\s+(?:url\(\s*)?["']?([^"'\s);]+)/gi);
  return Array.from(imports, ([, url = '']) => pathOf(url, file));
}

/** The path in the folder that a URL in one of its files means. */
function pathOf(url: string, file: string): string {
  const base = new URL(file, 'folder://files/');
  if (!URL.canParse(url, base.href)) return '';
  const {host, pathname} = new URL(url, base.href);
  return host === base.host ? decoded(pathname.slice(1)) : '';
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The text of a file; none where it cannot be read. */
function textOf(file: string, loader: Loader): Promise<string> {
  return loader.text(file).catch(() => '');
}
