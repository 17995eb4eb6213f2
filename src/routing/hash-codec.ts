import type {RouteCodec} from './codec.js';
import {decodePath, decodeText, encodePath, encodeText} from './encoding.js';

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
      const end = written.indexOf('#');
      if (end === -1) return {path: decodePath(written), hash: ''};
      return {path: decodePath(written.slice(0, end)), hash: decodeText(written.slice(end + 1))};
    },

    href({path, hash}) {
      return `${page}#/${encodePath(path)}${hash && `#${encodeText(hash)}`}`;
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
