let folder = new URL('.', import.meta.url);

/**
 * Says where the static files of the bundle lie (`icons/`, …). The entry calls it with its own `import.meta.url`: chunks lie
 * a folder deeper, so only the entry knows.
 */
export function setAssetFolder(entry: string): void {
  folder = new URL('.', entry);
}

/** The address of a static file of the bundle: `assetUrl('icons/solid/book.svg')`. */
export function assetUrl(path: string): string {
  return new URL(path, folder).href;
}
