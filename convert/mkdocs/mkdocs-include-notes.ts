import type {Diagnostic, Location} from '../../src/diagnostics/diagnostic.js';
import {isExternalUrl} from '../../src/shared/urls.js';
import {note} from '../note.js';

/** Notes that the content of a file is not included, and what to do instead. */
export function notIncluded(location: Location, named: string, instead: string): Diagnostic {
  return note('convert/left-out', location, {what: `The content of ${named}`, instead});
}

/** Notes why there is no text of a file that a page includes: it is elsewhere, or missing. */
export function noFile(location: Location, named: string): Diagnostic {
  if (!isExternalUrl(named)) return note('convert/missing-file', location, {file: named});
  const instead = 'Copy the file into the folder of the site, and include it from there.';
  return notIncluded(location, named, instead);
}
