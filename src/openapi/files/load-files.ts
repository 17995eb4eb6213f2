import {$RefParser} from '@apidevtools/json-schema-ref-parser';
import type {Found} from './found.js';
import {Part, type SourceFile} from '../part.js';
import {mappedFiles, partsInside, type Visit} from './references.js';

/** So many files are requested at a time. */
const mostRequests = 6;

/** The files of a description that are loaded, to which `loadFiles` adds others. */
export interface LoadedFiles {
  /** The URL of the main file. */
  readonly url: string;
  readonly options: {loadText(url: string, signal?: AbortSignal): Promise<string>};
  fileAt(url: string): SourceFile | {readonly problem: string} | undefined;
  read(text: string, url: string): Promise<SourceFile>;
  refuse(url: string, problem: unknown): void;
  find(ref: string, from: Part): Found;
}

/** See `loadFiles`. */
export type LoadFiles = (
  files: LoadedFiles,
  urls: Iterable<string>,
  isDeep: boolean,
  signal?: AbortSignal,
) => Promise<void>;

/**
 * Adds the files at some URLs to those of a description; with `isDeep`, also all that these refer
 * to. Each file is requested once. What is wrong with a file is noted there: rejects only with the
 * signal's reason, once all that has begun has ended.
 *
 * The package goes from file to file; it requests and reads nothing itself (decision 0045).
 */
export const loadFiles: LoadFiles = async (files, urls, isDeep, signal) => {
  const inTurn = limited(mostRequests);
  const read = async ({url}: {readonly url: string}) => {
    const file = await inTurn(() => loadFile(files, url, signal));
    return isDeep && file ? asReferences(unloadedIn(file, files)) : [];
  };
  await new $RefParser().resolve(files.url, asReferences(urls), {
    resolve: {file: false, http: false, own: {order: 1, canRead: true, read}},
    parse: {
      json: false,
      yaml: false,
      text: false,
      binary: false,
      own: {order: 1, canParse: true, allowEmpty: true, parse: ({data}: {data: unknown}) => data},
    },
  });
  signal?.throwIfAborted();
};

const asReferences = (urls: Iterable<string>) => [...urls].map((url) => ({$ref: url}));

/** Loads a file, unless it is known; nothing where there is none, or the signal was aborted. */
async function loadFile(
  files: LoadedFiles,
  url: string,
  signal: AbortSignal | undefined,
): Promise<SourceFile | undefined> {
  const known = files.fileAt(url);
  if (known) return 'root' in known ? known : undefined;
  try {
    signal?.throwIfAborted();
    const text = await files.options.loadText(url, signal);
    signal?.throwIfAborted();
    const file = await files.read(text, url);
    if (file.root !== undefined) return file;
    files.refuse(url, file.faults[0]?.reason ?? 'It is empty.');
  } catch (error) {
    if (!signal?.aborted) files.refuse(url, error);
  }
  return undefined;
}

/** The URLs of the files that a file refers to anywhere, and that have not been loaded. */
function unloadedIn(file: SourceFile, files: LoadedFiles): ReadonlySet<string> {
  const urls = new Set<string>();
  if (!file.refersToFiles) return urls;
  for (const [ref, from] of referencesIn(file)) {
    const found = files.find(ref, from);
    if ('unloaded' in found) urls.add(found.unloaded);
  }
  return urls;
}

/** All references in a file, each with the part that contains it. */
function* referencesIn(file: SourceFile): Generator<readonly [ref: string, from: Part]> {
  const seen = new Set<unknown>();
  const queue: Visit[] = [{part: new Part(file.root, file)}];
  for (let visit = queue.pop(); visit; visit = queue.pop()) {
    const {part} = visit;
    if (typeof part.value !== 'object' || seen.has(part.value)) continue;
    seen.add(part.value);
    if (part.ref !== undefined) yield [part.ref, part];
    for (const ref of mappedFiles(part)) yield [ref, part];
    queue.push(...partsInside(visit));
  }
}

/** Runs tasks, but only so many at a time. */
function limited(most: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running === most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
