import {pendingDiagnostic, type PendingDiagnostic} from '../diagnostics/pending-diagnostic.js';
import {countLines} from '../markdown/indentation.js';

/** What remains of another encoding in a text: a byte order mark, or U+FFFD for other bytes. */
const trace = /^\ufeff|\ufffd/;

/** Reports a file that is not plain UTF-8, with the first line where that shows. */
export function checkEncoding(text: string, file: string): readonly PendingDiagnostic[] {
  const at = text.search(trace);
  if (at === -1) return [];
  return [pendingDiagnostic('page/encoding', {file, line: 1 + countLines(text.slice(0, at))})];
}
