/** What the service worker does with a request: it keeps an answer, or leaves the request alone. */
export type FileKind =
  /** The HTML page that holds the site. */
  | 'document'
  /** `docs.json`, pages, snippets, API descriptions. */
  | 'text'
  /** Images, fonts, videos. */
  | 'media'
  /** Our script itself, its main chunk, and the styles of published pages, whose URLs stay. */
  | 'script'
  /** A part of it, whose URL changes with its content. */
  | 'chunk'
  /** An icon, or another file of our script. */
  | 'asset';

/** What the policy needs to know of a request. */
export type RequestFacts = Pick<Request, 'method' | 'url' | 'mode' | 'cache' | 'destination'> & {
  readonly headers: Pick<Headers, 'keys'>;
};

/** Where the files of a site and of our script are. */
export interface OfflineScope {
  /** The folder that the worker is responsible for, with its trailing slash. */
  readonly scope: string;
  /** The folders of our script, perhaps of another origin. */
  readonly assets: readonly string[];
}

/** What the folder of our script has, which may also be that of a site. */
const ours: readonly (readonly [kind: FileKind, file: RegExp])[] = [
  ['chunk', /^chunks\/[\w-]{8,}\/./],
  ['script', /^(?:docs-site|elements|main|mode|built(?:-mode|-start)?)\.js$/],
  ['script', /^(?:built(?:-more)?|author|pages\/.+)\.css$/],
  ['asset', /^(?:icons\/[\da-f]{8}\/|fonts\/stix-|files\.json$)/],
];

const texts = /\.(?:mdx?|json|ya?ml|[jt]sx|css|txt|xml)$/i;
const media =
  /\.(?:a?png|jpe?g|gif|svg|webp|avif|bmp|ico|woff2?|[ot]tf|mp[34]|webm|mov|og[gv]|wav)$/i;

/**
 * The headers of requests whose answers are the same for all readers: those that any page may send
 * to another origin (the safelist of CORS) with `Range`, and what browsers add to requests of code.
 */
const plainHeaders = new RegExp(
  '^(?:accept(?:-.+)?|content-(?:language|type)|range' +
    '|sec-.+|user-agent|origin|referer|cache-control|pragma|priority|purpose|dnt|save-data' +
    '|dpr|viewport-.+|device-memory|rtt|downlink|ect)$',
);

/**
 * What kind of file a request is for; `undefined` for everything that the worker leaves alone:
 * methods other than GET, files of other folders and origins, requests with headers of their own,
 * which may be credentials (`Authorization`, `X-Api-Key`), and those whose answer must come from
 * the network (`no-store`, `reload`).
 */
export function kindOf(request: RequestFacts, {scope, assets}: OfflineScope): FileKind | undefined {
  const {method, mode, cache, headers, destination} = request;
  if (method !== 'GET' || cache === 'no-store' || cache === 'reload') return undefined;
  // Only code gives requests headers of its own, and what it requests has no destination.
  const isPlain =
    destination !== '' || [...headers.keys()].every((name) => plainHeaders.test(name));
  if (!isPlain) return undefined;
  const url = new URL(request.url);
  const path = url.origin + url.pathname;
  const own = mode === 'navigate' ? undefined : ownKind(path, assets);
  if (own) return own;
  if (!path.startsWith(scope)) return undefined;
  if (mode === 'navigate' && isDocument(path)) return 'document';
  if (media.test(path)) return 'media';
  // Scripts and styles of the host application are its own.
  return destination === '' && texts.test(path) ? 'text' : undefined;
}

/** The kind of a file of our script in one of these folders; `undefined` for any other file. */
export function ownKind(path: string, assets: readonly string[]): FileKind | undefined {
  // A site's script may be in a folder of another one's.
  const files = assets
    .filter((asset) => path.startsWith(asset))
    .map((asset) => path.slice(asset.length));
  return ours.find(([, file]) => files.some((name) => file.test(name)))?.[0];
}

/** Whether a file, without the query of its URL, can be a part of pages. */
export function isStoredFile(path: string): boolean {
  return media.test(path) || texts.test(path);
}

/** A URL without an extension (`v1.2` has none), or a file of HTML: the host shows any other. */
export function isDocument(path: string): boolean {
  return !/\.(?!html?$)[a-z][a-z\d]{0,9}$/i.test(path);
}
