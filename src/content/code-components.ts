import type {PendingDiagnostic} from '../diagnostics/pending-diagnostic.js';

/**
 * Reports a component that a page imports or defines in code once, with that statement and the
 * lines of its uses, instead of as an unknown component at each use.
 */
export function withUsesOfCode(
  problems: readonly PendingDiagnostic[],
): readonly PendingDiagnostic[] {
  const uses = new Map<string, number[]>();
  for (const {code, location, details} of problems) {
    if (code !== 'page/import-unsupported') continue;
    for (const name of componentsIn(textOf(details, 'source'))) {
      uses.set(keyOf(location.file, name), []);
    }
  }
  if (uses.size === 0) return problems;

  const others = problems.filter(({code, location, details}) => {
    if (code !== 'page/unknown-component') return true;
    const lines = uses.get(keyOf(location.file, textOf(details, 'name')));
    if (lines && location.line !== undefined) lines.push(location.line);
    return lines === undefined;
  });
  return others.map((problem) => {
    const {code, location, details} = problem;
    if (code !== 'page/import-unsupported') return problem;
    const found = componentsIn(textOf(details, 'source')).flatMap((name) => {
      const lines = uses.get(keyOf(location.file, name)) ?? [];
      return lines.length === 0 ? [] : [{name, lines}];
    });
    return {...problem, details: {...(details as object), uses: found}};
  });
}

/** The components that a statement names: `export const Hero = …` → `Hero`. */
function componentsIn(statement: string): readonly string[] {
  const [names = ''] = statement.split(/[=('"]|\bfrom\b/);
  return names.match(/\b[A-Z]\w*/g) ?? [];
}

function keyOf(file: string, name: string): string {
  return `${file}\n${name}`;
}

function textOf(details: unknown, key: 'name' | 'source'): string {
  return String((Object(details) as Readonly<Record<string, unknown>>)[key]);
}
