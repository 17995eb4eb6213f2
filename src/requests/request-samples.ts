import type {Operation} from '../openapi/operation.js';
import {buildRequest, withPlaceholders} from './build-request.js';
import {exampleValues, type ExampleChoice} from './example-values.js';
import {
  findSampleLanguage,
  sampleLanguages,
  writeSample,
  type SampleLanguage,
} from './samples/write-sample.js';

/** A sample of a request in one language. */
export interface RequestSample {
  readonly title: string;
  /** As the highlighter knows it. */
  readonly language: string;
  readonly code: string;
}

/** Which samples a site wants. */
export interface SampleSettings {
  /** The names of languages; empty: all. */
  readonly languages: readonly string[];
  /** Whether samples are made where the author has written none. */
  readonly makesSamples: boolean;
}

/**
 * Samples of the request of an operation: those of its author, then one in each of the languages
 * that a site names, or in all. Credentials are placeholders.
 */
export function requestSamples(
  operation: Operation,
  {languages, makesSamples}: SampleSettings,
  choice: ExampleChoice,
): readonly RequestSample[] {
  const written = operation.samples.map(({language, label, source}) => ({
    title: label || language,
    language: findSampleLanguage(language)?.grammar ?? language.toLowerCase(),
    code: source,
  }));
  if (operation.kind !== 'operation' || !makesSamples) return written;
  const values = withPlaceholders(exampleValues(operation, choice), operation.security[0] ?? []);
  const request = buildRequest(operation, values);
  const others = languagesOf(languages).filter(
    ({name, grammar}) =>
      !written.some(({title, language}) => title === name || language === grammar),
  );
  return [
    ...written,
    ...others.map(({id, name, grammar}) => ({
      title: name,
      language: grammar,
      code: writeSample(id, request),
    })),
  ];
}

function languagesOf(names: readonly string[]): readonly SampleLanguage[] {
  const named = names.flatMap((name) => findSampleLanguage(name) ?? []);
  return named.length === 0 ? sampleLanguages : [...new Set(named)];
}
