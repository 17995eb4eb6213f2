import type {Json} from '../shared/json.js';
import {exampleOf, type ExampleOptions} from '../openapi/example.js';
import type {CodeSample} from '../openapi/operation-nodes.js';
import type {MediaContent, Operation} from '../openapi/operation.js';
import type {SampleSettings} from './request-samples.js';
import {writeJson} from './write-json.js';
import {writeXml} from './write-xml.js';

/**
 * A sample of each response: the author's examples, else one that is made from the schema, with the
 * variants that are chosen. The status names it, and of several examples their names.
 */
export function responseSamples(
  {responses}: Operation,
  {makesSamples}: Pick<SampleSettings, 'makesSamples'>,
  chosen?: ExampleOptions['chosen'],
): readonly CodeSample[] {
  return responses.flatMap(({status, contents}) =>
    contents.slice(0, 1).flatMap((content) => samplesOf(status, content, makesSamples, chosen)),
  );
}

function samplesOf(
  status: string,
  content: MediaContent,
  makesSamples: boolean,
  chosen: ExampleOptions['chosen'],
): readonly CodeSample[] {
  const {examples, schema, itemSchema, mediaType} = content;
  const language = languageOf(mediaType);
  const written = examples.flatMap(({name, summary, value, text}): readonly CodeSample[] => {
    const code = text ?? (value === undefined ? undefined : sampleText(value));
    const label = summary || name;
    const title = examples.length > 1 && label ? `${status} ${label}` : status;
    return code === undefined ? [] : [{title, language, code}];
  });
  if (written.length > 0 || !makesSamples) return written;
  const shown = schema ?? itemSchema;
  if (shown === undefined || !['json', 'xml'].includes(language)) return [];
  const value = exampleOf(shown, {direction: 'response', chosen});
  const code = language === 'xml' ? writeXml(value, shown) : sampleText(value);
  return [{title: status, language, code}];
}

/** A value as it is shown: texts as they are, everything else as JSON. */
function sampleText(value: Json): string {
  return typeof value === 'string' ? value : writeJson(value, 2);
}

/** The highlighter's language of a media type. */
function languageOf(mediaType: string): string {
  if (/[/+](?:.*-)?json/i.test(mediaType) || mediaType === '*/*') return 'json';
  if (/[/+]xml/i.test(mediaType)) return 'xml';
  if (/html/i.test(mediaType)) return 'html';
  return /yaml/i.test(mediaType) ? 'yaml' : 'text';
}
