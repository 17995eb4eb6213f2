/**
 * The data of `docs.json`, when the text is plain JSON; `undefined` when it is not.
 *
 * Most sites need no more than this. `readJson`, which accepts other text and explains errors, is
 * larger and loads only when it is needed.
 */
export function readPlainJson(text: string): unknown {
  try {
    const data: unknown = JSON.parse(text.replace(/^\ufeff/, ''));
    return data;
  } catch {
    return undefined;
  }
}
