import {readJson} from '../config/json/read-json.js';
import {readPlainJson} from '../config/json/plain-json.js';
import type {ReferencedFiles} from '../config/json/references.js';
import type {Diagnostic} from '../diagnostics/diagnostic.js';
import {loadReferences} from './load-references.js';
import type {Loader} from './loader.js';

/** What a configuration holds that is more than one file of plain JSON. */
export interface ReadConfig {
  /** `undefined` when it cannot be understood. */
  readonly value: unknown;
  readonly files?: ReferencedFiles;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads a configuration that refers to other files, or that is not plain JSON: what can be understood of it, and where it
 * goes wrong. Rejects only with the signal's reason when that is aborted.
 */
export async function readConfig(
  text: string,
  file: string,
  loader: Loader,
  signal?: AbortSignal,
): Promise<ReadConfig> {
  const plain = readPlainJson(text);
  const {value, diagnostics} =
    plain === undefined ? untidy(text, file) : {value: plain, diagnostics: []};
  if (value === undefined || !text.includes('"$ref"')) return {value, diagnostics};
  const readData = (text: string, file: string) => readPlainJson(text) ?? untidy(text, file).value;
  return {...(await loadReferences(value, file, loader, readData, signal)), diagnostics};
}

function untidy(text: string, file: string): ReadConfig {
  const {value, diagnostics} = readJson(text, file);
  return {value: value.value, diagnostics};
}
