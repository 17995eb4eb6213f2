import {decodePath} from '../routing/paths.js';
import {isSecret} from '../site/secret-file.js';

/**
 * The types of the files that hosts of the format serve (Mintlify, "Files"), and others of the same
 * kinds: pages, images, video, audio, fonts, styles, scripts, data, documents and archives.
 */
const types: ReadonlySet<string> = new Set([
  ...['md', 'mdx', 'html', 'htm', 'css', 'js', 'mjs', 'wasm', 'map', 'webmanifest'],
  ...['png', 'jpg', 'jpeg', 'jfif', 'gif', 'webp', 'avif', 'svg', 'ico', 'bmp', 'apng'],
  ...['mp4', 'm4v', 'webm', 'mov', 'ogv', 'mp3', 'wav', 'ogg', 'm4a', 'aac', 'flac', 'opus', 'vtt'],
  ...['woff', 'woff2', 'ttf', 'otf', 'eot'],
  ...['json', 'yaml', 'yml', 'toml', 'xml', 'xsl', 'csv', 'tsv', 'txt', 'pdf', 'epub'],
  ...['doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'odt', 'ods', 'odp'],
  ...['zip', 'gz', 'tgz', 'tar', 'bz2', '7z', 'rar'],
]);

/** What hosts read in the folder of a site, and the search chunks of a site. */
const forHosts =
  /^(?:_redirects|_headers|CNAME|web\.config|vercel\.json|docs-search\/.*)$|(?:^|\/)\./;

/** The data and scripts with which tools build, check and publish the program of a repository. */
const ofTools = new RegExp(
  '(?:^|/)(?:' +
    [
      // Packages
      'package(?:-lock)?|npm-shrinkwrap|[jt]sconfig(?:\\.[\\w-]+)?|composer|deno|bower|lerna|nx',
      'turbo|angular|pnpm-(?:lock|workspace)|Cargo|pyproject|packages\\.lock',
      // Hosts and machines
      'netlify|wrangler|vercel|firebase|serverless|buildspec|kubeconfig',
      'appsettings(?:\\.[\\w-]+)?|(?:docker-)?compose(?:\\.[\\w-]+)?',
      // Checks
      'biome|tslint|cspell|renovate|codecov|appveyor|azure-pipelines|bitbucket-pipelines',
      // Other documentation
      'mkdocs|_config|antora|typedoc|jsdoc|openapitools|redocly|crowdin',
    ].join('|') +
    ')\\.(?:jsonc?|ya?ml|toml)$' +
    '|(?:^|/)(?:(?:[\\w-]+-)?requirements(?:[-.][\\w-]+)?|CMakeLists)\\.txt$' +
    '|(?:^|/)(?:[\\w.-]+\\.conf(?:ig)?|[Gg]ulpfile|Gruntfile)\\.m?js$',
  // A disk may ignore the case of a request.
  'i',
);

/**
 * Whether readers may request a file by its kind, without a page that names it. Code that browsers
 * do not run, and files with the usual names of keys and of settings of tools are no such files.
 */
export function isStaticFile(file: string): boolean {
  if (forHosts.test(file)) return true;
  const [, type = ''] = /\.(\w+)$/.exec(file) ?? [];
  return types.has(type.toLowerCase()) && !ofTools.test(file) && !isSecret(file);
}

/**
 * The paths of the files below the URL of a site to which the attributes of a document lead; a URL
 * that is in `seen` is not looked at again.
 */
export function filesNamedIn(html: string, site: URL, seen: Set<string>): readonly string[] {
  const found: string[] = [];
  for (const [, url = ''] of html.matchAll(/\s(?:href|src)="([^"<>]+)"/g)) {
    if (seen.has(url) || url.startsWith('data:')) continue;
    seen.add(url);
    const path = pathBelow(url, site);
    if (path !== undefined) found.push(path);
  }
  return found;
}

function pathBelow(url: string, site: URL): string | undefined {
  if (!URL.canParse(url, site)) return undefined;
  const {origin, pathname} = new URL(url, site);
  const isBelow = origin === site.origin && pathname.startsWith(site.pathname);
  return isBelow ? decodePath(pathname.slice(site.pathname.length)) : undefined;
}
