import type {Operation, Parameter, RequestBody} from '../openapi/operation.js';
import {
  bodyValueOf,
  initialBodies,
  withExample,
  type BodiesState,
  type WriteValue,
} from './form/body-state.js';
import {buildRequest, parameterKey} from './build-request.js';
import {initialValue, inputFrom} from './form/form-value.js';
import type {PlaygroundOptions} from './playground-options.js';
import type {InputValue, RequestProblem, RequestValues} from './request.js';
import {credentialsOf, type SchemeEntries} from './scheme-entry.js';
import {baseUrlOf, fillServer, serverUrls, type ServerChoice} from './servers.js';
import type {SharedValues} from './share-link.js';

/** What the reader has entered for an operation, before it is sent. */
export interface PlaygroundState {
  readonly server: ServerChoice;
  /** `query:limit` → its value. */
  readonly parameters: ReadonlyMap<string, InputValue>;
  readonly body: BodiesState | undefined;
  /** The index of the alternative of the security. */
  readonly alternative: number;
  /** Scheme → what the reader has entered. */
  readonly entries: SchemeEntries;
  /** What is wrong, once the reader has tried to send; checked again on every change. */
  readonly problems: readonly RequestProblem[] | undefined;
}

/** The initial values of the fields: the description's examples if `prefills`. */
export function initialState(
  operation: Operation,
  server: ServerChoice,
  prefills = false,
): PlaygroundState {
  return {
    server,
    parameters: new Map(
      operation.parameters.flatMap((parameter) => {
        const value = initialOf(parameter, prefills);
        return value === undefined ? [] : [[parameterKey(parameter), value] as const];
      }),
    ),
    body: initialBody(operation, prefills),
    alternative: 0,
    entries: new Map(),
    problems: undefined,
  };
}

function initialBody(operation: Operation, prefills: boolean): BodiesState | undefined {
  const {body} = operation;
  const initial = body && initialBodies(body, prefills);
  if (!initial || !prefills) return initial;
  return body.contents.reduce((state, {mediaType, examples: [example]}) => {
    if (!example) return state;
    const filled = withExample({...state, mediaType}, example, bodyWriter(operation));
    return {...filled, mediaType: state.mediaType};
  }, initial);
}

function initialOf(
  {initialValue: initial, schema, isRequired, examples}: Parameter,
  prefills: boolean,
) {
  const [example] = prefills ? examples : [];
  const written = initial ?? example?.value;
  return written === undefined ? initialValue(schema, isRequired, prefills) : inputFrom(written);
}

/**
 * The state after a link to share was opened: its values take precedence. Its base URL is one of
 * those that the description names, or is ignored: whoever wrote the link must not choose where a
 * request goes.
 */
export function withShared(
  state: PlaygroundState,
  shared: SharedValues,
  operation: Operation,
  options: PlaygroundOptions,
): PlaygroundState {
  const {parameters, body} = shared;
  const server = serverUrls(operation, options).find(
    (known) => fillServer(known, new Map(), options.fileUrl) === shared.server,
  );
  const filled = {
    ...state,
    parameters: new Map([...state.parameters, ...parameters]),
    ...(server && {server: {url: server.url, variables: new Map<string, string>()}}),
  };
  const bodies = state.body;
  const current = body && bodies?.bodies.get(body.mediaType);
  if (!body || !bodies || !current || body.content.kind === 'file') return filled;
  const changes =
    body.content.kind === 'text'
      ? ({view: 'text', text: body.content.text} as const)
      : ({view: 'form', value: body.content.value} as const);
  return {
    ...filled,
    body: {
      mediaType: body.mediaType,
      bodies: new Map(bodies.bodies).set(body.mediaType, {...current, ...changes}),
    },
  };
}

/** Changes a parameter; `undefined` leaves it out. */
export function withParameter(
  state: PlaygroundState,
  key: string,
  value: InputValue | undefined,
): PlaygroundState {
  const parameters = new Map(state.parameters);
  if (value === undefined) parameters.delete(key);
  else parameters.set(key, value);
  return {...state, parameters};
}

/** What the request is built from. */
export function valuesOf(
  state: PlaygroundState,
  operation: Operation,
  options: PlaygroundOptions,
): RequestValues {
  const alternative = operation.security[state.alternative] ?? [];
  return {
    server: baseUrlOf(operation, options, state.server),
    parameters: state.parameters,
    body: bodyValueOf(operation.body, state.body),
    credentials: credentialsOf(alternative, state.entries),
  };
}

/** Writes a body in its media type, as the request has it. */
export function bodyWriter(operation: Operation): WriteValue {
  return (mediaType, value) => {
    const body = {mediaType, content: {kind: 'value', value}} as const;
    const values = {server: '', parameters: new Map(), body, credentials: []};
    const built = buildRequest(operation, values).body;
    return built?.kind === 'text' ? built.text : '';
  };
}

/** The content of the chosen media type. */
export function contentOf(body: RequestBody | undefined, state: BodiesState | undefined) {
  return body?.contents.find(({mediaType}) => mediaType === state?.mediaType);
}
