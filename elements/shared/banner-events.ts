const upward = {bubbles: true, composed: true} as const;

/** The reader dismissed the banner with this text. */
export class DocsBannerDismissEvent extends Event {
  readonly content: string;

  constructor(content: string) {
    super('docs-banner-dismiss', upward);
    this.content = content;
  }
}

declare global {
  interface HTMLElementEventMap {
    'docs-banner-dismiss': DocsBannerDismissEvent;
  }
}
