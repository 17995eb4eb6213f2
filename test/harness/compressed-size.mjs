import {readFileSync} from 'node:fs';
import {brotliCompressSync, constants} from 'node:zlib';

/** The folder of the chunks of a version: its name is a hash, see `version-folder.mjs`. */
const version = /chunks\/[\w-]{8}\//g;
const hashes = ['zxxbP09w', 'CdF6cZ9L', 'A1b2C3d4', 'Q7xK2mPz', 'aB3dE6gH'];

/**
 * The bytes of a file of the bundle as good hosts send it: Brotli, quality 11. With some hashes of
 * the version, the main chunk is 100 bytes larger than with others: it is the median of five, the
 * same for each build.
 */
export function compressedSize(file) {
  const text = readFileSync(file, 'utf8');
  if (text.search(version) === -1) return sizeOf(text);
  const sizes = hashes.map((hash) => sizeOf(text.replace(version, `chunks/${hash}/`)));
  return sizes.toSorted((one, other) => one - other)[2];
}

function sizeOf(text) {
  const params = {[constants.BROTLI_PARAM_QUALITY]: 11};
  return brotliCompressSync(text, {params}).length;
}
