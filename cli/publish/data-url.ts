import {readFileSync} from 'node:fs';
import {mediaTypeByName} from '../../src/open/media-type-by-name.js';

/** An image or a typeface as a URL that contains it; empty for other files. */
export function dataUrl(file: string): string {
  const type = mediaTypeByName(file);
  if (!/^(?:image|font)\//.test(type)) return '';
  return `data:${type};base64,${readFileSync(file).toString('base64')}`;
}
