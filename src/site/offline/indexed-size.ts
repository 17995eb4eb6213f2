import {isStoredFile} from '../../offline/policy.js';

/**
 * About how many bytes saving these pages of a site needs, by its index: all of its images, and
 * what pages may include, with them. `undefined` where the index has no sizes of pages.
 */
export function indexedSize(index: unknown, paths: readonly string[]): number | undefined {
  const {pages, files} = Object(index) as {readonly pages?: unknown; readonly files?: unknown};
  const sizes = new Map(
    (Array.isArray(pages) ? pages : []).map((page: unknown) => {
      const {path, size} = Object(page) as {readonly path?: unknown; readonly size?: unknown};
      return [path, Number(size ?? 0)] as const;
    }),
  );
  const ofPages = paths.reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0);
  if (!(ofPages > 0)) return undefined;
  return Object.entries(Object(files) as Record<string, unknown>).reduce((sum, [file, entry]) => {
    const {size} = Object(entry) as {readonly size?: unknown};
    return typeof size === 'number' && isStoredFile(file) ? sum + size : sum;
  }, ofPages);
}
