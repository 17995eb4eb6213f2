let folder = new URL('.', import.meta.url);

/**
 * Sets the URL of the static files of the bundle (`icons/`, …). The entry calls it with its
 * `import.meta.url`: chunks are in a subfolder, so only the entry knows it.
 */
export function setAssetFolder(entry: string): void {
  folder = new URL('.', entry);
}

/** The URL of a static file of the bundle: `assetUrl('icons/solid/book.svg')`. */
export function assetUrl(path: string): string {
  return new URL(path, folder).href;
}
