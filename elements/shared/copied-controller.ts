import type {ReactiveController, ReactiveControllerHost} from 'lit';

/** Copies text for a button that confirms it for two seconds. */
export class CopiedController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** Whether a copy succeeded within the last two seconds. */
  get isCopied(): boolean {
    return this.#timer !== undefined;
  }

  async copy(text: string): Promise<void> {
    if (!(await writeToClipboard(text))) return;
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

async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** The fallback: pages over plain http have no `navigator.clipboard`. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  const focused = focusedElement();
  area.value = text;
  area.style.setProperty('position', 'fixed');
  area.style.setProperty('opacity', '0');
  document.body.append(area);
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
