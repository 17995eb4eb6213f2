import type {Checked, Diagnostic, Location} from '../../diagnostics/diagnostic.js';
import {diagnoseConfig, type ConfigCode} from '../check/diagnose.js';
import {LimitedDiagnostics} from '../check/limited.js';
import {describeValue, partsOf, within} from './pointer.js';
import {readJson, type JsonDocument} from './read-json.js';
import {
  expandReferences,
  type Origins,
  type ReferencedFiles,
  type ReferenceFault,
} from './references.js';

/**
 * Reads a configuration together with the files it refers to, as one document, whose locations name
 * the file that they are in. Reports errors in the JSON of any of the files, and references that
 * cannot be followed.
 */
export function readDocuments(
  text: string,
  file: string,
  files: ReferencedFiles,
): Checked<JsonDocument> {
  const root = readJson(text, file);
  if (!text.includes('"$ref"')) return root;
  const diagnostics: Diagnostic[] = [...root.diagnostics];
  const faults = new LimitedDiagnostics();
  const documents = new Map([[file, root.value]]);

  const documentOf = (path: string): JsonDocument | undefined => {
    const known = documents.get(path);
    const found = files.get(path);
    if (known || !found || 'problem' in found) return known;
    const read = readJson(found.text, path);
    diagnostics.push(...read.diagnostics);
    documents.set(path, read.value);
    return read.value;
  };

  const note = (fault: ReferenceFault, from: string, pointer: string): void => {
    const location = documents.get(from)?.locate(pointer) ?? {file: from, pointer};
    const diagnostic = diagnosticOf(fault, location, files);
    faults.add(diagnostic.code as ConfigCode, () => diagnostic);
  };
  const {value, origins} = expandReferences(root.value.value, file, {
    read: (path) => documentOf(path)?.value,
    note,
  });
  const all = [...diagnostics, ...faults.all];
  const locate = locator(value, origins, documents);
  return {value: {...root.value, value, locate}, diagnostics: all};
}

function diagnosticOf(
  fault: ReferenceFault,
  location: Location,
  files: ReferencedFiles,
): Diagnostic {
  switch (fault.kind) {
    case 'refused':
      return diagnoseConfig('config/ref-refused', location, {found: describeValue(fault.found)});
    case 'many':
      return diagnoseConfig('config/too-many-refs', location, {limit: fault.limit});
    case 'cycle':
      return diagnoseConfig('config/ref-cycle', location, {files: fault.files});
    case 'missing': {
      const found = files.get(fault.target);
      const problem = found && 'problem' in found ? found.problem : 'It is not valid JSON.';
      return diagnoseConfig('config/ref-missing', location, {file: fault.target, problem});
    }
    default:
      return fault satisfies never;
  }
}

/**
 * Follows a pointer into the whole document, and returns its location in the file it comes from.
 */
function locator(
  root: unknown,
  origins: Origins,
  documents: ReadonlyMap<string, JsonDocument>,
): JsonDocument['locate'] {
  return (pointer, part = 'value') => {
    let value = root;
    let [file = '', document] = [...documents][0] ?? [];
    let inside = '';
    let place = document?.placeIn(undefined, '', part);
    const keys = partsOf(pointer);
    let depth = 0;
    for (const key of keys) {
      if (typeof value !== 'object' || value === null) break;
      const {holder, key: name} = origins.get(value)?.get(key) ?? {holder: value, key};
      let found = document?.placeIn(holder, name, part);
      // Usually the next part is in the same file.
      for (const [path, other] of found ? [] : documents) {
        found = other.placeIn(holder, name, part);
        if (!found) continue;
        [file, document, inside] = [path, other, ''];
        break;
      }
      if (!found) break;
      inside = within(inside, name);
      place = found;
      value = Object.getOwnPropertyDescriptor(value, key)?.value;
      depth += 1;
    }
    return {file, pointer: keys.slice(depth).reduce(within, inside), ...place};
  };
}
