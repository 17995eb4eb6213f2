import {askSite, DocsLabelChosenEvent} from '../../shared/page-events.js';

/** The maximum number of stored labels. */
const limit = 20;

/** The labels selected outside of any site, kept until the page is unloaded. */
let loose: readonly string[] = [];

/**
 * The labels that the reader selected on tabs, code groups and views of the site around `element`,
 * latest first.
 */
export function syncedLabels(element: Element): readonly string[] {
  return askSite(element).store?.read().tabs ?? loose;
}

/** The label that the reader selected last, on any page; `undefined` if there is none. */
export function rememberedIndex(element: Element, labels: readonly string[]): number | undefined {
  const label = syncedLabels(element).find((chosen) => labels.includes(chosen));
  return label === undefined ? undefined : labels.indexOf(label);
}

/** Stores a selected label for other pages and later visits. */
export function rememberLabel(element: Element, label: string): void {
  const others = syncedLabels(element).filter((other) => other !== label);
  const tabs = [label, ...others].slice(0, limit);
  const {store} = askSite(element);
  if (store) store.write({tabs});
  else loose = tabs;
  element.dispatchEvent(new DocsLabelChosenEvent(label));
}
