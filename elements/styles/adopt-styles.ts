import type {CSSResult} from 'lit';

/** Adds a stylesheet to a document or shadow root. Adding the same styles twice has no effect. */
export function adoptStyles(root: Document | ShadowRoot, styles: CSSResult): void {
  const sheet = styles.styleSheet;
  if (sheet === undefined || root.adoptedStyleSheets.includes(sheet)) return;
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
