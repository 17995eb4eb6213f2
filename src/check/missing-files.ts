import {assets, select} from '../config/check/links.js';
import {spell, within} from '../config/json/pointer.js';
import {readPagePath, isOperation} from '../config/read/navigation.js';
import {fieldsOf, textOf} from '../config/read/raw.js';
import type {Check} from '../config/validate.js';
import {definedOnly} from '../shared/defined-only.js';
import {isExternalUrl, resolveAssetUrl} from '../shared/urls.js';
import type {SiteFiles} from './site-files.js';

/** A path that a configuration names, with its JSON pointer. */
interface NamedPath {
  readonly path: string;
  readonly pointer: string;
}

/**
 * Finds which pages and files of a configuration have no file, and makes the check that reports
 * them.
 */
export async function missingFiles(raw: unknown, files: SiteFiles): Promise<Check> {
  const pages = [...pagesIn(fieldsOf(raw).get('navigation'), '/navigation')];
  const named = [...assetsIn(raw), ...descriptionsIn(raw, '')];
  const missingPages = await without(pages, ({path}) => files.findPage(path));
  const missingAssets = await without(named, ({path}) => files.hasFile(path));
  return (_, report) => {
    for (const {path, pointer} of missingPages) {
      const leftOut = files.whyLeftOut(path);
      const nearest = files.nearestPage(path);
      report('nav/missing-file', pointer, {path, ...definedOnly({leftOut, nearest})});
    }
    for (const {path, pointer} of missingAssets) {
      const leftOut = files.whyLeftOut(path);
      const details = {name: spell(pointer), path, ...definedOnly({leftOut})};
      report('config/missing-file', pointer, details);
    }
  };
}

async function without(
  paths: readonly NamedPath[],
  find: (path: NamedPath) => Promise<unknown>,
): Promise<readonly NamedPath[]> {
  const found = await Promise.all(paths.map(find));
  return paths.filter((_, index) => !found[index]);
}

/** The pages that a navigation names, in lists called `pages` and as `root` of groups. */
function* pagesIn(value: unknown, pointer: string, name = ''): Generator<NamedPath> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* pagesIn(item, within(pointer, index), name);
  } else if (typeof value === 'string') {
    const path = /^(?:pages|root)$/.test(name) && !isOperation(value) && readPagePath(value);
    if (path) yield {path, pointer};
  } else {
    for (const [key, inner] of fieldsOf(value)) yield* pagesIn(inner, within(pointer, key), key);
  }
}

/** The files of API descriptions, which any part of a configuration may name. */
function* descriptionsIn(value: unknown, pointer: string, name = ''): Generator<NamedPath> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      yield* descriptionsIn(item, within(pointer, index), name);
    }
  } else if (typeof value === 'string') {
    const isFile = name === 'openapi' && !isExternalUrl(value) && value.trim() !== '';
    if (isFile) yield {path: value.trim().replace(/^(?:\.?\/)+/, ''), pointer};
  } else {
    for (const [key, inner] of fieldsOf(value)) {
      const isSource = name === 'openapi' && key === 'source';
      yield* descriptionsIn(inner, within(pointer, key), isSource ? name : key);
    }
  }
}

/** Images and style sheets. */
function* assetsIn(raw: unknown): Generator<NamedPath> {
  for (const property of assets) {
    for (const [value, pointer] of select(raw, property)) {
      const url = textOf(value);
      const target = url === undefined ? undefined : resolveAssetUrl(url);
      if (target?.to === 'site') yield {path: target.path, pointer};
    }
  }
}
