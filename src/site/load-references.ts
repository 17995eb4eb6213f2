import {
  expandReferences,
  referencedFiles,
  type ReferencedFile,
  type ReferencedFiles,
} from '../config/json/references.js';
import {loadDiagnostic} from './load-diagnostic.js';
import type {Loader} from './loader.js';

/** So many files are asked for at a time. */
const mostRequests = 6;

/** Reads the data of a JSON file, tidy or not; `undefined` when it is none. */
export type ReadData = (text: string, file: string) => unknown;

/**
 * Puts a configuration together from its own data and from the files that it refers to with `$ref`,
 * at most six of which are requested at a time. What could not be loaded is left out; `files`
 * says why, so that `validateConfig` can.
 *
 * Rejects only with the signal's reason when that is aborted.
 */
export async function loadReferences(
  root: unknown,
  file: string,
  loader: Loader,
  readData: ReadData,
  signal?: AbortSignal,
): Promise<{readonly value: unknown; readonly files: ReferencedFiles}> {
  const files = new Map<string, ReferencedFile>();
  const data = new Map<string, unknown>([[file, root]]);
  let waiting = new Set(referencedFiles(root, file));
  while (waiting.size > 0) {
    const named = new Set<string>();
    const queue = waiting.values();
    const work = async (): Promise<void> => {
      for (const path of queue) {
        if (data.has(path)) continue;
        data.set(path, undefined);
        const found = await load(path, loader, signal);
        files.set(path, found);
        if ('problem' in found) continue;
        const value = readData(found.text, path);
        data.set(path, value);
        for (const one of referencedFiles(value, path)) named.add(one);
      }
    };
    await Promise.all(Array.from({length: mostRequests}, work));
    waiting = named;
  }
  const {value} = expandReferences(root, file, {read: (path) => data.get(path)});
  return {value, files};
}

async function load(
  path: string,
  loader: Loader,
  signal: AbortSignal | undefined,
): Promise<ReferencedFile> {
  try {
    return {text: await loader.text(path, signal)};
  } catch (error) {
    signal?.throwIfAborted();
    return {problem: loadDiagnostic(error, path).message};
  }
}
