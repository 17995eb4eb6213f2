import {fieldsOf, listOf, readEach, textOf} from './raw.js';
import type {Fields} from './language.js';

/** Where readers of a former address go. */
export interface ConfigRedirect {
  /** A path of the site, with `:name` for one of its parts, `:name*` for any number of them, `*` for anything. */
  readonly source: string;
  /** A path of the site or an address elsewhere, in which the same names stand for the same parts. */
  readonly destination: string;
}

/** Reads `redirects`; an entry without both ends is none (format notes §5.1, §5.2). */
export function readRedirects(written: Fields): readonly ConfigRedirect[] {
  return readEach(listOf(written.get('redirects')), (item) => {
    const fields = fieldsOf(item);
    const source = textOf(fields.get('source'));
    const destination = textOf(fields.get('destination'));
    return source === undefined || destination === undefined ? undefined : {source, destination};
  });
}
