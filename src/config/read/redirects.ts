import type {WrittenConfig} from '../site-config.js';
import {fieldsOf, listOf, readEach, textOf} from './raw.js';

/** A redirect of the site. */
export interface ConfigRedirect {
  /**
   * A path of the site. In it, `:name` is a segment or a part of one, `:name?` one segment or none,
   * `:name*` any number of segments, `:name+` at least one, and `*` is anything.
   */
  readonly source: string;
  /**
   * A path of the site or the URL of another one, in which the same names are replaced with the
   * same segments.
   */
  readonly destination: string;
}

/** Reads `redirects`, without entries that lack a source or a destination. */
export function readRedirects({raw}: WrittenConfig): readonly ConfigRedirect[] {
  return readEach(listOf(raw.get('redirects')), (item) => {
    const fields = fieldsOf(item);
    const source = textOf(fields.get('source'));
    const destination = textOf(fields.get('destination'));
    return source === undefined || destination === undefined ? undefined : {source, destination};
  });
}
