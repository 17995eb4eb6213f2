/** What readers open: in a page of the document → on the page of the element. */
const disclosures = [
  ['.docs-accordion', 'docs-accordion'],
  ['details:not([class])', 'details:not([class])'],
] as const;

/** The same for what has other parts inside, which may be made when it opens. */
const expandables = ['.docs-expandable', 'docs-expandable, docs-deferred'] as const;

/** Folders that readers can open. */
const folders = ['.docs-tree-folder:not([data-fixed])', 'docs-tree-folder:not([fixed])'] as const;

/** The same for what shows one of its panels; without any, it is not in the document. */
const panels = [
  ['.docs-tabs', 'docs-tabs', '> docs-tab'],
  ['.docs-code-group:not(.docs-example)', 'docs-code-group', '> docs-code'],
  ['.docs-example', 'docs-example', '> docs-code'],
] as const;

/** An element of Lit. */
interface Updating extends Element {
  readonly updateComplete?: Promise<unknown>;
}

/**
 * Opens and shows what the reader has opened and chosen on the page of a document. Each kind of
 * part is matched on its own, in order; one of which the pages have different numbers stays as is.
 */
export async function restoreParts(written: Element, live: ParentNode): Promise<void> {
  await restoreOpen(written, live);
  await restoreTrees(written, live);
  await restorePanels(written, live);
  await restoreView(written, live);
}

/** Opens the outer parts first: a part inside another one exists only after that was opened. */
async function restoreOpen(written: Element, live: ParentNode): Promise<void> {
  const isOwn = (element: Element) => {
    const around = element.parentElement?.closest(expandables.join());
    return !around || around === written || around === live;
  };
  const own = (selectors: readonly [string, string]) => pairs(written, live, selectors, isOwn);
  await allUpdated(disclosures.flatMap(own).map(setOpen));
  for (const pair of own(expandables)) {
    await allUpdated([setOpen(pair)]);
    await restoreOpen(...pair);
  }
}

function setOpen([one, other]: Pair): Element {
  const details = one.matches('details') ? one : one.querySelector('details');
  const isOpen = details?.hasAttribute('open') === true;
  const disclosure = other as HTMLDetailsElement;
  if (disclosure.open === isOpen) return other;
  // It opens without a transition.
  if (isOpen) disclosure.dispatchEvent(new Event('docs-reveal'));
  disclosure.open = isOpen;
  return other;
}

/** Folders; those of a list in Markdown are in a shadow root. */
async function restoreTrees(written: Element, live: ParentNode): Promise<void> {
  for (const [one, other] of pairs(written, live, ['.docs-tree', 'docs-tree'])) {
    const root = other.querySelector('docs-tree-folder') ? other : other.shadowRoot;
    if (root) await allUpdated(pairs(one, root, folders).map(setOpen));
  }
}

/** Tabs and groups of code. */
async function restorePanels(written: Element, live: ParentNode): Promise<void> {
  const changed = panels.flatMap(([one, other, panel]) =>
    pairs(written, live, [one, `${other}:has(${panel})`]).flatMap(([group, element]) => {
      const row = group.querySelector('.docs-panels-tabs');
      const choices = [...(row?.querySelectorAll('input, option') ?? [])];
      const index = choices.findIndex((choice) => choice.matches(':checked'));
      // What the document says is chosen.
      if (choices[index]?.matches('[checked], [selected]') !== false) return [];
      return [{element, index, panel: element.querySelectorAll(`:scope ${panel}`)[index]}];
    }),
  );
  for (const {element, index} of changed) choose(element, index);
  // Others with such a label have followed; these show what the reader chose in each.
  for (const {element, panel} of changed) {
    const stop = (event: Event) => event.stopPropagation();
    element.addEventListener('docs-reveal', stop, {once: true});
    panel?.dispatchEvent(new Event('docs-reveal', {bubbles: true}));
  }
  await allUpdated(changed.map(({element}) => element));
}

/** As a reader does, so that it is remembered. */
function choose({shadowRoot}: Element, index: number): void {
  const list = shadowRoot?.querySelector('select');
  if (list) {
    list.selectedIndex = index;
    list.dispatchEvent(new Event('change'));
  } else shadowRoot?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.click();
}

async function restoreView(written: Element, live: ParentNode): Promise<void> {
  const chosen = written.querySelector<HTMLInputElement>('.docs-view-switch :checked');
  if (chosen?.defaultChecked !== false) return;
  const views = pairs(written, live, ['.docs-view', 'docs-view']);
  const shown = views.find(([one]) => one.getAttribute('data-view') === chosen.value);
  shown?.[1].dispatchEvent(new Event('docs-reveal'));
  await allUpdated(views.map(([, view]) => view));
}

async function allUpdated(elements: readonly Updating[]): Promise<void> {
  for (const {updateComplete} of elements) await updateComplete;
}

type Pair = readonly [written: Element, live: Element];

/** Matches the elements of two pages in order; without matches if their numbers differ. */
function pairs(
  written: Element,
  live: ParentNode,
  [selector, liveSelector]: readonly [string, string],
  isMeant: (element: Element) => boolean = () => true,
): readonly Pair[] {
  const all = [...written.querySelectorAll(selector)].filter(isMeant);
  const others = [...live.querySelectorAll(liveSelector)].filter(isMeant);
  if (all.length !== others.length) return [];
  return all.flatMap((element, index) => {
    const counterpart = others[index];
    return counterpart ? [[element, counterpart] as const] : [];
  });
}
