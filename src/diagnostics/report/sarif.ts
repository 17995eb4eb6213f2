import type {Diagnostic} from '../diagnostic.js';
import {helpUrl} from '../help-url.js';

const levels = {error: 'error', warning: 'warning', info: 'note'} as const;

/**
 * Diagnostics in the format SARIF 2.1.0 of OASIS, which code hosts and editors read; `version` is
 * that of this program.
 */
export function sarifReport(diagnostics: readonly Diagnostic[], version: string): string {
  const codes = [...new Set(diagnostics.map(({code}) => code))].sort();
  const log = {
    $schema:
      'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'docs-site',
            version,
            informationUri: helpUrl(),
            rules: codes.map((id) => ({id, helpUri: helpUrl(id)})),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: diagnostics.map((diagnostic) => resultOf(diagnostic, codes)),
      },
    ],
  };
  return `${JSON.stringify(log, undefined, 2)}\n`;
}

function resultOf(
  {code, severity, message, hint, location: {file, line, column}}: Diagnostic,
  codes: readonly string[],
) {
  const region = {startLine: line, ...(column !== undefined && {startColumn: column})};
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: levels[severity],
    message: {text: `${message} ${hint}`},
    locations: [
      {
        physicalLocation: {
          artifactLocation: {uri: file.split('/').map(encodeURIComponent).join('/')},
          ...(line !== undefined && {region}),
        },
      },
    ],
  };
}
