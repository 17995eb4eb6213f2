import {announcePage} from './announce-page.js';
import {copyCode} from './copy-code.js';
import {closeMenus} from './close-menus.js';
import {markHeading} from './mark-heading.js';
import {offerModes} from './offer-modes.js';
import {openSearch} from './open-search.js';
import {prefetchPages} from './prefetch-pages.js';
import {rememberLabels} from './remember-labels.js';
import type {StartElement} from './start-element.js';
import {StoredRecord} from './stored-record.js';
import type {WrittenPage} from './written-pages.js';

/** Buttons that are written without a script, which they need. */
const buttons = '.docs-scripted button, button.docs-scripted, .docs-search button';

/** Where readers point, or have the focus, before they use what the element has there. */
const signs = '.docs-search, .docs-page-menu, .docs-endpoint, .docs-feedback-rating';

/** Where keys are text, or choose something. */
const typing = 'input, textarea, select, dialog, [contenteditable]';

/**
 * Answers what the reader does in a written page as long as its element has not started, and starts
 * it when that is needed.
 *
 * @param signal Aborted when the element has taken over.
 */
export function followReader(
  page: WrittenPage,
  startElement: StartElement,
  signal: AbortSignal,
): void {
  const {site, layout, base} = page;
  const record = base && new StoredRecord(base);
  const start = (): void => void startElement().catch(console.error);
  for (const button of layout.querySelectorAll<HTMLButtonElement>(buttons)) button.disabled = false;
  closeMenus(layout, signal);
  layout.addEventListener('click', (event) => void onClick(event, page, startElement));
  if (record) {
    offerModes(page, record);
    rememberLabels(layout, record);
  }
  markHeading(layout, signal);
  if (isNeededAtOnce(page)) return start();
  announcePage(page);
  if (base) prefetchPages(layout, base);
  const onSign = ({target}: Event): void => {
    if (target instanceof Element && isSign(target)) start();
  };
  layout.addEventListener('pointerover', onSign);
  layout.addEventListener('focusin', onSign);
  const onKeydown = (event: KeyboardEvent): void => {
    const isOff = record?.read().turnedOff?.includes('shortcuts') === true;
    onKey(event, page, isOff, startElement);
  };
  addEventListener('keydown', onKeydown, {signal});
  // Its worker keeps what readers have seen.
  if (site.hasAttribute('offline')) whenIdle(start);
}

/** Whether the element is needed to show the page that the reader asked for. */
function isNeededAtOnce({site, layout}: WrittenPage): boolean {
  const {dataset} = document.documentElement;
  return (
    site.dataset['start'] !== 'demand' ||
    layout.hasAttribute('data-missing') ||
    dataset['docsElsewhere'] !== undefined ||
    // Problems for the author, and the answer of an authorization server.
    /[?&](?:problems\b|state=docs-oauth\.)/.test(location.search)
  );
}

/** Keyboard users come to parts that only the element has. */
function isSign(target: Element): boolean {
  return target.closest(signs) !== null || target.matches('article :focus-visible');
}

/** Presses the same button of the element, once that has one. */
async function onClick(
  {target}: Event,
  page: WrittenPage,
  startElement: StartElement,
): Promise<void> {
  const {layout} = page;
  const button = target instanceof Element ? target.closest('button') : null;
  if (!button?.matches(buttons) || button.ariaBusy) return;
  const isCopied = button.matches('.docs-code-copy') && (await copyCode(button, layout));
  if (isCopied) return undefined;
  if (button.matches('.docs-search *')) return openSearch(page, button, startElement);
  const name = [...button.classList].findLast((one) => one !== 'docs-scripted') ?? '';
  const index = [...layout.querySelectorAll(`.${name}`)].indexOf(button);
  button.ariaBusy = 'true';
  const element = await startElement().catch(console.error);
  button.ariaBusy = null;
  element?.livePart(page.site, name, index)?.click();
}

function onKey(
  event: KeyboardEvent,
  page: WrittenPage,
  isOff: boolean,
  startElement: StartElement,
): void {
  const {key, altKey, ctrlKey, metaKey, shiftKey, repeat} = event;
  if (event.defaultPrevented || event.isComposing) return;
  const {layout} = page;
  const isSearch = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
  const isTyping = event.target instanceof Element && event.target.closest(typing) !== null;
  const isPlain = !(altKey || ctrlKey || metaKey || repeat || isTyping || isOff);
  const button = layout.querySelector<HTMLElement>('.docs-search button');
  if ((isSearch || (isPlain && key === '/')) && button?.checkVisibility()) {
    event.preventDefault();
    void openSearch(page, button, startElement);
  } else if (isPlain && /^[np]$/.test(key)) {
    const part = key === 'n' ? '.docs-pager-next' : '.docs-pager-previous';
    layout.querySelector<HTMLElement>(part)?.click();
  } else if (isPlain && /^[tm?]$/.test(key)) {
    event.preventDefault();
    const again = new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true});
    void startElement().then(() => document.body.dispatchEvent(again));
  }
}

/** Runs when the document has loaded, which waits for this script, and the browser is idle. */
function whenIdle(run: () => void): void {
  // Safari has no idle callbacks.
  const wait = globalThis.requestIdleCallback ?? setTimeout;
  addEventListener('load', () => wait(run), {once: true});
}
