import type {SiteState} from '../../src/site/state.js';

/** Brings what stands around the page once its words are there; without it (offline, say) they can be read all the same. */
export async function surround(frame: ParentNode, state: SiteState): Promise<void> {
  if (state.phase !== 'ready' || state.page.phase !== 'shown') return;
  const lazy = await import('../lazy/surroundings.js').catch(() => undefined);
  lazy?.drillDown(frame, state.site.config);
}
