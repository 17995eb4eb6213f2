import type {Diagnostic} from '../diagnostics/diagnostic.js';
import {checkLinks} from './check/links.js';
import {checkNavigation} from './check/navigation.js';
import {checkRedirects} from '../site/check-redirects.js';
import {checkShape} from './check/check-shape.js';
import {diagnoseConfig, type Report} from './check/diagnose.js';
import {readDocuments} from './json/documents.js';
import {describeValue} from './json/pointer.js';
import type {ReferencedFiles} from './json/references.js';
import {shapeOf} from './shape.js';

/** Reports what is wrong in one respect with the data of a configuration. */
export type Check = (raw: unknown, report: Report) => void;

const noFiles: ReferencedFiles = new Map();

/**
 * Everything that is wrong in a `docs.json` of either shape and in the files it refers to, in the order of their lines:
 * JSON, types and values, unknown and missing properties, addresses, redirects, versions, divisions, groups and pages;
 * then what `others` find.
 *
 * `normalizeConfig` uses the same rules without a word, so a site opens whatever is said here, unless the text is no
 * JSON at all (specification §2.1; format notes §5.1–5.3; contract, Files of a site).
 */
export function validateConfig(
  text: string,
  file: string,
  files?: ReferencedFiles,
  others?: readonly Check[],
): readonly Diagnostic[] {
  const steps = validationSteps(text, file, files, others);
  for (;;) {
    const {done, value} = steps.next();
    if (done) return value;
  }
}

/** The same in steps, between which others may have their turn: a file of megabytes takes tenths of a second. */
export function* validationSteps(
  text: string,
  file: string,
  files: ReferencedFiles = noFiles,
  others: readonly Check[] = [],
): Generator<undefined, readonly Diagnostic[]> {
  const {value: document, diagnostics: found} = readDocuments(text, file, files);
  const diagnostics = [...found];
  const raw = document.value;
  if (raw === undefined) return diagnostics;
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    const location = document.locate('');
    return [
      ...diagnostics,
      diagnoseConfig('config/not-an-object', location, {found: describeValue(raw)}),
    ];
  }

  const report: Report = (code, pointer, ...details) => {
    const isOfName = code === 'config/unknown-property' || code === 'config/other-shape';
    const location = document.locate(pointer, isOfName ? 'name' : 'value');
    diagnostics.push(diagnoseConfig(code, location, ...details));
  };
  yield;
  checkShape(raw, shapeOf(raw), report);
  yield;
  const paths = checkNavigation(raw, report);
  yield;
  checkLinks(raw, paths, report);
  checkRedirects(raw, paths, report);
  for (const check of others) check(raw, report);
  return unrepeated(diagnostics, file).sort(byPlace(file));
}

/** What is wrong in a file that is referred to twice is found twice, and told once. */
function unrepeated(diagnostics: readonly Diagnostic[], own: string): Diagnostic[] {
  const told = new Set<string>();
  return diagnostics.filter(({code, message, location: {file, line, column}}) => {
    if (file === own) return true;
    // Only the number of the part that refers to the file is another; two things may be missing in one place.
    const words = message.replace(/\[\d+\]/g, '');
    const key = JSON.stringify([code, file, line, column, words]);
    return !told.has(key) && told.add(key);
  });
}

/** The site's own file first, then the others; in each, by line and column. */
function byPlace(file: string): (one: Diagnostic, other: Diagnostic) => number {
  const rank = (path: string) => (path === file ? '' : path);
  return ({location: one}, {location: other}) =>
    rank(one.file).localeCompare(rank(other.file)) ||
    (one.line ?? 0) - (other.line ?? 0) ||
    (one.column ?? 0) - (other.column ?? 0);
}
