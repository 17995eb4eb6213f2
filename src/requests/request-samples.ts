import type {Operation, SecurityAlternative, WrittenSample} from '../openapi/operation.js';
import {bodySamples} from './body-samples.js';
import {buildRequest, withPlaceholders} from './build-request.js';
import {exampleValues, type ExampleChoice} from './example-values.js';
import type {HttpRequest, RequestValues} from './request.js';
import {findSampleLanguage, sampleLanguages} from './samples/sample-languages.js';
import {writeSample} from './samples/write-sample.js';

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
 * Samples of the request of an operation: those of its author, then one in each of the languages
 * that a site names, or in all. Credentials are placeholders. Those of a webhook, which the reader
 * receives, are of its body.
 */
export function requestSamples(
  operation: Operation,
  {languages, makesSamples}: SampleSettings,
  choice: ExampleChoice,
  changes?: SampleChanges,
): readonly RequestSample[] {
  const isMade = operation.kind === 'operation' && makesSamples;
  const values = {...exampleValues(operation, choice), ...changes};
  const security = changes?.security ?? operation.security[0] ?? [];
  const request = buildRequest(operation, withPlaceholders(values, security));
  const samples = [
    ...writtenSamples(operation.samples),
    ...(isMade ? madeSamples(operation.samples, languages) : []),
  ].map(({title, language, write}) => ({title, language, code: write(request)}));
  if (operation.kind === 'operation') return samples;
  const {onlyRequired, chosen} = choice;
  const options = {direction: 'request', makesSamples, optional: !onlyRequired, chosen} as const;
  return [...samples, ...bodySamples(operation.body?.contents ?? [], options)];
}

/** The samples of the author. */
export function writtenSamples(samples: readonly WrittenSample[]): readonly SampleWriter[] {
  return samples.map(({language, label, source}) => {
    const known = findSampleLanguage(language);
    return {
      title: label || (known?.name ?? language),
      language: known?.grammar ?? language.toLowerCase(),
      write: () => source,
    };
  });
}

/** Samples in the languages that a site names, or in all; not in those of the author's samples. */
export function madeSamples(
  samples: readonly WrittenSample[],
  names: readonly string[],
): readonly SampleWriter[] {
  const written = writtenSamples(samples);
  const named = names.flatMap((name) => findSampleLanguage(name) ?? []);
  return (named.length === 0 ? sampleLanguages : [...new Set(named)])
    .filter(
      ({name, grammar}) =>
        !written.some(({title, language}) => title === name || language === grammar),
    )
    .map(({id, name, grammar}) => ({
      title: name,
      language: grammar,
      write: (request) => writeSample(id, request),
    }));
}
