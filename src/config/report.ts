import type {DiagnosticCode, DiagnosticDetails} from '../diagnostics/catalog.js';

/** Takes note of a mistake at a JSON pointer of `docs.json`. */
export type Report = <C extends DiagnosticCode>(
  code: C,
  pointer: string,
  ...details: DiagnosticDetails<C>
) => void;
