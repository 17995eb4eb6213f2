import type {CSSResult} from 'lit';

/** Gives a document or shadow root one more stylesheet. Adopting the same styles twice changes nothing. */
export function adoptStyles(root: Document | ShadowRoot, styles: CSSResult): void {
  const sheet = styles.styleSheet;
  if (sheet === undefined || root.adoptedStyleSheets.includes(sheet)) return;
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
