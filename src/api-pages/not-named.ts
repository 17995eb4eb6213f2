import {openapiNames, propertyOf} from '../config/openapi-line.js';
import type {SiteConfig} from '../config/site-config.js';
import {pendingDiagnostic, type PendingDiagnostic} from '../diagnostics/pending-diagnostic.js';
import {isUrl, loaderPath, type DescriptionResult} from './api-sources.js';

/** Where API descriptions are named. */
interface NamingSite {
  readonly config: SiteConfig;
  readonly configFile: string;
}

/** That a site shows descriptions that its configuration does not name, by their paths alone. */
export function notNamed(
  results: readonly DescriptionResult[],
  {config, configFile}: NamingSite,
): readonly PendingDiagnostic[] {
  return results.flatMap(({isGuess, description}) => {
    if (!isGuess || !description || isUrl(description.file)) return [];
    const path = `/${loaderPath(description.file)}`;
    const advice = adviceFor(path, {config, configFile});
    return [pendingDiagnostic('openapi/not-named', {file: configFile}, {files: [path], advice})];
  });
}

/** The line that a configuration needs to name a description. */
export function adviceFor(path: string, {config, configFile}: NamingSite): string {
  return `Add ${propertyOf(openapiNames(config), [path])} in ${configFile}.`;
}
