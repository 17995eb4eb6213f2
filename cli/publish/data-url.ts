import {readFileSync} from 'node:fs';
import {extname} from 'node:path';

/** The types of images and typefaces, by the ends of their names. */
const types: ReadonlyMap<string, string> = new Map([
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.jpeg', 'image/jpeg'],
  ['.gif', 'image/gif'],
  ['.webp', 'image/webp'],
  ['.avif', 'image/avif'],
  ['.svg', 'image/svg+xml'],
  ['.ico', 'image/x-icon'],
  ['.bmp', 'image/bmp'],
  ['.woff2', 'font/woff2'],
  ['.woff', 'font/woff'],
  ['.ttf', 'font/ttf'],
  ['.otf', 'font/otf'],
]);

/** An image or a typeface as a URL that contains it; empty for other files. */
export function dataUrl(file: string): string {
  const type = types.get(extname(file).toLowerCase());
  if (type === undefined) return '';
  return `data:${type};base64,${readFileSync(file).toString('base64')}`;
}
