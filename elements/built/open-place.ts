/**
 * Opens what a written page has around the place with an id, as its element has done, so that both
 * pages are alike. What is shown there now is what the page shows at first: the reader has not
 * chosen it for other pages.
 */
export function openPlace(article: Element, id: string): void {
  let around = article.querySelector(`[id="${CSS.escape(id)}"]`);
  for (; around && around !== article; around = around.parentElement) {
    const details = around.querySelector(':scope > .docs-accordion-details') ?? around;
    if (details instanceof HTMLDetailsElement) details.open = true;
    const {panel, view} = (around as HTMLElement).dataset;
    if (panel !== undefined) choose(around.parentElement, '.docs-panels-tabs', panel);
    if (view !== undefined) choose(article, '.docs-view-switch', view);
  }
}

/** Chooses the radio button with a value in a row of them. */
function choose(parent: Element | null, row: string, value: string): void {
  const radios = parent?.querySelector(row)?.querySelectorAll('input') ?? [];
  for (const radio of radios) {
    radio.defaultChecked = radio.value === value;
    radio.checked = radio.defaultChecked;
  }
}
