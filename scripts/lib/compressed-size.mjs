import {readFileSync} from 'node:fs';
import {brotliCompressSync, constants} from 'node:zlib';

/** The folder of the chunks of a version: its name is a hash, see `version-folder.mjs`. */
const version = /chunks\/[\w-]{8}\//g;

/**
 * The bytes of a file of the bundle as good hosts send it: Brotli, quality 11. The hash of the
 * version is replaced by another one, always the same: with some hashes, the main chunk is 100
 * bytes larger than with others.
 */
export function compressedSize(file) {
  const text = readFileSync(file, 'utf8').replace(version, 'chunks/A1b2C3d4/');
  const params = {[constants.BROTLI_PARAM_QUALITY]: 11};
  return brotliCompressSync(text, {params}).length;
}
