import type {RouteCodec, UrlParts} from './codec.js';
import {decodePath, decodeText, encodePath, innerPath, restOf} from './encoding.js';

/**
 * Routes in the path of the URL: `/docs/guides/start#install` below the base `/docs/` (contract:
 * `router="history"`). A URL outside the base is the home page.
 */
export function historyCodec(base: URL): RouteCodec {
  const folder = base.pathname.replace(/\/*$/, '/');
  const isBelow = (address: UrlParts): boolean => `${address.pathname}/`.startsWith(folder);
  return {
    read(address) {
      const path = isBelow(address) ? decodePath(address.pathname.slice(folder.length)) : '';
      const query = address.search.slice(1);
      return {path, hash: decodeText(address.hash.slice(1)), ...(query && {query})};
    },
    href({path, hash, query}) {
      return folder + encodePath(innerPath(path)) + restOf(hash, query);
    },
    isInside(address, here) {
      return address.origin === here.origin && isBelow(address);
    },
  };
}
