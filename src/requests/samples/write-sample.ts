import type {HttpRequest} from '../request.js';
import {writeCurl} from './curl.js';
import {writeCSharp} from './csharp.js';
import {writeGo} from './go.js';
import {writeJava} from './java.js';
import {writeJavaScript} from './javascript.js';
import {writePhp} from './php.js';
import {writePython} from './python.js';
import {writeRuby} from './ruby.js';
import type {SampleLanguageId} from './sample-languages.js';

/** A program that sends a request. Files are read from the folder in which it runs. */
export function writeSample(language: SampleLanguageId, request: HttpRequest): string {
  return writers[language](request);
}

const writers: Readonly<Record<SampleLanguageId, (request: HttpRequest) => string>> = {
  curl: writeCurl,
  javascript: writeJavaScript,
  python: writePython,
  php: writePhp,
  go: writeGo,
  java: writeJava,
  ruby: writeRuby,
  csharp: writeCSharp,
};
