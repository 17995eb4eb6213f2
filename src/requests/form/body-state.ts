import type {Example, MediaContent, RequestBody} from '../../openapi/operation.js';
import type {Schema} from '../../openapi/schema.js';
import {fileTypeOf, type FormControl} from './form-control.js';
import {bodyType, hasText, isStructured} from '../body-type.js';
import {initialValue, inputFrom, isInputMap} from './form-value.js';
import {parseJson} from '../json-text.js';
import {writeJson} from '../write-json.js';
import type {BodyValue, FileValue, InputValue} from '../request.js';
import {isMultipart, isXml} from '../serialize-body.js';
import {isJson} from '../serialize-parameter.js';
import {streamFormat} from '../../shared/media-type.js';

/** How a body is edited. */
export type BodyView = 'form' | 'text' | 'file';

/** A body in one media type, as the reader edits it. */
export interface BodyState {
  /** The media type in which it is sent, which may be one of a range. */
  readonly type: string;
  readonly view: BodyView;
  readonly value: InputValue | undefined;
  /** The initial value of the form of an optional body, which is not sent until it is changed. */
  readonly unsent: InputValue | undefined;
  readonly text: string;
  readonly file: FileValue | undefined;
  /** Why the text cannot be shown as a form. */
  readonly error: string | undefined;
}

/** The bodies of all media types, so that the reader can switch between them. */
export interface BodiesState {
  readonly mediaType: string;
  readonly bodies: ReadonlyMap<string, BodyState>;
}

/** Writes a value in its media type. */
export type WriteValue = (mediaType: string, value: InputValue) => string;

/** The views that a body has, the first one shown first. */
export function viewsOf(content: MediaContent): readonly BodyView[] {
  const {schema} = content;
  const mediaType = bodyType(content);
  if (isMultipart(mediaType)) return ['form'];
  if (/x-www-form-urlencoded/i.test(mediaType)) return schema ? ['form', 'text'] : ['text'];
  const isText = isJson(mediaType) || isXml(mediaType);
  if (isText) return schema ? ['form', 'text'] : ['text'];
  if (streamFormat(mediaType) && isStructured(schema)) return ['form', 'text'];
  if (/^text\/|json|yaml|javascript|graphql/i.test(mediaType)) return ['text'];
  return ['file', 'text'];
}

/** The controls of the properties that are files because of the media types of their parts. */
export function controlsOf(content: MediaContent): ReadonlyMap<string, FormControl> {
  const {mediaType, schema, encoding} = content;
  const hasParts = isMultipart(mediaType) && encoding.size > 0;
  const properties = hasParts ? (schema?.properties('request') ?? []) : [];
  return new Map(
    properties.flatMap(({name, schema: property}): [string, FormControl][] => {
      const encoded = encoding.get(name)?.contentType;
      if (fileTypeOf(property, encoded) !== undefined) return [[name, 'file']];
      return fileTypeOf(property.items, encoded) === undefined ? [] : [[name, 'files']];
    }),
  );
}

export function initialBodies(body: RequestBody, prefills = false): BodiesState {
  const bodies = body.contents.map((content) => {
    const {schema} = content;
    const value =
      (schema && initialValue(schema, body.isRequired, prefills)) ??
      initialItems(content, body.isRequired, prefills);
    // What is required of an optional body is shown all the same.
    const unsent =
      schema && value === undefined && hasRequired(schema) ? initialValue(schema, true) : undefined;
    const state: BodyState = {
      type: bodyType(content),
      view: viewsOf(content)[0] ?? 'text',
      value: value ?? unsent,
      unsent,
      text: '',
      file: undefined,
      error: undefined,
    };
    return [content.mediaType, state] as const;
  });
  return {mediaType: body.contents[0]?.mediaType ?? '', bodies: new Map(bodies)};
}

/** What the form of a stream begins with: its first items, if they are objects. */
function initialItems(
  {schema, stream}: MediaContent,
  isRequired: boolean,
  prefills: boolean,
): InputValue | undefined {
  if (!schema || !stream) return undefined;
  const first = schema.prefixItems.length > 0 ? schema.prefixItems : [stream.item];
  const items = first.map((item) => initialValue(item, isRequired, prefills));
  const isComplete = items.every((item) => item !== undefined);
  return isComplete ? items : undefined;
}

function hasRequired(schema: Schema): boolean {
  const described = schema.choices[0]?.variants[0]?.schema ?? schema;
  return described.properties('request').some(({isRequired}) => isRequired);
}

/** The body in the chosen media type. */
export function currentBody({mediaType, bodies}: BodiesState): BodyState | undefined {
  return bodies.get(mediaType);
}

/** Changes the body in the chosen media type. */
export function withBody(state: BodiesState, changes: Partial<BodyState>): BodiesState {
  const body = currentBody(state);
  if (!body) return state;
  return {...state, bodies: new Map(state.bodies).set(state.mediaType, {...body, ...changes})};
}

/**
 * Switches between form and text. Both have the same values; a text that is not JSON stays a text,
 * with an error. A text in another format than JSON does not change the form.
 */
export function withView(state: BodiesState, view: BodyView, write: WriteValue): BodiesState {
  const body = currentBody(state);
  if (!body || body.view === view) return state;
  const hasJson = isJson(body.type);
  if (view === 'text' && body.value !== undefined && body.view === 'form') {
    const text = hasJson ? writeJson(body.value, 2) : write(state.mediaType, body.value);
    return withBody(state, {view, text, error: undefined});
  }
  if (view === 'form' && hasJson && body.text.trim() === '') {
    return withBody(state, {view, value: undefined, error: undefined});
  }
  if (view !== 'form' || !hasJson) return withBody(state, {view, error: undefined});
  try {
    return withBody(state, {view, value: parseJson(body.text), error: undefined});
  } catch (error) {
    return withBody(state, {error: String((error as Error).message)});
  }
}

/** Fills the body with an example, in the view that is shown. */
export function withExample(state: BodiesState, example: Example, write: WriteValue): BodiesState {
  const body = currentBody(state);
  if (!body) return state;
  if (example.value === undefined) {
    return example.text === undefined
      ? state
      : withBody(state, {view: 'text', text: example.text, error: undefined});
  }
  const value = inputFrom(example.value);
  const filled = withBody(state, {view: 'form', value, error: undefined});
  if (body.view === 'form') return filled;
  if (typeof example.value === 'string' && !isJson(body.type)) {
    return withBody(state, {view: 'text', text: example.value, error: undefined});
  }
  return withView(filled, 'text', write);
}

/** The examples of a body: its own, else those of its schema, or the ones of a stream's items. */
export function examplesOf(content: MediaContent): readonly Example[] {
  const {examples, mediaType, schema, stream} = content;
  if (examples.length > 0) {
    return examples.filter(({text, value}) => text !== undefined || hasText(value, mediaType));
  }
  const ofItems = stream?.item.examples ?? [];
  const ofWhole = schema?.examples ?? [];
  const all = ofWhole.length === 0 && ofItems.length > 0 ? [ofItems] : ofWhole;
  const values = all.filter((value) => hasText(value, mediaType));
  return values.map((value, index) => ({
    name: index === 0 ? '' : String(index + 1),
    summary: '',
    description: '',
    value,
  }));
}

/**
 * What is sent; `undefined`: no body. An optional object is not sent without properties, or with
 * those alone that its form begins with.
 */
export function bodyValueOf(
  body: RequestBody | undefined,
  state: BodiesState | undefined,
): BodyValue | undefined {
  const current = state && currentBody(state);
  if (!body || !current) return undefined;
  const {mediaType} = state;
  const {view, value, unsent, text, file} = current;
  if (view === 'file') return file && {mediaType, content: {kind: 'file', file}};
  if (view === 'text') return text ? {mediaType, content: {kind: 'text', text}} : undefined;
  if (value === undefined || value === unsent) return undefined;
  if (!body.isRequired && isInputMap(value) && value.size === 0) return undefined;
  return {mediaType, content: {kind: 'value', value}};
}
