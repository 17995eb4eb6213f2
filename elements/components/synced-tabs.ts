import {askSite} from '../shared/page-events.js';

/** So many labels are kept. */
const limit = 20;

/** The labels chosen outside of any site: they last as long as the page. */
let loose: readonly string[] = [];

/** The labels that the reader has chosen on tabs, code groups and views around `element`, the latest first. */
export function syncedLabels(element: Element): readonly string[] {
  return askSite(element).store?.read().tabs ?? loose;
}

/** Which of some labels the reader has chosen last, here or elsewhere; `undefined` when none. */
export function rememberedIndex(element: Element, labels: readonly string[]): number | undefined {
  const label = syncedLabels(element).find((chosen) => labels.includes(chosen));
  return label === undefined ? undefined : labels.indexOf(label);
}

/** Keeps a choice for the next page and the next visit. */
export function rememberLabel(element: Element, label: string): void {
  const others = syncedLabels(element).filter((other) => other !== label);
  const tabs = [label, ...others].slice(0, limit);
  const {store} = askSite(element);
  if (store) store.write({tabs});
  else loose = tabs;
}
