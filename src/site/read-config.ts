import {readJson} from '../config/json/read-json.js';
import {readPlainJson} from '../config/normalize.js';
import type {ReferencedFiles} from '../config/json/references.js';
import {fieldsOf} from '../config/read/raw.js';
import type {Diagnostic} from '../diagnostics/diagnostic.js';
import {loadReferences} from './load-references.js';
import type {Loader} from './loader.js';

/** The data of a configuration that is more than one file of plain JSON. */
export interface ReadConfig {
  /**
   * What could be read; `undefined` when there is no value, or after an error none that names a
   * page.
   */
  readonly value: unknown;
  readonly files?: ReferencedFiles;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads a configuration that refers to other files, or that is not plain JSON: as much as possible
 * of it, with its errors. Without a page, the errors are all there is to show. Rejects only with
 * the signal's reason when that is aborted.
 */
export async function readConfig(
  text: string,
  file: string,
  loader: Loader,
  signal?: AbortSignal,
): Promise<ReadConfig> {
  const plain = readPlainJson(text);
  const {value: root, diagnostics} =
    plain === undefined ? recovered(text, file) : {value: plain, diagnostics: []};
  if (root === undefined) return {value: root, diagnostics};
  const {value, files} = text.includes('"$ref"')
    ? await loadReferences(root, file, loader, readData, signal)
    : {value: root, files: undefined};
  const isBroken = diagnostics.some(({code}) => code === 'config/syntax');
  const isUseless = isBroken && !namesPage(fieldsOf(value).get('navigation'));
  return {value: isUseless ? undefined : value, diagnostics, ...(files && {files})};
}

/** Whether any list of the navigation contains a path. */
function namesPage(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const isPath = (item: unknown) => Array.isArray(value) && typeof item === 'string';
  return Object.values(value).some((item) => isPath(item) || namesPage(item));
}

function readData(text: string, file: string): unknown {
  return readPlainJson(text) ?? recovered(text, file).value;
}

function recovered(text: string, file: string): ReadConfig {
  const {value, diagnostics} = readJson(text, file);
  return {value: value.value, diagnostics};
}
