import type {Diagnostic} from '../../../src/diagnostics/diagnostic.js';
import {LoadError} from '../../../src/site/loader.js';
import {loadModule} from '../../shared/load-part.js';
import type * as styleProblems from './style-problems.js';

/** What few style sheets need: the first page waits for all of them. */
const styleParts = {
  // Style sheets on other hosts
  'load-url': () => import('../../../src/site/load-url.js'),
  // Style sheets with mistakes
  'style-problems': () => import('./style-problems.js'),
} as const;

/** Reports a mistake, as soon as what describes it is there. */
export function reportProblem(
  report: (diagnostic: Diagnostic) => void,
  describe: (problems: typeof styleProblems) => Diagnostic,
): void {
  const name = 'style-problems';
  void loadModule(name, styleParts[name], (problems) => report(describe(problems)));
}

/** The text of a style sheet at a complete URL. Rejects as {@link loadUrl}. */
export async function loadSheet(url: string, signal: AbortSignal): Promise<string> {
  const name = 'load-url';
  const part = await loadModule(name, styleParts[name]);
  if (!part) throw new LoadError('unreachable', url);
  return part.loadUrl(url, signal);
}
