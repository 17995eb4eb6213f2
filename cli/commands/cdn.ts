import {createHash} from 'node:crypto';
import type {Command} from 'commander';
import {Misuse} from '../misuse.js';
import {ownPackage, shippedFiles} from '../package.js';
import type {Terminal} from '../terminal.js';

/** `docs-site cdn`: prints the script tag of a site whose script is on a CDN, with all hashes. */
export function addCdn(program: Command, terminal: Terminal): void {
  program
    .command('cdn')
    .summary('print the script tag for a CDN, with the hashes of all scripts')
    .description(
      'Prints the lines for index.html that load this version of the script from a CDN. Browsers ' +
        'compare each script with its hash.',
    )
    .argument('[url]', 'the URL of the folder dist on the CDN (default: jsDelivr)')
    .action((url?: string) => {
      const {version, dist} = ownPackage();
      const folder = folderUrl(
        url ?? `https://cdn.jsdelivr.net/npm/docs-site-element@${version}/dist/`,
      );
      terminal.print(tagsFor(folder, shippedFiles(dist, terminal)));
    });
}

function folderUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Misuse(`"${text}" is not a URL. Write one that begins with https://.`);
  }
  // The names of the scripts are added at the end. A URL can end in "?" and have an empty query.
  if (/[?#]/.test(url.href)) {
    throw new Misuse(`"${text}" is not the URL of a folder. Write it without "?" and "#".`);
  }
  return url.href.replace(/\/*$/, '/');
}

/** Scripts that a document names itself, and the service worker: no module imports them. */
const isNeverImported = new RegExp(
  '^docs-site/(?:built(?:-mode|-start)?|docs-site|docs-sw|mode|not-found|redirect' +
    '|single-file|single-file-head)\\.js$',
);

/** The attribute `integrity` covers one script. An import map covers those that it imports. */
function tagsFor(folder: string, files: ReadonlyMap<string, Uint8Array>): string {
  const integrity = Object.fromEntries(
    [...files]
      .filter(([path]) => path.endsWith('.js') && !isNeverImported.test(path))
      .map(([path, content]) => [
        folder + path.slice('docs-site/'.length),
        hashOf(content, 'sha384'),
      ]),
  );
  const map = `\n${JSON.stringify({integrity}, undefined, 1)}\n`;
  const entry = hashOf(files.get('docs-site/docs-site.js') ?? '', 'sha384');
  const main = integrity[`${folder}main.js`] ?? '';
  const {origin} = new URL(folder);
  return `<!-- Content-Security-Policy: script-src ${origin} '${hashOf(map, 'sha256')}' -->
<script type="importmap">${map}</script>
<script type="module" src="${folder}docs-site.js" integrity="${entry}" crossorigin></script>
<link rel="modulepreload" href="${folder}main.js" integrity="${main}">
`;
}

function hashOf(content: Uint8Array | string, algorithm: 'sha256' | 'sha384'): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}
