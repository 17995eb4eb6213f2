import type {HostObject, HostValue} from '../../src/content/interactive.js';
import type {Route} from '../../src/routing/codec.js';
import {decodeText} from '../../src/routing/paths.js';
import {resolveLinkUrl} from '../../src/shared/urls.js';
import {askSite} from '../shared/page-events.js';
import {hostObject, textOf, type Members} from './host-object.js';
import {isReaderActing, mayOpenPage} from './reader-act.js';
import {inSite, siteFolder} from './site-folder.js';

/** Where the page is in its site; `undefined` for a site that does not use the browser's URL. */
function routeOf(page: Element): Route | undefined {
  const {path = '', url} = askSite(page);
  return url && {...url.read(path), path};
}

/** The path of the page in the URL that it has on a host. */
function pathnameOf(page: Element, {path}: Route): string {
  const folder = siteFolder(page);
  const base = folder?.origin === location.origin ? folder.pathname : '/';
  return base + encodeURI(path);
}

/** `location`: the parts after the origin are those of the page, wherever its URL has them. */
export function locationObject(page: Element): HostObject {
  const open = (url: HostValue) => openUrl(page, textOf(url));
  const ofPage = (read: (route: Route) => string, otherwise: () => string) => () => {
    const route = routeOf(page);
    return route ? read(route) : otherwise();
  };
  const members: Members<undefined, 'location'> = {
    name: 'the location',
    properties: {
      href: () => location.href,
      origin: () => location.origin,
      protocol: () => location.protocol,
      host: () => location.host,
      hostname: () => location.hostname,
      port: () => location.port,
      pathname: ofPage(
        (route) => pathnameOf(page, route),
        () => location.pathname,
      ),
      search: ofPage(
        ({query}) => (query ? `?${query}` : ''),
        () => location.search,
      ),
      hash: ofPage(
        ({hash}) => hash && `#${encodeURIComponent(hash)}`,
        () => location.hash,
      ),
    },
    setters: {
      href: (_, url) => open(url),
      hash: (_, hash) => open(`#${textOf(hash).replace(/^#/, '')}`),
    },
    methods: {
      toString: () => location.href,
      assign: (_, url) => open(url),
      replace: (_, url) => open(url),
    },
  };
  return hostObject(members, undefined);
}

/** Opens a page of the site; another site, only when the reader acts. */
function openUrl(page: Element, written: string): void {
  const {path = '', open} = askSite(page);
  const target = resolveLinkUrl(inSite(page, written), path);
  if (target.to === 'site' && open) {
    if (mayOpenPage()) open({path: target.path, hash: target.hash, query: target.query});
  } else if (target.to === 'url' && /^https?:/i.test(target.href) && isReaderActing()) {
    location.assign(target.href);
  }
}

/** So many changes may there be in so many milliseconds: browsers throw errors for more. */
const mostChanges = 50;
const duration = 10_000;

/** When code changed the URL. */
let changes: readonly number[] = [];

/** Whether code may change the URL now. */
function mayChangeUrl(): boolean {
  const now = performance.now();
  changes = changes.filter((time) => now - time < duration);
  if (changes.length >= mostChanges) return false;
  changes = [...changes, now];
  return true;
}

/** `history`, of which code changes the query and the fragment of the page that is shown. */
export function historyObject(page: Element): HostObject {
  const write = (url: HostValue) => {
    const {path, url: ofSite} = askSite(page);
    const route = routeOf(page);
    if (path === undefined || !route || !ofSite || url === undefined || url === null) return;
    const written = new URL(textOf(url), location.href);
    if (written.origin !== location.origin) return;
    const hash = written.hash.startsWith('#/') ? route.hash : decodeText(written.hash);
    const keepsQuery = textOf(url).startsWith('#');
    const query = keepsQuery ? (route.query ?? '') : written.search.slice(1);
    const next = {path, hash: hash.replace(/^#/, ''), query};
    const isSame = next.hash === route.hash && next.query === (route.query ?? '');
    if (!isSame && mayChangeUrl()) ofSite.replace(next);
  };
  const members: Members<undefined, 'history'> = {
    name: 'the history',
    properties: {length: () => history.length, state: () => null},
    methods: {
      replaceState: (_, _state, _title, url) => write(url),
      pushState: (_, _state, _title, url) => write(url),
      back: () => {
        if (isReaderActing()) history.back();
      },
    },
  };
  return hostObject(members, undefined);
}
