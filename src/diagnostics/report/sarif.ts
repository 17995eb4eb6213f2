import type {Diagnostic} from '../diagnostic.js';

const levels = {error: 'error', warning: 'warning', info: 'note'} as const;

/** What a SARIF report says of the program and its documentation. */
export interface SarifTool {
  readonly version: string;
  /** The page on which every code has a section. */
  readonly helpUrl: string;
}

/** Diagnostics in the format SARIF 2.1.0 of OASIS, which code hosts and editors read. */
export function sarifReport(diagnostics: readonly Diagnostic[], tool: SarifTool): string {
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
            version: tool.version,
            informationUri: tool.helpUrl,
            rules: codes.map((id) => ({id, helpUri: tool.helpUrl})),
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
