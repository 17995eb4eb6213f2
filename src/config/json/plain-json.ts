/**
 * The data of `docs.json`, when the text is plain JSON; `undefined` when it is not.
 *
 * This is the fast way to start. What to do then, and where exactly the text goes wrong, knows `readJson` of `json.ts`,
 * which is larger and need not be loaded before.
 */
export function readPlainJson(text: string): unknown {
  try {
    const data: unknown = JSON.parse(text.replace(/^\ufeff/, ''));
    return data;
  } catch {
    return undefined;
  }
}
