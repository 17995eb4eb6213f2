import {withLiterals} from '../../src/openapi/exact/exact-json.js';
import type {ParsedMessage} from '../../src/openapi/parsed-message.js';
import type {ParsedText} from '../../src/openapi/parsed-text.js';
import {untilAborted} from '../../src/shared/until-aborted.js';
import {startWorker} from '../shared/start-worker.js';

/**
 * Parses a text in a worker, which ends with it. Resolves to `undefined` where no worker can run:
 * a policy refuses it, or its file cannot be loaded. Rejects with
 * the signal's reason when that is aborted.
 */
export async function parseInWorker(
  text: string,
  signal: AbortSignal,
): Promise<ParsedText | undefined> {
  signal.throwIfAborted();
  const worker = startWorker('parse-worker');
  if (!worker) return undefined;
  const parsed = new Promise<ParsedText | undefined>((resolve) => {
    worker.addEventListener('message', ({data}: MessageEvent<ParsedMessage>) =>
      resolve(fromMessage(data)),
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

function fromMessage(message: ParsedMessage): ParsedText {
  if (!('json' in message)) return {...message, value: withLiterals(message.value)};
  const {json, ...rest} = message;
  const value: unknown = JSON.parse(json);
  // Few files have numbers that need it; marked keys stay.
  const hasMarks = /"\\u0000[^"]*"(?!:)/.test(json);
  return {...rest, value: hasMarks ? withLiterals(value) : value};
}
