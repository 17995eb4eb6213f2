import {exampleOf, type ExampleOptions} from '../openapi/example.js';
import type {BodySample} from '../openapi/nodes/view.js';
import type {MediaContent} from '../openapi/operation.js';
import {mayBeText} from '../openapi/examples/json-in-text.js';
import type {Json} from '../shared/json.js';
import {contentKind, streamFormat} from '../shared/media-type.js';
import {bodyType, hasText, isStructured} from './body-type.js';
import {typeFor} from './form/form-control.js';
import {multipartChunks} from './multipart.js';
import {unusedName} from './samples/literals.js';
import {isMultipart, isUrlEncoded, serializeBody} from './serialize-body.js';
import {writeJson} from './write-json.js';
import {writeXml} from './write-xml.js';

/** How samples of bodies are made. */
export interface BodySampleOptions extends ExampleOptions {
  /** Whether samples are made where the author has written no examples. */
  readonly makesSamples: boolean;
  /** What the titles begin with. */
  readonly name?: string;
}

/** A sample of a body before its text is made. */
interface BodyText extends Omit<BodySample, 'code' | 'title'> {
  readonly label: string;
  readonly mediaType: string;
  write(this: void, chosen: ExampleOptions['chosen']): string;
}

/**
 * Samples of a body in each of its media types: the author's examples, else one that is made from
 * the schema. Media types whose samples are the same share them. A title names the media type and
 * the example, each if there are several.
 */
export function bodySamples(
  contents: readonly MediaContent[],
  options: BodySampleOptions,
): readonly BodySample[] {
  const {chosen, name = ''} = options;
  /** Of each sample, the first media type that has it. */
  const owners = new Map<string, string>();
  // What the reader chooses changes no titles.
  const texts = contents
    .flatMap((content) => textsOf(content, options))
    .map((text) => ({...text, code: text.write(undefined)}))
    .filter(({language, code, mediaType}) => {
      const key = `${language} ${code}`;
      const owner = owners.get(key) ?? mediaType;
      owners.set(key, owner);
      return owner === mediaType;
    });
  const isOnly = new Set(texts.map(({mediaType}) => mediaType)).size === 1;
  return texts.map(({label, mediaType, language, index, code, write}) => {
    const title = [name, isOnly ? '' : mediaType, label].filter(Boolean).join(' ');
    return {
      title: title || mediaType,
      language,
      index,
      code: chosen ? write(chosen) : code,
    };
  });
}

function textsOf(content: MediaContent, options: BodySampleOptions): readonly BodyText[] {
  const {examples, mediaType} = content;
  const language = languageOf(bodyType(content));
  const common = {mediaType, language};
  const written = examples.flatMap(({name, summary, value, text}, index): readonly BodyText[] => {
    const isShown = value !== undefined && hasText(value, mediaType);
    const code = text ?? (isShown ? sampleText(value, content) : undefined);
    const label = examples.length > 1 ? summary || name : '';
    return code === undefined ? [] : [{...common, label, index, write: () => code}];
  });
  if (written.length > 0 || !options.makesSamples) return written;
  const write = writerOf(content, language, options);
  return write ? [{...common, label: '', index: 0, write}] : [];
}

/** What makes the text of a body from its schema; undefined in formats that are not written. */
function writerOf(
  content: MediaContent,
  language: string,
  options: BodySampleOptions,
): BodyText['write'] | undefined {
  const {mediaType, schema} = content;
  if (!schema) return undefined;
  const sample = (chosen: ExampleOptions['chosen']): Json =>
    exampleOf(schema, {...options, chosen});
  const isStream = streamFormat(mediaType) !== undefined;
  if (isStream && !isStructured(schema)) return undefined;
  const isParts = isMultipart(mediaType) && typeFor(schema) === 'array';
  if (isStream || isParts || language === 'json') {
    return (chosen) => sampleText(sample(chosen), content);
  }
  if (language === 'xml') return (chosen) => writeXml(sample(chosen), schema);
  if (!isUrlEncoded(mediaType)) return undefined;
  return (chosen) => serializedText(sample(chosen), content);
}

/** A value as it is sent; files are their names. */
function serializedText(value: Json, content: MediaContent): string {
  const {mediaType} = content;
  const body = serializeBody({mediaType, content: {kind: 'value', value}}, content)?.body;
  if (body?.kind !== 'multipart') return body?.kind === 'text' ? body.text : '';
  const texts = body.parts.map((part) => (typeof part.content === 'string' ? part.content : ''));
  const chunks = multipartChunks(body.parts, unusedName('boundary', 'X', texts));
  const shown = chunks.map((chunk) => (typeof chunk === 'string' ? chunk : `<${chunk.name}>`));
  return shown.join('').replaceAll('\r\n', '\n');
}

/**
<<<<<<< ours
 * A value as it is sent in its media type: as JSON, as a stream, or a text as it is. What an author
 * has written as a text in place of an object stays as it is.
=======
 * A value as it is sent in its media type: as JSON, as a stream, or a text as it is. What an
 * author has written as a text in place of an object stays as it is.
>>>>>>> theirs
 */
function sampleText(value: Json, content: MediaContent): string {
  const {mediaType, schema} = content;
  const isStream = streamFormat(mediaType) !== undefined;
  if (typeof value !== 'string') {
    const isParts = isMultipart(mediaType) && Array.isArray(value);
    return isStream || isParts ? serializedText(value, content) : writeJson(value, 2);
  }
  if (isStream) return value;
  const isText = (schema && mayBeText(schema)) || !/^\s*[[{]/.test(value);
  return isText && contentKind(bodyType(content)) === 'json' ? JSON.stringify(value) : value;
}

/** The highlighter's language of a media type. */
function languageOf(mediaType: string): string {
  const format = streamFormat(mediaType);
  if (format) return format === 'events' ? 'text' : 'json';
  if (/^[^/+]*[/+](?:.*[-/+])?json/i.test(mediaType) || mediaType === '*/*') return 'json';
  if (/[/+]xml/i.test(mediaType)) return 'xml';
  if (/html/i.test(mediaType)) return 'html';
  return /yaml/i.test(mediaType) ? 'yaml' : 'text';
}
