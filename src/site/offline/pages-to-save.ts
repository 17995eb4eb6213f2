import type {Site} from '../state.js';
import {pagesToSearch} from '../search/pages-to-search.js';

/** The paths of a site's pages that have files: all of them, or those of one version. */
export function pagesToSave({config, navigation}: Site, version?: string): readonly string[] {
  const inVersion =
    version === undefined
      ? undefined
      : new Set(
          pagesToSearch(config, {...navigation, hidden: new Set()}).flatMap(({path, scopes}) =>
            scopes.some((scope) => (scope.version ?? version) === version) ? [path] : [],
          ),
        );
  return [...navigation.pages.values()].flatMap(({path, source}) =>
    source.kind === 'file' && (!inVersion || inVersion.has(path)) ? [path] : [],
  );
}
