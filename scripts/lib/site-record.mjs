import {createHash} from 'node:crypto';

/** The file in which a site notes which version its files are of, and what was written there. */
export const recordFile = 'docs-site/installed.json';

/** Pages that authors are expected to edit: the record has their texts, to show what changes. */
export const pagesOfHosts = ['index.html', '404.html'];

/** A hash that is the same whether line breaks are those of Unix or of Windows. */
export function hashOf(content) {
  const bytes = Buffer.isBuffer(content) ? content : Buffer.from(content);
  const sum = createHash('sha256');
  // Most files are of Unix, and not copied.
  if (!bytes.includes('\r\n')) sum.update(bytes);
  else sum.update(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
  return sum.digest('hex').slice(0, 16);
}

/** The name of a build, that of its folder of chunks, from the text of its `files.json`. */
export function buildOf(files) {
  return /"chunks\/(\w+)\//.exec(files)?.[1] ?? '';
}

/**
 * The record of files that were written, as the text of its file.
 *
 * @param {{version: string, build: string}} of
 * @param {Iterable<[string, string | Uint8Array]>} written Contents by path in the site.
 */
export function recordText({version, build}, written) {
  const all = [...written];
  const files = Object.fromEntries(all.map(([path, content]) => [path, hashOf(content)]).sort());
  const texts = all
    .filter(([path]) => pagesOfHosts.includes(path))
    .map(([path, content]) => [path, Buffer.from(content).toString()]);
  return textOfRecord({version, build, files, texts: Object.fromEntries(texts.sort())});
}

/** The text of a record. */
export function textOfRecord(record) {
  return `${JSON.stringify(record, undefined, 1)}\n`;
}
