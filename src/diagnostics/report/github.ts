import type {Diagnostic} from '../diagnostic.js';

const commands = {error: 'error', warning: 'warning', info: 'notice'} as const;

/**
 * Diagnostics as workflow commands of GitHub Actions, which shows them beside the lines of a pull
 * request. `folder` is the folder of the site in the repository, empty or with a slash at its end.
 */
export function githubReport(diagnostics: readonly Diagnostic[], folder: string): string {
  return diagnostics
    .map(({code, severity, message, hint, location: {file, line, column}}) => {
      const properties = Object.entries({file: folder + file, line, col: column, title: code})
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
      const text = escapeData(`${message} ${hint}`);
      return `::${commands[severity]} ${properties.join(',')}::${text}\n`;
    })
    .join('');
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
