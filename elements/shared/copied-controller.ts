import type {LitElement, ReactiveController} from 'lit';

/** Copies text for a button that confirms it for two seconds. */
export class CopiedController implements ReactiveController {
  readonly #host: LitElement;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  /** Whether a copy succeeded within the last two seconds. */
  get isCopied(): boolean {
    return this.#timer !== undefined;
  }

  async copy(text: string): Promise<void> {
    if (!(await writeToClipboard(text, this.#host.renderRoot))) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#forget(), 2000);
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    this.#forget();
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#host.requestUpdate();
  }
}

async function writeToClipboard(text: string, root: ParentNode): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text, root.querySelector('dialog[open]') ?? root);
  }
}

/**
 * The fallback: pages over plain http have no `navigator.clipboard`. While a modal dialog is open,
 * nothing outside of it can be selected: `place` is in it then.
 */
function copyBySelection(text: string, place: ParentNode): boolean {
  const area = document.createElement('textarea');
  const focused = focusedElement();
  area.value = text;
  area.style.setProperty('position', 'fixed');
  area.style.setProperty('opacity', '0');
  place.append(area);
  area.select();
  const isDone = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus({preventScroll: true});
  return isDone;
}

/** The focused element, through all shadow roots. */
function focusedElement(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}
