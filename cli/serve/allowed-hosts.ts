import {BlockList, isIP} from 'node:net';
import {networkInterfaces} from 'node:os';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** The unspecified addresses: a server on one listens on all addresses of the machine. */
const all = new Set(['0.0.0.0', '::']);

/**
 * The name or address in an authority (RFC 3986) as URLs write it, without brackets and port;
 * `undefined` for any other text.
 */
export function hostOf(authority: string): string | undefined {
  if (!/^[^\s/\\?#@]+$/.test(authority) || !URL.canParse(`http://${authority}`)) return undefined;
  return new URL(`http://${authority}`).hostname.replace(/^\[|\]$|\.$/g, '');
}

/** What requests to a server may call it. */
export interface AllowedHosts {
  /** Whether a request may have this `Host` header. */
  readonly isAllowed: (authority: string | undefined) => boolean;
  /** Whether an `Origin` header is that of a page that the server has sent. */
  readonly isOwnOrigin: (origin: string, authority: string | undefined) => boolean;
}

/**
 * What a request may call a server, so that no site of somebody else can read from it by DNS
 * rebinding: `localhost` and its subdomains (RFC 6761), loopback addresses, the name or address
 * that the server listens on, the addresses of this machine if it listens on all, and what
 * `allowed` names. A name after a dot allows its subdomains as well.
 */
export function allowedHosts(listening: string, allowed: readonly string[] = []): AllowedHosts {
  const own = normal(listening);
  const named = new Set(allowed.map(normal));
  const parents = [...named].filter((name) => name.startsWith('.'));
  const isNamed = (host: string) =>
    named.has(host) || parents.some((parent) => `.${host}`.endsWith(parent));
  return {
    isAllowed(authority = '') {
      const host = hostOf(authority);
      if (host === undefined) return false;
      if (host === 'localhost' || host.endsWith('.localhost')) return true;
      if (host === own || isNamed(host)) return true;
      if (isIP(host) === 0) return false;
      return isIn(loopback, host) || (all.has(own) && isIn(ownAddresses(), host));
    },
    isOwnOrigin(origin, authority) {
      if (!URL.canParse(origin)) return false;
      const {host} = new URL(origin);
      if (host === authority?.toLowerCase()) return true;
      // A proxy may have another name than the one in its request.
      const name = hostOf(host);
      return name !== undefined && isNamed(name);
    },
  };
}

/**
 * The host for the URL of a server that listens on a name or address: `localhost` where it is the
 * usual loopback address or all addresses.
 */
export function shownHost(listening: string): string {
  const host = normal(listening);
  return all.has(host) || ['127.0.0.1', '::1'].includes(host) ? 'localhost' : bracketed(host);
}

function normal(name: string): string {
  return name.startsWith('.')
    ? `.${hostOf(name.slice(1)) ?? ''}`
    : (hostOf(bracketed(name)) ?? name);
}

function bracketed(host: string): string {
  return isIP(host) === 6 ? `[${host}]` : host;
}

/** They change when the machine joins another network. */
function ownAddresses(): BlockList {
  const own = new BlockList();
  for (const {address, family} of Object.values(networkInterfaces()).flatMap((all) => all ?? [])) {
    own.addAddress(address, family === 'IPv6' ? 'ipv6' : 'ipv4');
  }
  return own;
}

function isIn(addresses: BlockList, host: string): boolean {
  return addresses.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4');
}

/** Whether `--allow-host` can have this value: a name or address, or a dot and a name. */
export function isHostName(text: string): boolean {
  const host = hostOf(bracketed(text.replace(/^\./, '')));
  return host !== undefined && (isIP(text) !== 0 || !/[:[\]*]/.test(text));
}
