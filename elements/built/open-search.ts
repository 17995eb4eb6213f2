import type {StartElement} from './start-element.js';
import type {WrittenPage} from './written-pages.js';

/**
 * Opens the search. Until the element has one, readers type into a field at the same place, whose
 * text it takes over.
 */
export async function openSearch(
  {site}: WrittenPage,
  button: HTMLElement,
  startElement: StartElement,
): Promise<void> {
  if (site.querySelector(':scope > .docs-early-search')) return;
  const opening = new Event('docs-search-open', {bubbles: true, composed: true, cancelable: true});
  if (!site.dispatchEvent(opening)) return;
  const {dialog, input} = earlyField(button);
  site.append(dialog);
  dialog.showModal();
  const closed = new Promise<false>((resolve) => {
    dialog.addEventListener('close', () => resolve(false), {once: true});
  });
  const started = startElement().catch(() => undefined);
  const element = await Promise.race([started, closed]);
  if (element) await element.searchFrom(site, input);
  else if (element === undefined) {
    dialog.dataset['failed'] = button.dataset['failed'];
    await closed;
  }
  dialog.remove();
}

function earlyField(button: HTMLElement) {
  const dialog = document.createElement('dialog');
  const input = document.createElement('input');
  const words = button.querySelector('span')?.textContent ?? '';
  const icon = button.querySelector('svg')?.cloneNode(true);
  dialog.className = 'docs-early-search';
  // Shown together with the written page.
  dialog.slot = 'built';
  dialog.ariaLabel = words;
  input.type = 'search';
  input.placeholder = words;
  input.ariaLabel = words;
  input.spellcheck = false;
  dialog.append(...(icon ? [icon] : []), input);
  return {dialog, input};
}
