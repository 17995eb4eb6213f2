import type {ParsedMessage} from '../../src/openapi/parsed-message.js';
import type {ParsedText} from '../../src/openapi/parsed-text.js';
import {untilAborted} from '../../src/site/clock.js';

/**
 * Parses a text in a worker, which ends with it. Resolves to `undefined` where no worker can run:
 * the script is on another origin, a policy refuses it, or its file cannot be loaded. Rejects with
 * the signal's reason when that is aborted.
 */
export async function parseInWorker(
  text: string,
  signal: AbortSignal,
): Promise<ParsedText | undefined> {
  signal.throwIfAborted();
  const worker = startWorker();
  if (!worker) return undefined;
  const parsed = new Promise<ParsedText | undefined>((resolve) => {
    worker.addEventListener('message', ({data}: MessageEvent<ParsedMessage>) =>
      resolve('json' in data ? fromJson(data) : data),
    );
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      resolve(undefined);
    });
  });
  worker.postMessage(text);
  try {
    return await untilAborted(parsed, signal);
  } finally {
    worker.terminate();
  }
}

function fromJson({json, faults}: Extract<ParsedMessage, {json: string}>): ParsedText {
  return {value: JSON.parse(json) as unknown, faults};
}

function startWorker(): Worker | undefined {
  try {
    return new Worker((workerUrl ??= trustedUrl()), {type: 'module'});
  } catch {
    return undefined;
  }
}

/** The part of Trusted Types that a worker needs; some browsers have none of it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: {createScriptURL: () => string},
  ): {createScriptURL: (url: string) => string};
}

/** A document can make a policy only once. */
let workerUrl: string | undefined;

/** The URL of the worker's script, which is the only one that the policy `docs-site` gives. */
function trustedUrl(): string {
  const {trustedTypes} = globalThis as {trustedTypes?: TrustedTypes};
  const rules = {createScriptURL: () => new URL('./parse-worker.js', import.meta.url).href};
  return (trustedTypes?.createPolicy('docs-site', rules) ?? rules).createScriptURL('');
}
