/** Removes the backslashes before the characters that they escape (CommonMark §2.4). */
export function unescape(text: string): string {
  return text.replace(/\\([!-/:-@[-`{-~])/g, '$1');
}
