import type {CatalogEntry} from '../diagnostics/catalog.js';
import {linkCatalog} from '../diagnostics/catalog/link.js';
import {openapiCatalog} from '../diagnostics/catalog/openapi.js';
import {pageCatalog} from '../diagnostics/catalog/page.js';
import type {Diagnostic} from '../diagnostics/diagnostic.js';
import {nearestWord} from '../diagnostics/nearest-word.js';
import {
  pendingDiagnostic,
  type ContentCode,
  type PendingDiagnostic,
  type Problem,
} from '../diagnostics/pending-diagnostic.js';
import {withUsesOfCode} from './code-components.js';
import {components} from './components.js';
import {isComponentName} from './tag-node.js';

/** Enough to see what is wrong; generated pages can have a hundred thousand. */
const most = 100;

const catalog: Readonly<Record<ContentCode, CatalogEntry>> = {
  ...pageCatalog,
  ...linkCatalog,
  ...openapiCatalog,
};

/**
 * Adds the messages to the problems of a page or an API description; names that are nearly right
 * get a "did you mean". An undefined variable is reported where it is found first, in its file or
 * in a text; a component that the page defines in code, together with that code. The first 100 are
 * listed, and one that says how many more there are.
 */
export function describeProblems(problems: readonly PendingDiagnostic[]): readonly Diagnostic[] {
  const all = withUsesOfCode(withoutRepeats(problems));
  const listed = all.slice(0, most);
  const next = all[most];
  if (next) {
    listed.push(pendingDiagnostic('page/more', next.location, {count: all.length - most}));
  }
  return listed.map(describe);
}

/** The same problems, each with its message. */
export function withMessages(problems: readonly Problem[]): readonly Diagnostic[] {
  return problems.map((problem) => ('message' in problem ? problem : describe(problem)));
}

function describe({code, location, details}: PendingDiagnostic): Diagnostic {
  const {severity, message, hint} = catalog[code];
  const {file} = location;
  const known = {file, nearest: nearestName(code, details), ...Object(details)} as never;
  // `problem()` has made sure that the details are those of the code.
  const fill = (text: string | ((of: never) => string)) =>
    typeof text === 'string' ? text : text(known);
  return {code, severity, message: fill(message), hint: fill(hint), location};
}

function withoutRepeats(problems: readonly PendingDiagnostic[]): readonly PendingDiagnostic[] {
  const told = new Set<string>();
  return problems.filter(({code, location, details}) => {
    if (code !== 'page/unknown-variable') return true;
    const key = JSON.stringify([location.file, details]);
    return !told.has(key) && told.add(key);
  });
}

function nearestName(code: ContentCode, details: unknown): string | undefined {
  const {name, component} = Object(details) as {name?: string; component?: string};
  if (name === undefined) return undefined;
  if (code === 'page/unknown-component') return nearestWord(name, Object.keys(components));
  const isAttribute = code === 'page/unknown-attribute' && component !== undefined;
  return isAttribute && isComponentName(component)
    ? nearestWord(name, Object.keys(components[component].attributes))
    : undefined;
}
