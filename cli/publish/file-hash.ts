import {createHash} from 'node:crypto';
import {closeSync, readSync} from 'node:fs';
import {openOwn} from './own-files.js';

/** What a file contains, perhaps in parts: all of them may be too long for one text. */
export type FileContent = string | Uint8Array | readonly string[];

/** Files are read in pieces of this size, which the next one reuses. */
const piece = Buffer.allocUnsafe(1 << 16);

/** The hash of what is to be a file. */
export function hashOf(content: FileContent): string {
  const sum = createHash('sha256');
  for (const part of partsOf(content)) sum.update(part);
  return sum.digest('hex').slice(0, 16);
}

/** The same of a file; it throws where there is none, and for a link. */
export function hashOfFile(file: string): string {
  const sum = createHash('sha256');
  const opened = openOwn(file);
  try {
    for (;;) {
      const size = readSync(opened, piece);
      if (size === 0) break;
      sum.update(piece.subarray(0, size));
    }
  } finally {
    closeSync(opened);
  }
  return sum.digest('hex').slice(0, 16);
}

/** The size of what is to be a file, in bytes. */
export function sizeOf(content: FileContent): number {
  return partsOf(content).reduce((size, part) => size + Buffer.byteLength(part), 0);
}

/** The parts of a content, one after another. */
export function partsOf(content: FileContent): readonly (string | Uint8Array)[] {
  return typeof content === 'string' || content instanceof Uint8Array ? [content] : content;
}
