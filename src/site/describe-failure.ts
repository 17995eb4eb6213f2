import type {Diagnostic} from '../diagnostics/diagnostic.js';
import type {configDiagnostic, loadDiagnostic, partDiagnostic} from './load-diagnostic.js';

/** Gives what puts failures into words. */
export type LoadProblems = () => Promise<FailureDiagnostics | undefined>;

interface FailureDiagnostics {
  readonly loadDiagnostic: typeof loadDiagnostic;
  readonly configDiagnostic: typeof configDiagnostic;
  readonly partDiagnostic: typeof partDiagnostic;
}

/**
 * What to say about a file that could not be loaded, even if the texts themselves could not be.
 */
export async function describeFailure(
  error: unknown,
  file: string,
  loadProblems: LoadProblems,
  of: keyof FailureDiagnostics = 'loadDiagnostic',
): Promise<Diagnostic> {
  const words = await loadProblems().catch(() => undefined);
  return (
    words?.[of](error, file) ?? {
      code: 'load/unreachable',
      severity: 'error',
      message: `${file} could not be loaded.`,
      hint: 'Check the network connection, then try again.',
      location: {file},
    }
  );
}
