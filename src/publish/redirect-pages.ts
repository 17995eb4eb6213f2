import {readRedirects, type ConfigRedirect} from '../config/read/redirects.js';
import type {WrittenConfig} from '../config/site-config.js';
import {attributes, markup, type Html} from '../html/html.js';
import {candidatesOf} from '../routing/redirect-candidates.js';
import {hasExpression, hasMoreThanPath, patternsOf} from '../routing/redirect-pattern.js';
import {plainPath} from '../routing/paths.js';
import {redirectedFrom} from '../routing/redirects.js';
import type {SiteLinks} from '../routing/site-links.js';
import {isExternalUrl, type Target} from '../shared/urls.js';

/** A path that leads to another page or site. */
export interface PublishedRedirect {
  /** Without outer slashes. */
  readonly path: string;
  /** The path as its author wrote it. */
  readonly source: string;
  /** The URL it leads to. */
  readonly href: string;
}

/**
 * The redirects of a site that are for one path: without placeholders. A page may be at the path.
 */
export function publishedRedirects(
  config: WrittenConfig,
  links: SiteLinks,
  isPage: (path: string) => boolean,
): readonly PublishedRedirect[] {
  const found = new Map<string, PublishedRedirect>();
  const targetOf = redirectTargets(config, isPage);
  for (const {source} of readRedirects(config)) {
    const path = plainPath(source);
    if (isPattern(source) || path === '' || found.has(path)) continue;
    const target = targetOf(path);
    const href = target && links.href(target);
    if (href !== undefined) found.set(path, {path, source, href});
  }
  return [...found.values()];
}

/** Finds where the redirects of a site lead from a path that has no page. */
export function redirectTargets(
  config: WrittenConfig,
  isPage: (path: string) => boolean,
): (path: string) => Target | undefined {
  const redirectsFor = candidatesOf(
    readRedirects(config).flatMap((one) =>
      patternsOf(one.source).map((pattern) => ({...one, pattern})),
    ),
  );
  return (path) => redirectedFrom(path, redirectsFor, isPage);
}

/**
 * The document of a redirect, for hosts that have no other way. Its script keeps the query and the
 * hash of the URL; it works without it. `site` is the URL of the site.
 */
export function redirectDocument(href: string, site: URL): Html {
  const src = new URL('docs-site/redirect.js', site).pathname;
  return markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${href}</title>
<script${attributes({src, 'data-to': href})}></script>
<noscript><meta${attributes({'http-equiv': 'refresh', content: `0; url=${href}`})}></noscript>
<link${attributes({rel: 'canonical', href: new URL(href, site).href})}></head>
<body><a${attributes({href})}>${href}</a></body></html>
`;
}

/** The hosts whose file of redirects can be written. */
export const redirectHosts = ['netlify', 'cloudflare', 'vercel', 'none'] as const;
export type RedirectHost = (typeof redirectHosts)[number];

/** The file of redirects of a host: its name, and its text. */
export interface RedirectFile {
  readonly name: string;
  readonly text: string;
}

/**
 * All redirects of a site as its host reads them, with placeholders: `_redirects` of Netlify and
 * Cloudflare Pages, the `redirects` of `vercel.json`. What a host cannot express is left out, and
 * the sources that are `refused`: on some hosts, a redirect hides the page of its path.
 */
export function redirectFile(
  config: WrittenConfig,
  base: string,
  host: RedirectHost,
  refused: ReadonlySet<string> = new Set(),
): RedirectFile | undefined {
  const usable = readRedirects(config).filter(
    ({source, destination}) =>
      !refused.has(source) &&
      !hasMoreThanPath(source) &&
      !hasExpression(source) &&
      isPath(source) &&
      (isPath(destination) || /^https?:\/\//i.test(destination)),
  );
  if (host === 'none' || usable.length === 0) return undefined;
  if (host === 'vercel') {
    const redirects = usable.map(({source, destination}) => ({
      source: onHost(source, base),
      destination: isExternalUrl(destination) ? destination : onHost(destination, base),
      permanent: true,
    }));
    const settings = {cleanUrls: true, redirects};
    return {name: 'vercel.json', text: `${JSON.stringify(settings, undefined, 2)}\n`};
  }
  const lines = usable.flatMap((redirect) => lineOf(redirect, base));
  return {name: '_redirects', text: `${lines.join('\n')}\n`};
}

/**
 * One line: `from to status`. Only the end of a path can be a wildcard, which is called `splat`.
 */
function lineOf({source, destination}: ConfigRedirect, base: string): readonly string[] {
  const [, start = source, name = '*'] = /^(.*?)(?:\/:([\w-]+)[*+]|\/\*)$/.exec(source) ?? [];
  const isWild = start !== source;
  if (/[*+?]/.test(start)) return [];
  const from = onHost(isWild ? `${start}/*` : source, base);
  const splat = name === '*' ? /\*$/g : new RegExp(`:${name}[*+]?(?=$|[/?#])`, 'g');
  const to = isWild ? destination.replaceAll(splat, ':splat') : destination;
  return [`${from} ${isExternalUrl(to) ? to : onHost(to, base)} 301`];
}

function onHost(path: string, base: string): string {
  return base + path.replace(/^\/+/, '');
}

/** Whether something is a path of the site, without what could be another line or a scheme. */
function isPath(url: string): boolean {
  const names = url.split(/[/\\]/);
  return !isExternalUrl(url) && !names.includes('..') && !/[\s\p{Cc}]/u.test(url);
}

function isPattern(source: string): boolean {
  return /[:*]/.test(source) || hasMoreThanPath(source) || hasExpression(source);
}
