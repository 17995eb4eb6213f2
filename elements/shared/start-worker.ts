import {assetUrl, chunks} from './running-script.js';

/** The workers of the bundle: each is a file among the chunks. */
type WorkerName = 'file-worker' | 'parse-worker' | 'search-worker';

/** The part of Trusted Types that a worker needs; some browsers have none of it. */
interface TrustedTypes {
  createPolicy(name: string, rules: typeof urls): typeof urls;
}

/**
 * The policy `docs-site` gives URLs of our workers, by their names, and of service workers, which
 * have to be of this origin.
 */
const urls = {
  createScriptURL: (name: string): string => (URL.canParse(name) ? ownUrl(name) : urlOf(name)),
};

/** A document can make a policy only once. */
let policy: typeof urls | undefined;

/**
 * Starts a worker of the bundle. `undefined` where the browser refuses: the page's policy has no
 * `worker-src` for it, or does not allow the Trusted Types policy `docs-site`. What the browser
 * finds out later, an `error` event of the worker reports.
 */
export function startWorker(name: WorkerName): Worker | undefined {
  try {
    return new Worker(scriptUrl(name), {type: 'module'});
  } catch {
    return undefined;
  }
}

/**
 * The URL of a worker as browsers accept it under Trusted Types. Throws where the page's policy
 * does not allow ours, and for a service worker of another origin.
 */
export function scriptUrl(name: string): string {
  const {trustedTypes} = globalThis as {trustedTypes?: TrustedTypes};
  policy ??= trustedTypes?.createPolicy('docs-site', urls) ?? urls;
  return policy.createScriptURL(name);
}

function ownUrl(url: string): string {
  if (new URL(url).origin !== location.origin) throw new TypeError(`${url} is of another origin.`);
  return url;
}

function urlOf(name: string): string {
  const {href, origin} = new URL(assetUrl(`${chunks}${name}.js`));
  if (origin === location.origin) return href;
  // A worker of another origin has to be imported by one of this origin; messages wait until it is.
  const source = `import ${JSON.stringify(href)};`;
  return URL.createObjectURL(new Blob([source], {type: 'text/javascript'}));
}
