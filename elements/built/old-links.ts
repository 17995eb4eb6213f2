/**
 * Goes to the page that a link of a site with `router="hash"` means, `#/guides/start`, and tells
 * whether it does: sites had such links before they were published as pages.
 */
export function moveToPath(base: URL): boolean {
  const [, path] = /^#\/([^?#]*.*)$/s.exec(location.hash) ?? [];
  if (path === undefined) return false;
  const url = new URL(`./${path.replace(/^\/+/, '')}`, base);
  if (!url.href.startsWith(base.href)) return false;
  location.replace(url);
  return true;
}
