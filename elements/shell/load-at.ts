import type {Target} from '../../src/content/target.js';
import type {Navigation} from '../../src/navigation/navigation.js';
import type {Route} from '../../src/routing/codec.js';
import {loadPage} from '../../src/site/load-page.js';
import type {PageState} from '../../src/site/state.js';
import type {Address} from './address.js';
import {withElements} from './late-elements.js';
import {pageTarget} from './shell-link.js';
import type {SiteSession} from './site-session.js';

/** What is at a path: a page, or a word that there is none; or where its readers are led instead. */
export type Found = {readonly page: PageState} | {readonly target: Target};

/** Finds out what is at a path of a site. Rejects only with the signal's reason when that is aborted. */
export async function loadAt(
  path: string,
  session: SiteSession,
  navigation: Navigation,
  signal: AbortSignal,
): Promise<Found> {
  session.loader.forgetDoubts(); // the reader may have signed in meanwhile
  const target = await session.redirect(path);
  signal.throwIfAborted();
  if (target) return {target};
  const page = await withElements(await loadPage(path, navigation, session.source, signal));
  return page.phase === 'missing' && session.leadsHome(path) ? {target: pageTarget('')} : {page};
}

/** Leads a reader elsewhere, as the address then says: gives the way, or nothing where they leave the site. */
export function lead(target: Target, address: Address | undefined): Route | undefined {
  if (target.to === 'address') location.replace(target.href);
  if (target.to !== 'site') return undefined;
  const {path, hash} = target;
  address?.replace({path, hash});
  return {path, hash};
}
