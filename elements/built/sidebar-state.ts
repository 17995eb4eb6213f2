/** How a reader has left the sidebar, for the next document of this tab. */
interface SidebarState {
  /** In pixels. */
  readonly scroll: number;
  /** The groups that are open, and those that are not, by their names and those around them. */
  readonly groups: Readonly<Record<string, boolean>>;
}

const keyOf = (base: URL) => `docs-site-sidebar:${base.href}`;
const findSidebar = () => document.querySelector('.docs-site-sidebar');

/** Stores the sidebar of a written page when the reader leaves it. */
export function keepSidebar(base: URL): void {
  addEventListener('pagehide', () => {
    const sidebar = findSidebar();
    if (!sidebar) return;
    const all = [...sidebar.querySelectorAll('details')];
    const groups = all.map((one) => [nameOf(one), one.open] as const);
    const state = {scroll: sidebar.scrollTop, groups: Object.fromEntries<boolean>(groups)};
    try {
      sessionStorage.setItem(keyOf(base), JSON.stringify(state));
    } catch {
      // The next page begins with its own.
    }
  });
}

/**
 * What brings the sidebar of a written page into the state in which the reader has left the last,
 * if there was one.
 */
export function restoreSidebar(base: URL): (() => void) | undefined {
  const state = storedState(base);
  return state && (() => applyState(state));
}

function applyState(state: SidebarState): void {
  const sidebar = findSidebar();
  if (!sidebar) return;
  for (const group of sidebar.querySelectorAll('details')) {
    const name = nameOf(group);
    const isOpen = Object.hasOwn(state.groups, name) ? state.groups[name] : undefined;
    // The page is shown where it is.
    if (isOpen !== undefined && !group.querySelector('[aria-current="page"]')) group.open = isOpen;
  }
  sidebar.scrollTop = state.scroll;
  const current = sidebar.querySelector('[aria-current="page"]');
  const [box, own] = [sidebar, current].map((one) => one?.getBoundingClientRect());
  if (box && own && (own.top < box.top || own.bottom > box.bottom)) {
    sidebar.scrollTop += own.top - box.top - box.height / 2;
  }
}

function storedState(base: URL): SidebarState | undefined {
  try {
    const state = JSON.parse(sessionStorage.getItem(keyOf(base)) ?? '') as SidebarState;
    return {scroll: Number(state.scroll), groups: Object(state.groups) as SidebarState['groups']};
  } catch {
    return undefined;
  }
}

function nameOf(group: Element): string {
  const around = group.parentElement?.closest('details');
  const own = group.querySelector('summary')?.textContent.trim() ?? '';
  return around ? `${nameOf(around)}\n${own}` : own;
}
