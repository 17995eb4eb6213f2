import {diagnose, type Diagnostic} from '../diagnostics/diagnostic.js';
import {LoadError} from './loader.js';
import type {MissingPage} from './state.js';

/**
 * What to say about a file that could not be loaded; `file` is its path relative to the folder of
 * `docs.json`. Any other error is a mistake of the application's loader, or of ours, which must not
 * leave the reader without a word either.
 */
export function loadDiagnostic(error: unknown, file: string): Diagnostic {
  const location = {file};
  if (!(error instanceof LoadError)) {
    return diagnose('load/unexpected', location, {reason: reasonOf(error)});
  }
  const {reason, url, status = 0, detail} = error;
  switch (reason) {
    case 'missing':
    case 'status':
      return diagnose('load/status', location, {url, status, isMissing: error.isMissing});
    case 'not-a-file':
    case 'refused':
      return diagnose(`load/${reason}`, location, {url});
    case 'timeout':
      return diagnose('load/timeout', location, {url, seconds: detail});
    case 'unreachable':
      return diagnose('load/unreachable', location, {url, from: detail});
    case 'left-the-site':
      return diagnose('load/left-the-site', location, {url, to: detail});
    default:
      return reason satisfies never;
  }
}

/** What an application throws need not be an error, nor have a text. */
function reasonOf(error: unknown): string {
  try {
    return String(error);
  } catch {
    return 'unknown error';
  }
}

/** The same for the configuration, without which there is no site. */
export function configDiagnostic(error: unknown, file: string): Diagnostic {
  return error instanceof LoadError && error.reason === 'missing'
    ? configMissing(error, file, false)
    : loadDiagnostic(error, file);
}

/** The same for a site whose element does not say where its folder is. */
export function baseDiagnostic(error: unknown, file: string): Diagnostic {
  return error instanceof LoadError && ['missing', 'not-a-file'].includes(error.reason)
    ? configMissing(error, file, true)
    : loadDiagnostic(error, file);
}

function configMissing({url, status}: LoadError, file: string, isBaseUnknown: boolean): Diagnostic {
  return diagnose('load/config-missing', {file}, {url, status: String(status), isBaseUnknown});
}

/** The same for a part of the bundle, by its name; `file` is the entry of the bundle. */
export function partDiagnostic(part: unknown, file: string): Diagnostic {
  return diagnose('load/part-unavailable', {file}, {part: String(part)});
}

/** What to say of an element that was moved into a document without our script. */
export function documentDiagnostic(): Diagnostic {
  return diagnose('load/other-document', {file: 'index.html'});
}

/** What to say of a page that has no file. */
export function missingDiagnostic({
  path,
  lookedFor,
}: Pick<MissingPage, 'path' | 'lookedFor'>): Diagnostic {
  return diagnose('load/page-missing', {file: lookedFor[0] ?? path}, {path, lookedFor});
}
