import type {Diagnostic} from '../../../src/diagnostics/diagnostic.js';
import {lazy} from '../../shared/lazy.js';
import type * as styleProblems from './style-problems.js';

/** The first page waits for style sheets, and most have no mistakes. */
const problemTexts = lazy('style-problems', () => import('./style-problems.js'));

/** Reports a mistake, as soon as the module that describes it has loaded. */
export function reportProblem(
  report: (diagnostic: Diagnostic) => void,
  describe: (problems: typeof styleProblems) => Diagnostic,
): void {
  void problemTexts((problems) => report(describe(problems)));
}
