/** What stands around the page of a site once its words are there; without it (offline, say) they can be read all the same. */
export async function loadSurroundings(site: ParentNode): Promise<void> {
  const lazy = await import('../lazy/surroundings.js').catch(() => undefined);
  lazy?.finishTopbar(site);
}

/** The menu of narrow windows; without it (offline, say) the button does nothing. */
export function loadDrawer() {
  return import('../lazy/drawer.js').catch(() => undefined);
}
