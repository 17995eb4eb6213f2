import type {OfflineSite} from './offline-store.js';

/** The path of the page in a URL of a site; empty for its first page. */
export function pathIn(url: string, router: OfflineSite['router'], document: string): string {
  const [page = '', hash = ''] = url.split('#');
  if (router !== 'history') return plain(/^\/([^?]*)/.exec(hash)?.[1] ?? '');
  return page.startsWith(document) ? plain(page.slice(document.length)) : '';
}

function plain(path: string): string {
  return path
    .replace(/\?.*$/, '')
    .replace(/(?:^|\/)index(?:\.html?)?$/i, '')
    .replace(/^\/+|\/+$/g, '');
}
