/** The path of the page of a file in URLs: without `index` and its ending. */
export function pathOf(file: string): string {
  return file.replace(/\.mdx?$/i, '').replace(/(?:^|\/)index$/i, '');
}
