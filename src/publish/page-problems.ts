import {withMessages} from '../content/describe.js';
import type {Diagnostic} from '../diagnostics/diagnostic.js';
import {missingDiagnostic} from '../site/load-diagnostic.js';
import type {PageState} from '../site/state.js';

/**
 * What is wrong with a page that was read: in its text, with what it needs of API descriptions, or
 * why it could not be read.
 */
export function pageProblems(state: PageState): readonly Diagnostic[] {
  switch (state.phase) {
    case 'shown':
      return withMessages([...state.problems, ...(state.diagnostics ?? [])]);
    case 'failed':
      return state.diagnostics;
    case 'missing':
      return [missingDiagnostic(state)];
    default:
      return [];
  }
}
