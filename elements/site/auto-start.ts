/** Elements in a body that are not part of a page. */
const unseen = 'script, style, link, template, noscript, meta';

/**
 * One script tag is enough: a body without elements of its own gets a `<docs-site>` (contract: the
 * smallest site).
 *
 * Waits until the document is read, since the script may be in its head.
 */
export function autoStart(page: Document): void {
  if (page.readyState === 'loading') {
    page.addEventListener('DOMContentLoaded', () => appendSite(page), {once: true});
  } else {
    appendSite(page);
  }
}

function appendSite({body}: Document): void {
  if ([...body.children].some((element) => !element.matches(unseen))) return;
  body.append(body.ownerDocument.createElement('docs-site'));
}
