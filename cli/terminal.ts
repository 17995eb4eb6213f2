import {styleText} from 'node:util';
import type {Paint} from '../src/diagnostics/report/text.js';

/** Where a command prints. */
export interface Terminal {
  /** Prints results, which may be piped into a file or another program. */
  print(text: string): void;
  /** Prints a line about the work itself; nothing where the results are piped. */
  say(text: string): void;
  /** Replaces the line of progress; an empty text removes it. */
  progress(text: string): void;
  /** Colors of results: none where they are piped, or where `NO_COLOR` is set. */
  readonly paint: Paint;
}

/** The terminal of this process. */
export function processTerminal({stdout, stderr, env}: NodeJS.Process): Terminal {
  // The next program of a pipe may have read enough, such as `head`.
  stdout.on('error', ({code}: NodeJS.ErrnoException) => {
    if (code !== 'EPIPE') throw new Error(code);
    process.exit();
  });
  const isColored = stdout.isTTY && !env['NO_COLOR'] && env['TERM'] !== 'dumb';
  return {
    print: (text) => void stdout.write(text),
    say: (text) => void (stdout.isTTY && stdout.write(`${text}\n`)),
    progress: (text) => void (stderr.isTTY && stderr.write(`\r\u001b[2K${text}`)),
    paint: (style, text) => (isColored ? styleText(style, text, {validateStream: false}) : text),
  };
}
