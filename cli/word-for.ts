import {relative} from 'node:path';

/** How a folder is named in a command that is called here. */
export function wordFor(folder: string): string {
  const inside = relative(process.cwd(), folder);
  const place = inside.startsWith('..') ? folder : inside || '.';
  return /^[\w./@:+-]+$/.test(place) ? place : `"${place}"`;
}
