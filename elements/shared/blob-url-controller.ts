import type {ReactiveController, ReactiveControllerHost} from 'lit';

/** A URL for some bytes, as long as its host is in the document. */
export class BlobUrlController implements ReactiveController {
  url = '';
  readonly #host: ReactiveControllerHost;
  #blob: Blob | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** Replaces the bytes. */
  set(blob: Blob | undefined): void {
    this.hostDisconnected();
    this.#blob = blob;
    if (blob) this.url = URL.createObjectURL(blob);
  }

  hostConnected(): void {
    if (!this.#blob || this.url !== '') return;
    this.set(this.#blob);
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    if (this.url !== '') URL.revokeObjectURL(this.url);
    this.url = '';
  }
}
