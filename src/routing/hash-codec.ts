import type {RouteCodec} from './codec.js';
import {decodePath, decodeText, encodePath, restOf} from './encoding.js';

/**
 * Routes after the URL's `#`, for any static host: `#/guides/start#install` (contract:
 * `router="hash"`).
 */
export const hashCodec = hashCodecOf('');

/**
 * The same for a document whose `<base>` is another URL, to which `#/guides/start` alone would be
 * relative: `page` is then the document's own complete URL without its hash. Complete, since a base
 * may name another host.
 */
export function hashCodecOf(page: string): RouteCodec {
  return {
    read(address, current = '') {
      const fragment = address.hash.slice(1);
      if (fragment === '') return {path: '', hash: ''};
      if (!fragment.startsWith('/')) return {path: current, hash: decodeText(fragment)};
      const [, path = '', query, hash = ''] = /^([^?#]*)(?:\?([^#]*))?#?(.*)/s.exec(fragment) ?? [];
      return {path: decodePath(path), hash: decodeText(hash), ...(query && {query})};
    },

    href({path, hash, query}) {
      return `${page}#/${encodePath(path)}${restOf(hash, query)}`;
    },

    isInside(address, here) {
      return address.hash !== '' && withoutHash(address.href) === withoutHash(here.href);
    },
  };
}

/** A URL without its `#` and what follows it. */
export function withoutHash(address: string): string {
  return address.replace(/#.*/s, '');
}
