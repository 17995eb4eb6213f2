import {existsSync, readFileSync, statSync} from 'node:fs';
import {basename, dirname, join, resolve} from 'node:path';
import {Misuse} from '../misuse.js';
import {generator} from './build-single-file.js';

/**
 * The file that a site is written into: the one that was named, or one beside its folder.
 *
 * @throws a misuse where another file would be replaced.
 */
export function singleFileOutput(folder: string, named: string | undefined): string {
  const out = resolve(named ?? join(dirname(folder), `${basename(folder)}.html`));
  if (!/\.html?$/i.test(out)) throw new Misuse(`The name of the file has to end in .html: ${out}`);
  if (!existsSync(dirname(out))) throw new Misuse(`There is no folder ${dirname(out)}.`);
  if (!existsSync(out)) return out;
  if (!statSync(out).isFile()) throw new Misuse(`${out} is not a file.`);
  const mark = `<meta name="generator" content="${generator}">`;
  if (!readFileSync(out, 'utf8').slice(0, 2000).includes(mark)) {
    throw new Misuse(`${out} exists, and was not written by this command. Name another file.`);
  }
  return out;
}
