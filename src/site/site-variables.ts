import type {WrittenConfig} from '../config/site-config.js';
import {readVariables} from '../config/read/variables.js';
import type {PendingDiagnostic} from '../diagnostics/pending-diagnostic.js';
import {fillVariables, unknownVariables} from '../markdown/variables.js';

/** The variables of a site, in its pages and snippets. */
export interface SiteVariables {
  /** Replaces the names of variables with their values. */
  readonly fill: (text: string) => string;
  /** Finds the names in a text that are not those of variables; `file` has the text. */
  readonly unknown: (text: string, file: string) => readonly PendingDiagnostic[];
}

/** The `variables` of a site. */
export function siteVariables(config: WrittenConfig): SiteVariables {
  const variables = readVariables(config);
  return {fill: (text) => fillVariables(text, variables), unknown: unknownVariables};
}
