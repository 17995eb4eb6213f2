import type {Diagnostic} from '../diagnostics/diagnostic.js';
import {missingDiagnostic} from '../site/load-diagnostic.js';
import type {UnpublishedPage} from './publish-pages.js';

/** Why a page could not be published. */
export function problemsOf(state: UnpublishedPage['state']): readonly Diagnostic[] {
  if (state.phase === 'failed') return state.diagnostics;
  return state.phase === 'missing' ? [missingDiagnostic(state)] : [];
}
