import {offlineIndex} from './offline-index.mjs';
import {scriptOf} from './realm.mjs';

let worker;

/** The service worker, from its sources. */
export const workerScript = () => (worker ??= scriptOf(['src/offline/worker/docs-sw.ts']));

/** Files in place of those of our script. */
const bundle = ['docs-site.js', 'main.js', 'chunks/AbC12345/tabs.js', 'icons/3f08d753/1.json'];

/** Files of our script in a folder, as a host has them. */
export const bundleIn = (folder) => ({
  [`${folder}files.json`]: JSON.stringify(bundle),
  ...Object.fromEntries(bundle.map((path) => [folder + path, `// ${path}`])),
});

/** What a host of a site that is read offline has, but for its pages and configuration. */
export async function offlineFiles() {
  return {
    'index.html': offlineIndex,
    'docs-sw.js': await workerScript(),
    ...bundleIn('docs-site/'),
  };
}

let page;

/** What pages do for a service worker, from the sources of its elements, with what that needs. */
export const pageScript = () =>
  (page ??= scriptOf(
    [
      'elements/offline/offline.ts',
      'elements/site/site-options.ts',
      'elements/site/reader-parts.ts',
      'src/site/reader.ts',
      'src/site/http-loader.ts',
      'src/site/loader.ts',
    ],
    {globalName: 'exported', footer: {js: 'return exported;'}, platform: 'node'},
  ));
