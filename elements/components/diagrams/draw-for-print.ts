import {isServer, type LitElement, type ReactiveController} from 'lit';
import {isMac} from '../../shared/shortcut-key.js';

/** What is drawn when it comes near the viewport. It is busy until then. */
export interface Drawing extends LitElement {
  /** Resolves once it is as it is printed. */
  preparePrint(): Promise<void>;
}

/** Everything of the document that is drawn. */
const drawings = new Set<Drawing>();

/** Has its host drawn before it is printed, wherever on the page it is. */
export class DrawnForPrint implements ReactiveController {
  readonly #host: Drawing;

  constructor(host: Drawing) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    drawings.add(this.#host);
  }

  hostDisconnected(): void {
    drawings.delete(this.#host);
  }
}

let isDrawing = false;

async function drawAll(): Promise<void> {
  isDrawing = true;
  await Promise.allSettled([...drawings].map((drawing) => drawing.preparePrint()));
  isDrawing = false;
}

/**
 * The browser waits for nothing when the reader prints: its dialog opens once everything is drawn,
 * or at once if the reader presses the keys again.
 */
async function printDrawn(event: KeyboardEvent): Promise<void> {
  const {key, altKey, ctrlKey, metaKey, shiftKey} = event;
  const isPrint =
    key.toLowerCase() === 'p' && !altKey && !shiftKey && (isMac() ? metaKey : ctrlKey);
  if (!isPrint || event.defaultPrevented || isDrawing) return;
  if (![...drawings].some(({ariaBusy}) => ariaBusy === 'true')) return;
  event.preventDefault();
  await drawAll();
  print();
}

if (!isServer) {
  addEventListener('keydown', (event) => void printDrawn(event));
  // The dialog was opened in another way: what draws may be there already.
  addEventListener('beforeprint', () => void drawAll());
}
