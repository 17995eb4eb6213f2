import type {SiteConfig} from '../../src/config/site-config.js';
import type {PageReader} from '../../src/site/load-page.js';
import {openSite, type OpenedSite} from '../../src/site/open-site.js';
import type * as branding from '../lazy/branding.js';
import {loadPart} from '../shared/load-part.js';
import type {SiteResources} from './site-resources.js';

/** What shows the properties that {@link brandingProperty} matches. */
export type Branding = typeof branding;

/** A site that was opened, with what some sites need for their first paint. */
export interface LoadedSite {
  readonly opened: OpenedSite;
  readonly branding?: Branding | undefined;
  /** Reads the site's pages with the settings of its configuration. */
  readonly reader: PageReader;
}

/**
 * Loads the configuration of a site and what it needs. Rejects only with the signal's reason when
 * that is aborted.
 */
export async function loadSite({
  location,
  loader,
  reader,
  signal,
}: SiteResources): Promise<LoadedSite> {
  const opened = await openSite(loader, location.configFile, loadReader, loadProblems, signal);
  if (!opened.site) return {opened, reader};
  const {raw, latex} = opened.site.config;
  const branding = await loadBranding(opened.site.config);
  signal.throwIfAborted();
  const ownReader = {...reader, latex};
  return {opened, branding, reader: branding?.fillVariables(ownReader, raw) ?? ownReader};
}

/** Properties that are needed for the first paint. */
const brandingProperty =
  /^(?:background(?:Image)?|banner|codeBlock|eyebrow|fonts?|styling|variables)$/;

/**
 * Loads what shows a site's branding, if it has any; without it (offline, say) the site is plain.
 */
async function loadBranding({raw}: SiteConfig): Promise<Branding | undefined> {
  if (![...raw.keys()].some((name) => brandingProperty.test(name))) return undefined;
  return loadPart('branding');
}

const loadProblems = () => loadPart('load-diagnostic');
const loadReader = async () => (await loadPart('read-config'))?.readConfig;
