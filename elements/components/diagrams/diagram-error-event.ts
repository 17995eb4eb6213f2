import type {SourcePosition} from '../../../src/content/nodes.js';

/** A diagram has an error. */
export class DocsDiagramErrorEvent extends Event {
  /** What is wrong, in the words of what draws it. */
  readonly reason: string;
  /** Where it is wrong, as far as known. */
  readonly place: Partial<SourcePosition>;

  constructor(reason: string, place: Partial<SourcePosition>) {
    super('docs-diagram-error', {bubbles: true, composed: true});
    this.reason = reason;
    this.place = place;
  }
}

declare global {
  interface HTMLElementEventMap {
    'docs-diagram-error': DocsDiagramErrorEvent;
  }
}
