/** Cursor rejects longer URLs. */
const longestUrl = 8000;

/** The URL that opens a prompt in the editor Cursor; `undefined` for one that is too long. */
export function cursorUrl(prompt: string): string | undefined {
  const url = `https://cursor.com/link/prompt?text=${encodeURIComponent(prompt)}`;
  return url.length > longestUrl ? undefined : url;
}
