const types: ReadonlyMap<string, string> = new Map([
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['ico', 'image/x-icon'],
  ['bmp', 'image/bmp'],
  ['apng', 'image/apng'],
  ['mp4', 'video/mp4'],
  ['webm', 'video/webm'],
  ['mov', 'video/quicktime'],
  ['mp3', 'audio/mpeg'],
  ['wav', 'audio/wav'],
  ['ogg', 'audio/ogg'],
  ['txt', 'text/plain'],
  ['html', 'text/plain'],
  ['pdf', 'application/pdf'],
  ['css', 'text/css'],
  ['json', 'application/json'],
  ['woff2', 'font/woff2'],
  ['woff', 'font/woff'],
  ['ttf', 'font/ttf'],
  ['otf', 'font/otf'],
]);

/**
 * The media type of a file by the end of its name. Documents and unknown files have one that no
 * browser runs scripts of: a file of the reader's folder must not become a page of this site.
 */
export function mediaTypeByName(path: string): string {
  const [, ending = ''] = /\.(\w+)$/.exec(path) ?? [];
  return types.get(ending.toLowerCase()) ?? 'application/octet-stream';
}
