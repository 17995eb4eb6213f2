import type {Diagnostic} from './diagnostic.js';

/** A problem in one line, as for a console: where it is, what is wrong, and what to do. */
export function sentenceOf({location, message, hint}: Diagnostic): string {
  const {file, line, column} = location;
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return `${place}: ${message} ${hint}`;
}
