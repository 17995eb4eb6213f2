import type {Location} from '../diagnostics/diagnostic.js';
import {pendingDiagnostic, type PendingDiagnostic} from '../diagnostics/pending-diagnostic.js';
import type {ApiDescription} from './description.js';
import {nearestFile} from './nearest-file.js';

/** A part of a description, such as an operation. */
interface Located {
  readonly description: ApiDescription;
}

/** What a name leads to, or the most similar parts, best first. */
export type Search<L extends Located> =
  | (L & {readonly diagnostics: readonly PendingDiagnostic[]})
  | {readonly nearest: readonly L[]; readonly diagnostics: readonly PendingDiagnostic[]};

/** A search that has not been made. */
interface SearchOptions<L extends Located> {
  /** The name, as an author writes it. */
  readonly written: string;
  /** Where it is written. */
  readonly location: Location;
  /** What the configuration is called. */
  readonly configFile: string;
  readonly descriptions: readonly ApiDescription[];
  /** Those in which it is looked for. */
  readonly candidates: readonly ApiDescription[];
  /** Make names equal that mean the same, strictest first. */
  readonly forms: readonly ((name: string) => string)[];
  /** The first part of a description that the name means, in a form. */
  find(description: ApiDescription, form: (name: string) => string): L | undefined;
  nearest(): readonly L[];
  titleOf(located: L): string;
}

/**
 * Finds what a name means: in the strictest form that leads anywhere. Of several files that have
 * it, the nearest counts. That there are several is a problem of the configuration: many pages may
 * name what is in the same files, and it is the same problem for all of them.
 */
export function search<L extends Located>(options: SearchOptions<L>): Search<L> {
  const {location, configFile, descriptions, candidates, forms} = options;
  const written = options.written.trim();
  const found = forms
    .map((form) => candidates.flatMap((one) => options.find(one, form) ?? []))
    .find(({length}) => length > 0);
  const inFiles = (found ?? []).map((one) => ({one, file: one.description.file}));
  const nearestOne = nearestFile(inFiles, location.file);
  if (nearestOne) {
    const files = inFiles.map(({file}) => file);
    const ambiguous = pendingDiagnostic('openapi/ambiguous', {file: configFile}, {files});
    return {...nearestOne.one, diagnostics: files.length === 1 ? [] : [ambiguous]};
  }
  const nearest = options.nearest();
  const details = {
    written,
    nearest: [...new Set(nearest.map((one) => options.titleOf(one)))].slice(0, 3),
    files: descriptions.slice(0, 5).map(({file}) => file),
  };
  return {nearest, diagnostics: [pendingDiagnostic('openapi/not-found', location, details)]};
}
