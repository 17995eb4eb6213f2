import type {RouteCodec} from './codec.js';
import {decodePath, decodeText, encodePath, restOf} from './encoding.js';

/** Routes behind the address's `#`, for any static host: `#/guides/start#install` (contract: `router="hash"`). */
export const hashCodec = hashCodecOf('');

/**
 * The same for a document whose `<base>` leads elsewhere, as it would lead `#/guides/start` alone: `page` is then the
 * document's own address without its hash. All of it, since a base may name another host, too.
 */
export function hashCodecOf(page: string): RouteCodec {
  return {
    read(address, current = '') {
      const written = address.hash.slice(1);
      if (written === '') return {path: '', hash: ''};
      if (!written.startsWith('/')) return {path: current, hash: decodeText(written)};
      const [, path = '', query, hash = ''] = /^([^?#]*)(?:\?([^#]*))?#?(.*)/s.exec(written) ?? [];
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

/** An address without its `#` and what follows. */
export function withoutHash(address: string): string {
  return address.replace(/#.*/s, '');
}
