import type {RouteCodec} from './codec.js';
import {decodePath, decodeText, encodePath, encodeText} from './encoding.js';

/** Routes behind the address's `#`, for any static host: `#/guides/start#install` (contract: `router="hash"`). */
export const hashCodec: RouteCodec = {
  read(address, current = '') {
    const written = address.hash.slice(1);
    if (written === '') return {path: '', hash: ''};
    if (!written.startsWith('/')) return {path: current, hash: decodeText(written)};
    const end = written.indexOf('#');
    if (end === -1) return {path: decodePath(written), hash: ''};
    return {path: decodePath(written.slice(0, end)), hash: decodeText(written.slice(end + 1))};
  },

  href({path, hash}) {
    return `#/${encodePath(path)}${hash && `#${encodeText(hash)}`}`;
  },

  isInside(address, here) {
    return address.hash !== '' && withoutHash(address) === withoutHash(here);
  },
};

function withoutHash(address: URL): string {
  return address.href.slice(0, address.href.length - address.hash.length);
}
