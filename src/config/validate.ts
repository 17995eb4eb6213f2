import type {Diagnostic} from '../diagnostics/diagnostic.js';
import {checkLinks} from './check/links.js';
import {checkMetatags} from './check/metatags.js';
import {checkNavigation} from './check/navigation.js';
import {checkShape} from './check/check-shape.js';
import {LimitedDiagnostics} from './check/limited.js';
import {diagnoseConfig, type ConfigDetails, type Report} from './check/diagnose.js';
import {readDocuments} from './json/documents.js';
import {describeValue} from './json/pointer.js';
import type {ReferencedFiles} from './json/references.js';
import {fieldsOf} from './read/raw.js';
import {shapeOf} from './shape.js';

/**
 * Reports one kind of mistake in the data of a configuration, whose navigation names the pages at
 * `paths`.
 */
export type Check = (raw: unknown, report: Report, paths: ReadonlySet<string>) => void;

const noFiles: ReferencedFiles = new Map();

/**
 * Everything that is wrong in a `docs.json` of either shape and in the files it refers to, in the
 * order of their lines: JSON, types and values, unknown and missing properties, links, versions,
 * divisions, groups and pages; then what `others` find.
 *
 * While a file has errors in its JSON, nothing else is checked: what could be read may lack parts,
 * and would be reported for what follows from that. `normalizeConfig` applies the same rules
 * without reporting anything, so a site opens whatever is reported here.
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

/**
 * The same in steps, between which other code can run: a file of megabytes takes tenths of a
 * second.
 */
export function* validationSteps(
  text: string,
  file: string,
  files: ReferencedFiles = noFiles,
  others: readonly Check[] = [],
): Generator<undefined, readonly Diagnostic[]> {
  const {value: document, diagnostics: found} = readDocuments(text, file, files);
  const raw = document.value;
  const isBroken = found.some(({code}) => code === 'config/syntax');
  if (raw === undefined || isBroken) return found.toSorted(byPlace(file));
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    const location = document.locate('');
    return [
      ...found,
      diagnoseConfig('config/not-an-object', location, {found: describeValue(raw)}),
    ];
  }

  const reported = new LimitedDiagnostics();
  const isNew = repetitionFilter(file);
  const report: Report = (code, pointer, ...details) => {
    const make = () => {
      const isOfName = code === 'config/unknown-property' || code === 'config/other-shape';
      const location = document.locate(pointer, isOfName ? 'name' : 'value');
      const found = details.map((one): unknown =>
        typeof one === 'function' ? (one as () => unknown)() : one,
      );
      return diagnoseConfig(code, location, ...(found as ConfigDetails<typeof code>));
    };
    if (files.size === 0) reported.add(code, make);
    else {
      const diagnostic = make();
      if (isNew(diagnostic)) reported.add(code, () => diagnostic);
    }
  };
  yield;
  checkShape(raw, shapeOf(raw), report);
  yield;
  const paths = checkNavigation(raw, report);
  yield;
  checkLinks(raw, paths, report);
  checkMetatags(fieldsOf(raw), report);
  for (const check of others) check(raw, report, paths);
  return [...found.filter(isNew), ...reported.all].sort(byPlace(file));
}

/** Mistakes in a file that is referred to twice are found twice, and reported once. */
function repetitionFilter(own: string): (diagnostic: Diagnostic) => boolean {
  const reported = new Set<string>();
  return ({code, message, location: {file, line, column}}) => {
    if (file === own) return true;
    // Only the index of the part that refers to the file differs; two properties may be missing at
    // one location.
    const words = message.replace(/\[\d+\]/g, '');
    const key = JSON.stringify([code, file, line, column, words]);
    if (reported.has(key)) return false;
    reported.add(key);
    return true;
  };
}

/** The site's own file first, then the others; in each, by line and column. */
function byPlace(file: string): (one: Diagnostic, other: Diagnostic) => number {
  const rank = (path: string) => (path === file ? '' : path);
  return ({location: one}, {location: other}) =>
    rank(one.file).localeCompare(rank(other.file)) ||
    (one.line ?? 0) - (other.line ?? 0) ||
    (one.column ?? 0) - (other.column ?? 0);
}
