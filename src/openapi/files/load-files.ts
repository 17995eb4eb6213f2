import {$RefParser} from '@apidevtools/json-schema-ref-parser';
import type {ResolvedReference} from './found.js';
import {Part, type SourceFile} from '../part.js';
import {mappedFiles, partsInside, type Visit} from './references.js';

/** The files of a description that are loaded, to which `loadFiles` adds others. */
export interface LoadedFiles {
  /** The URL of the main file. */
  readonly url: string;
  readonly options: {loadText(url: string, signal?: AbortSignal): Promise<string>};
  /** The requests that are running, by URL. */
  readonly pending: Map<string, Promise<void>>;
  /** Runs as many requests at a time as are allowed. */
  inTurn<T>(task: () => Promise<T>): Promise<T>;
  fileAt(url: string): SourceFile | {readonly problem: string} | undefined;
  read(text: string, url: string): Promise<SourceFile>;
  refuse(url: string, problem: unknown): void;
  find(ref: string, from: Part): ResolvedReference;
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
  const read = async ({url}: {readonly url: string}) => {
    await files.pending.get(url);
    if (!files.fileAt(url)) await loadFile(files, url, signal);
    const file = files.fileAt(url);
    return isDeep && file && 'root' in file ? asReferences(unloadedIn(file, files)) : [];
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

/** Loads a file, or notes why it cannot be loaded; neither if the signal was aborted. */
async function loadFile(
  files: LoadedFiles,
  url: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  const request = async (): Promise<void> => {
    try {
      signal?.throwIfAborted();
      const text = await files.options.loadText(url, signal);
      signal?.throwIfAborted();
      const {root, faults} = await files.read(text, url);
      if (root === undefined) files.refuse(url, faults[0]?.reason ?? 'it is empty');
    } catch (error) {
      if (!signal?.aborted) files.refuse(url, error);
    }
  };
  const running = files.inTurn(request).finally(() => files.pending.delete(url));
  files.pending.set(url, running);
  await running;
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
    for (const inner of partsInside(visit)) queue.push(inner);
  }
}
