import type {ModeChoice} from '../../src/theme/mode.js';
import type {StoredRecord} from './stored-record.js';
import type {WrittenPage} from './written-pages.js';

const modes: readonly ModeChoice[] = ['light', 'dark', 'system'];

/** Stores and shows the mode that the reader chooses in the menu of a written page. */
export function offerModes({site, layout}: WrittenPage, record: StoredRecord): void {
  const menu = layout.querySelector<HTMLDetailsElement>('.docs-mode-toggle');
  const {mode: chosen} = record.read();
  for (const radio of menu?.querySelectorAll('input') ?? []) {
    if (chosen !== undefined) radio.checked = radio.value === chosen;
  }
  menu?.addEventListener('change', ({target}) => {
    const mode = modes.find((one) => target instanceof HTMLInputElement && one === target.value);
    if (mode === undefined) return;
    record.write({mode});
    showMode(mode);
    site.dataset['mode'] = mode;
    const event = new Event('docs-mode-change', {bubbles: true, composed: true});
    site.dispatchEvent(Object.assign(event, {mode}));
  });
  // A press of the pointer has chosen; the arrow keys of a keyboard go on.
  menu?.addEventListener('click', ({target, detail}) => {
    if (target instanceof Element && target.closest('label') && detail > 0) menu.open = false;
  });
}

/** Shows a mode in a document whose element has not started, as `apply-built-mode.ts` does. */
function showMode(mode: ModeChoice): void {
  const {dataset} = document.documentElement;
  if (mode === 'system') delete dataset['docsMode'];
  else dataset['docsMode'] = mode;
  const written = document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]');
  const meta = written ?? document.createElement('meta');
  meta.name = 'color-scheme';
  meta.content = mode === 'system' ? 'light dark' : mode;
  // The first one counts.
  document.head.prepend(meta);
}
