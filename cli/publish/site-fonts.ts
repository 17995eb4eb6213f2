import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliDecompressSync, inflateSync} from 'node:zlib';
import {readFonts} from '../../src/config/read/fonts.js';
import {hostLinks} from '../../src/publish/publishing.js';
import {fontMetrics, type FontMetrics} from '../../src/theme/fonts/font-metrics.js';
import type {Decompressors} from '../../src/theme/fonts/font-tables.js';
import type {SiteToPublish} from './open-site.js';

/** The font files in the folder of a site that its configuration names. */
export interface SiteFonts {
  /** By the paths of the files. */
  readonly metrics: ReadonlyMap<string, FontMetrics>;
  /** Their URLs, as the style sheet of the site names them. */
  readonly urls: ReadonlySet<string>;
}

/** No font is as large; compressed data of a few bytes could become gigabytes. */
const maxOutputLength = 1 << 26;

const decompress: Decompressors = {
  zlib: (bytes) => inflateSync(bytes, {maxOutputLength}),
  brotli: (bytes) => brotliDecompressSync(bytes, {maxOutputLength}),
};

/** Reads the font files of a site; files that are missing or cannot be read are left out. */
export function readSiteFonts({
  folder,
  files,
  publishing,
}: Pick<SiteToPublish, 'folder' | 'files' | 'publishing'>): SiteFonts {
  const {body, heading} = readFonts(publishing.site.config);
  const links = hostLinks(publishing);
  const all = new Map<string, FontMetrics>();
  const urls = new Set<string>();
  for (const font of [body, heading]) {
    const target = font?.source;
    if (target?.to !== 'site' || !files.includes(target.path)) continue;
    const metrics = fontMetrics(readFileSync(join(folder, target.path)), decompress);
    const url = links.src(target);
    if (!metrics || url === undefined) continue;
    all.set(target.path, metrics);
    urls.add(url);
  }
  return {metrics: all, urls};
}
