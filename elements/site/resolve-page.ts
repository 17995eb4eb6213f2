import type {Target} from '../../src/shared/target.js';
import type {Navigation} from '../../src/navigation/navigation.js';
import type {Route} from '../../src/routing/codec.js';
import {loadPage, type RestOfPage} from '../../src/site/load-page.js';
import type {PageState} from '../../src/site/state.js';
import type {BrowserHistory} from './browser-history.js';
import {loadComponentsFor} from '../render/load-components.js';
import {pageTarget} from '../shared/site-link.js';
import type {SiteSession} from './site-session.js';

/** What is at a path: a page, or a word that there is none; or where its readers are led instead. */
export type PageOrRedirect =
  {readonly page: PageState; readonly rest?: RestOfPage | undefined} | {readonly target: Target};

/** Finds out what is at a path of a site. Rejects only with the signal's reason when that is aborted. */
export async function resolvePage(
  path: string,
  session: SiteSession,
  navigation: Navigation,
  signal: AbortSignal,
): Promise<PageOrRedirect> {
  session.loader.forgetDoubts(); // the reader may have signed in meanwhile
  const target = await session.redirect(path);
  signal.throwIfAborted();
  if (target) return {target};
  const {state, rest} = await loadPage(path, navigation, session.reader, signal);
  const page = await loadComponentsFor(state);
  const leadsHome = page.phase === 'missing' && session.leadsHome(path);
  return leadsHome ? {target: pageTarget('')} : {page, rest};
}

/** Leads a reader elsewhere, as the address then says: gives the way, or nothing where they leave the site. */
export function followRedirect(
  target: Target,
  address: BrowserHistory | undefined,
): Route | undefined {
  if (target.to === 'address') location.replace(target.href);
  if (target.to !== 'site') return undefined;
  const {path, hash} = target;
  address?.replace({path, hash});
  return {path, hash};
}
