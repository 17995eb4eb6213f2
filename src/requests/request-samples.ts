import type {Operation, SecurityAlternative, WrittenSample} from '../openapi/operation.js';
import {bodySamples} from './body-samples.js';
import {buildRequest, withPlaceholders} from './build-request.js';
import {exampleValues, type ExampleChoice} from './example-values.js';
import type {HttpRequest, RequestValues} from './request.js';
import {findSampleLanguage} from './samples/sample-languages.js';
import {languageWriters, type LanguageWriter} from './samples/write-sample.js';

/** A sample of a request in one language. */
export interface RequestSample {
  readonly title: string;
  /** As the highlighter knows it. */
  readonly language: string;
  readonly code: string;
}

/** Which samples a site wants. */
export interface SampleSettings {
  /** The names of languages; empty: those that are shown by default. */
  readonly languages: readonly string[];
  /** Whether samples are made where the author has written none. */
  readonly makesSamples: boolean;
  /** Languages beside those that are shown by default. */
  readonly more?: readonly LanguageWriter[] | undefined;
}

/** What a reader has chosen or entered in place of the examples. */
export interface SampleChanges extends Partial<Pick<RequestValues, 'parameters' | 'body'>> {
  readonly server: string;
  readonly security: SecurityAlternative;
}

/** A sample that is written when it is shown. */
export interface SampleWriter extends Omit<RequestSample, 'code'> {
  readonly write: (this: void, request: HttpRequest) => string;
}

/**
 * Samples of the request of an operation: those of its author, and those that are made. Credentials
 * are placeholders. Those of a webhook, which the reader receives, are of its body.
 */
export function requestSamples(
  operation: Operation,
  settings: SampleSettings,
  choice: ExampleChoice,
  changes?: SampleChanges,
): readonly RequestSample[] {
  const {makesSamples} = settings;
  const isMade = operation.kind === 'operation' && makesSamples;
  const values = {...exampleValues(operation, choice), ...changes};
  const security = changes?.security ?? operation.security[0] ?? [];
  const request = buildRequest(operation, withPlaceholders(values, security));
  const samples = sampleWriters(operation.samples, {...settings, makesSamples: isMade}).map(
    ({title, language, write}) => ({title, language, code: write(request)}),
  );
  if (operation.kind === 'operation') return samples;
  const {onlyRequired, chosen} = choice;
  const options = {direction: 'request', makesSamples, optional: !onlyRequired, chosen} as const;
  return [...samples, ...bodySamples(operation.body?.contents ?? [], options)];
}

/**
 * The samples of an operation: those of its author, then one in each of the languages that a site
 * names, or in those that are shown by default, unless the author has written one in it.
 */
export function sampleWriters(
  samples: readonly WrittenSample[],
  {languages, makesSamples, more = []}: SampleSettings,
): readonly SampleWriter[] {
  const known = [...languageWriters, ...more];
  const written = samples.map(({language, label, source}) => {
    const found = findSampleLanguage(language, known);
    return {
      title: label || (found?.name ?? language),
      language: found?.grammar ?? language.toLowerCase(),
      write: () => source,
    };
  });
  if (!makesSamples) return written;
  const named = languages.flatMap((name) => findSampleLanguage(name, known) ?? []);
  const made = (named.length === 0 ? languageWriters : [...new Set(named)])
    .filter(
      ({name, grammar}) =>
        !written.some(({title, language}) => title === name || language === grammar),
    )
    .map(({name, grammar, write}) => ({title: name, language: grammar, write}));
  return [...written, ...made];
}
