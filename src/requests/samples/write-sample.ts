import type {HttpRequest} from '../request.js';
import {writeCurl} from './curl.js';
import {writeCSharp} from './csharp.js';
import {writeGo} from './go.js';
import {writeJava} from './java.js';
import {writeJavaScript} from './javascript.js';
import {writePhp} from './php.js';
import {writePython} from './python.js';
import {writeRuby} from './ruby.js';
import {sampleLanguages, type SampleLanguage, type SampleLanguageId} from './sample-languages.js';

/** A language of samples, and what writes a program in it that sends a request. */
export interface LanguageWriter extends SampleLanguage {
  readonly write: (this: void, request: HttpRequest) => string;
}

/** A program that sends a request. Files are read from the folder in which it runs. */
export function writeSample(language: SampleLanguageId, request: HttpRequest): string {
  return writers[language](request);
}

const writers: Readonly<Record<SampleLanguageId, LanguageWriter['write']>> = {
  curl: writeCurl,
  javascript: writeJavaScript,
  python: writePython,
  php: writePhp,
  go: writeGo,
  java: writeJava,
  ruby: writeRuby,
  csharp: writeCSharp,
};

/** The languages that are shown by default. */
export const languageWriters: readonly LanguageWriter[] = sampleLanguages.map((language) => ({
  ...language,
  write: writers[language.id],
}));
