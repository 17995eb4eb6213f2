/*
 * The script of `404.html`, which hosts send for URLs without a file: opens the page of the site
 * that such a URL means, `/guides/start` as `#/guides/start`.
 *
 * The document may be at any depth, and does not know the folder of the site. So it names this
 * script in each of the folders above it; the first one that exists knows where it is.
 */
const page = document.documentElement;
const folder = new URL('..', import.meta.url);
const {origin, pathname, search, hash} = location;
const isInside = origin === folder.origin && pathname.startsWith(folder.pathname);
const path = isInside ? pathname.slice(folder.pathname.length) : '';

// Where the folder itself has no page, nothing is opened: it would end here again.
if (path !== '' && page.hasAttribute('data-missing')) {
  page.removeAttribute('data-missing');
  location.replace(`${folder.href}#/${path}${search}${hash}`);
}
