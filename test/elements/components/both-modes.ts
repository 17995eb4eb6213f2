import {expect, nextFrame} from '@open-wc/testing';

/** Expects an element to be accessible in light and in dark, on the background of a site. */
export async function expectAccessibleInBothModes(element: Element): Promise<void> {
  const root = document.documentElement;
  document.body.style.setProperty('background', 'var(--docs-color-background)');
  document.body.style.setProperty('color', 'var(--docs-color-text)');
  try {
    for (const mode of ['light', 'dark']) {
      root.style.setProperty('color-scheme', mode);
      await nextFrame();
      await expect(element).to.be.accessible();
    }
  } finally {
    root.style.removeProperty('color-scheme');
    document.body.removeAttribute('style');
  }
}

/** A part of an element's shadow root that must be there. */
export function part<T extends HTMLElement = HTMLElement>(element: Element, name: string): T {
  const found = element.shadowRoot?.querySelector<T>(`[part~="${name}"]`);
  if (!found) throw new Error(`<${element.localName}> has no part "${name}"`);
  return found;
}
