import type {Diagnostic} from '../diagnostics/diagnostic.js';
import {checkLinks} from './check-links.js';
import {checkNavigation} from './check-navigation.js';
import {checkShape} from './check-shape.js';
import {diagnoseConfig, type Report} from './diagnose.js';
import {describeValue} from './json-pointer.js';
import {readJson} from './json.js';
import {fieldsOf} from './raw.js';

/**
 * Everything that is wrong in a `docs.json`, in the order of its lines: JSON, types and values, unknown and missing
 * properties, addresses, versions, groups and pages.
 *
 * `normalizeConfig` uses the same rules without a word, so a site opens whatever is said here, unless the text is no
 * JSON at all (specification §2.1; contract, Files of a site).
 */
export function validateConfig(text: string, file: string): readonly Diagnostic[] {
  const {value: document, diagnostics: found} = readJson(text, file);
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

  const navigation = fieldsOf(raw).get('navigation');
  const isNewer =
    typeof navigation === 'object' && navigation !== null && !Array.isArray(navigation);
  const report: Report = (code, pointer, ...details) => {
    // Of the newer shape one sentence says all; what the schema of this one says of it would only confuse.
    if (isNewer && pointer === '/navigation' && code === 'config/wrong-type') return;
    const part = code === 'config/unknown-property' ? 'name' : 'value';
    diagnostics.push(diagnoseConfig(code, document.locate(pointer, part), ...details));
  };
  checkShape(raw, report);
  if (isNewer) report('config/newer-shape', '/navigation');
  checkLinks(raw, checkNavigation(raw, report), report);
  return diagnostics.sort(byPlace);
}

function byPlace({location: one}: Diagnostic, {location: other}: Diagnostic): number {
  return (one.line ?? 0) - (other.line ?? 0) || (one.column ?? 0) - (other.column ?? 0);
}
