import type {Diagnostic} from './diagnostic.js';

/** A problem in one line, for the console: where it is, what is wrong, and how to fix it. */
export function sentenceOf({location, message, hint}: Diagnostic): string {
  const {file, line, column} = location;
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return `${place}: ${message} ${hint}`;
}
