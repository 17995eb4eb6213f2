/** How many line ends a text has. */
export function countLines(text: string): number {
  return text.split('\n').length - 1;
}
