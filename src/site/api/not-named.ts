import {openapiNames, propertyOf} from '../../config/openapi-line.js';
import type {SiteConfig} from '../../config/site-config.js';
import {pendingDiagnostic, type PendingDiagnostic} from '../../diagnostics/pending-diagnostic.js';
import {isUrl, loaderPath, type DescriptionResult} from '../api-sources.js';

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
    const line = propertyOf(openapiNames(config), [path]);
    const advice = `Add ${line} in ${configFile}.`;
    return [pendingDiagnostic('openapi/not-named', {file: configFile}, {files: [path], advice})];
  });
}

/**
 * The line of a configuration that may be missing where none of these descriptions could be read:
 * none where the configuration names them. `name` is the file as the page names it.
 */
export function missingLine(
  results: readonly DescriptionResult[],
  config: SiteConfig,
  name: string | undefined,
): string | undefined {
  if (!results.every(({isGuess}) => isGuess)) return undefined;
  return propertyOf(openapiNames(config), [exampleOf(name)]);
}

/** The path of a file whose folder is not known; without a name, a usual one. */
function exampleOf(name = '/openapi.json'): string {
  const hasExtension = /\.(?:json|ya?ml)$/i.test(name);
  const file = hasExtension ? name : `${name}.json`;
  return file.startsWith('/') ? file : `/…/${file}`;
}
