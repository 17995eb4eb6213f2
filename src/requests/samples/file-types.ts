/** The media types that programs agree on for the names of files, by their extensions. */
const types: ReadonlyMap<string, string> = new Map([
  ['bin', 'application/octet-stream'],
  ['gif', 'image/gif'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['txt', 'text/plain'],
]);

/** The media type that every program sends for a file of this name; empty: they differ. */
export function typeOfFile(name: string): string {
  const extension = /\.(\w+)$/.exec(name)?.[1] ?? 'bin';
  return types.get(extension.toLowerCase()) ?? '';
}
