import {snippetRequests, type SnippetRequest} from '../content/mdx/snippets.js';
import {importsComponents, needsInterpreter} from '../content/mdx/needs-interpreter.js';
import type {Interpreter, SnippetTexts} from '../content/parse-context.js';
import {ScannedPage} from '../content/scanned-page.js';
import {LoadError, type Loader} from './loader.js';

/** So many snippet files are requested at a time. */
const mostRequests = 6;

/** What a page with imports, exports or snippets needs besides its text. */
export interface PageSnippets {
  readonly snippets: SnippetTexts;
  /** Present if something on the page must be computed; `undefined` if it cannot be loaded. */
  readonly interpreter?: Promise<Interpreter | undefined> | undefined;
}

/** Loads what {@link PageSnippets} says. */
export type LoadPageSnippets = (
  page: ScannedPage,
  file: string,
  loader: Loader,
  signal?: AbortSignal,
) => Promise<PageSnippets>;

/**
 * Makes a function that loads the snippets of a page, and the interpreter if it is needed: both at
 * once if the page itself says so.
 */
export function snippetsLoader(
  loadInterpreter: () => Promise<Interpreter | undefined>,
): LoadPageSnippets {
  const load = () => loadInterpreter().catch(() => undefined);
  return async (page, file, loader, signal) => {
    const needsItself = needsInterpreter(page, file, new Map());
    const early = needsItself || importsComponents(page, file) ? load() : undefined;
    const snippets = await loadSnippets(page, file, loader, signal);
    const isNeeded = needsItself || needsInterpreter(page, file, snippets);
    return {snippets, interpreter: isNeeded ? (early ?? load()) : undefined};
  };
}

/**
 * Loads the snippet files that a page names, and those that they name, each once. A file that
 * cannot be loaded has no entry; the page reports it where it is used, with the error if the file
 * may exist. Rejects with the signal's reason when that is aborted.
 */
export async function loadSnippets(
  page: ScannedPage,
  file: string,
  loader: Loader,
  signal?: AbortSignal,
): Promise<SnippetTexts> {
  const texts = new Map<string, string>();
  const errors = new Map<string, unknown>();
  const seen = new Set<string>();
  let waiting = unseen(snippetRequests(page, file), seen);
  while (waiting.length > 0) {
    const found: SnippetRequest[] = [];
    const queue = waiting.values();
    const work = async (): Promise<void> => {
      for (const request of queue) {
        const onError = (error: unknown) => errors.set(request.key, error);
        const snippet = await firstFile(request.files, loader, onError, signal);
        if (snippet === undefined) continue;
        texts.set(request.key, snippet.text);
        // Beside the snippet, as the format says, or else beside the page.
        found.push(
          ...snippetRequests(new ScannedPage(snippet.text), request.key, [snippet.file, file]),
        );
      }
    };
    await Promise.all(Array.from({length: mostRequests}, work));
    waiting = unseen(found, seen);
  }
  return Object.assign(texts, {errors});
}

function unseen(requests: readonly SnippetRequest[], seen: Set<string>): readonly SnippetRequest[] {
  return requests.filter(({key}) => {
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

async function firstFile(
  files: readonly string[],
  loader: Loader,
  onError: (error: unknown) => void,
  signal: AbortSignal | undefined,
): Promise<{file: string; text: string} | undefined> {
  for (const file of files) {
    try {
      return {file, text: await loader.text(file, signal)};
    } catch (error) {
      signal?.throwIfAborted();
      // The application may have rejected with anything.
      if (!(error instanceof LoadError && error.isMissing)) onError(error);
    }
  }
  return undefined;
}
