import type {ChildPart, ReactiveControllerHost} from 'lit';

/** An element with what Lit knows of the light DOM that it has rendered. */
type Rendered = HTMLElement & ReactiveControllerHost & {['_$litPart$']?: ChildPart | undefined};

/**
 * Keeps the page of a site in its light DOM, where the host application may change it: what a copy
 * of the element (`cloneNode`) has of the page that was copied is removed, and the page is shown
 * again where the element was emptied (`textContent`, `replaceChildren`). What it adds to a slot
 * stays when the page changes.
 */
export function keepPage(host: Rendered): void {
  const part = host._$litPart$;
  for (const page of host.querySelectorAll(':scope > article[part="page"]')) {
    const order = part?.startNode?.compareDocumentPosition(page) ?? 0;
    if (order & Node.DOCUMENT_POSITION_PRECEDING) page.remove();
  }
  keepSlotted(host);
  const observer = new MutationObserver(() => {
    const {_$litPart$: rendered} = host;
    if (!rendered || rendered.startNode?.parentNode === host) {
      keepSlotted(host);
      return;
    }
    // Lit would render into the nodes that were removed.
    host._$litPart$ = undefined;
    host.requestUpdate();
  });
  observer.observe(host, {childList: true});
}

/** Moves what is in slots before the page: with a page, Lit removes all that comes after it. */
function keepSlotted({_$litPart$: part, children}: Rendered): void {
  const start = part?.startNode;
  if (!(start instanceof Comment)) return;
  for (const child of [...children]) {
    const order = start.compareDocumentPosition(child);
    if (child.slot && order & Node.DOCUMENT_POSITION_FOLLOWING) start.before(child);
  }
}
