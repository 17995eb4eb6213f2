import {existsSync, readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {loadSource} from '../../scripts/lib/load-source.mjs';

const source = await loadSource(
  'src/config/normalize.ts',
  'src/navigation/resolve.ts',
  'src/site/loader.ts',
  'src/site/page-reader.ts',
  'src/site/search/pages-to-search.ts',
);

/**
 * Reads the configuration and the navigation of a site in a folder, with the pages that are made of
 * API descriptions.
 *
 * @param {string} folder
 */
export async function readSite(folder) {
  const {normalizeConfig, resolveNavigation, pageReader} = source;
  const file = ['docs.json', 'mint.json'].find((name) => existsSync(join(folder, name)));
  const config = normalizeConfig(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  const reader = pageReader(fileLoader(folder), config);
  const apis = await reader.loadApis();
  const {navigation} = (await apis?.navigation()) ?? {navigation: resolveNavigation(config)};
  return {config, reader, navigation};
}

/** The paths of all pages in the navigation of a site, hidden ones included, in reading order. */
export async function pathsOf(folder) {
  const {config, navigation} = await readSite(folder);
  const raw = new Map([...config.raw, ['seo', {indexing: 'all'}]]);
  return source.pagesToSearch({...config, raw}, navigation).map(({path}) => path);
}

function fileLoader(folder) {
  return {
    url: (path) => `https://site.example/${path}`,
    text: (path) =>
      readFile(join(folder, path), 'utf8').catch(() => {
        throw new source.LoadError('missing', path, 404);
      }),
  };
}
