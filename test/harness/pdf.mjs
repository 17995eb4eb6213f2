import {inflateSync} from 'node:zlib';

/**
 * How many sheets a PDF has. Firefox writes them among objects that are compressed together.
 *
 * @param {Uint8Array} pdf
 */
export function sheetsIn(pdf) {
  const bytes = Buffer.from(pdf);
  const text = bytes.toString('latin1');
  const compressed = [...text.matchAll(/\/Type \/ObjStm[^]*?stream\r?\n/g)];
  const objects = compressed.map(({0: head, index}) =>
    inflateSync(bytes.subarray(index + head.length)).toString('latin1'),
  );
  return [text, ...objects].join('\n').match(/\/Type \/Page\b/g).length;
}
