import {mayHaveBranding} from '../../src/config/read/has.js';
import {readStyleSheets} from '../../src/config/read/style-sheets.js';
import type {SiteConfig} from '../../src/config/site-config.js';
import type {PageReader} from '../../src/site/load-page.js';
import type {Loader} from '../../src/site/loader.js';
import {openSite, type OpenedSite} from '../../src/site/open-site.js';
import {readerFor} from '../../src/site/reader.js';
import type {Site} from '../../src/site/state.js';
import {lazyIcons} from '../components/icons/lazy-icons.js';
import {failureTexts} from '../problems/failure-texts.js';
import {pageDisplay, styleSheets} from '../render/load-components.js';
import type {SiteBranding} from './branding.js';
import {branding} from './reader-parts.js';
import type {SiteResources} from './site-resources.js';

/** A site that was opened, with what some sites need for their first paint. */
export interface LoadedSite {
  readonly opened: OpenedSite;
  readonly branding?: SiteBranding | undefined;
  /** Reads the site's pages with the settings of its configuration. */
  readonly reader: PageReader;
}

/**
 * Loads the configuration of a site and what it needs; `onRead` gets the site as soon as that has
 * been read. Rejects only with the signal's reason when that is aborted.
 */
export async function loadSite(
  {
    location,
    loader,
    parts,
    reader,
    signal,
  }: Pick<SiteResources, 'location' | 'loader' | 'parts' | 'reader' | 'signal'>,
  onRead?: (site: Site, reader: PageReader) => void,
): Promise<LoadedSite> {
  const opening = location.isBaseUnknown ? {...parts, loadProblems: loadBaseProblems} : parts;
  const open = (file: string) => openSite(loader, file, opening, signal);
  let opened = await open(location.configFile);
  if (location.configFile === 'docs.json' && isMissing(opened)) {
    // Older sites have another name for it.
    const older = await open('mint.json');
    if (older.site) {
      opened = older;
      location.configFile = 'mint.json';
    }
  }
  if (!opened.site) return {opened, reader};
  const {config} = opened.site;
  const ownReader = {...readerFor(loader, config, parts, reader.pageFiles), display: pageDisplay};
  onRead?.(opened.site, ownReader);
  // The first view has icons: what loads their outlines is there by then.
  if (opened.text.includes('"icon"')) void lazyIcons();
  const shownBranding = await loadBranding(config, opened, location.configFile, loader, signal);
  signal.throwIfAborted();
  return {opened, branding: shownBranding, reader: ownReader};
}

/** Whether there is no such file; hosts may answer with a page of their own. */
function isMissing({diagnostics: [failure]}: OpenedSite): boolean {
  return failure?.code === 'load/config-missing' || failure?.code === 'load/not-a-file';
}

/**
 * Loads what shows a site's branding, if it has any; without it (offline, say) the site is plain.
 */
async function loadBranding(
  config: SiteConfig,
  {text, files}: OpenedSite,
  file: string,
  loader: Loader,
  signal: AbortSignal,
): Promise<SiteBranding | undefined> {
  // A configuration in several files may have a banner in any of them.
  if (!files && !mayHaveBranding(config, text)) return undefined;
  // On a slow network, the first page cannot wait for one after the other.
  for (const target of readStyleSheets(config)) {
    void styleSheets();
    if (target.to === 'site') loader.text(target.path, signal).catch(() => undefined);
  }
  const module = await branding();
  return module && new module.SiteBranding(config, file);
}

/** The messages for a site whose `base` is not known. */
async function loadBaseProblems() {
  const part = await failureTexts();
  return part && {...part, configDiagnostic: part.baseDiagnostic};
}
