import {multipartChunks} from '../multipart.js';
import type {FileValue, FormPart, HttpHeader, HttpRequest} from '../request.js';
import {unusedName} from './literals.js';

/** A request as a language writes it: cookies are a header, and forms are what it can write. */
export interface SampleRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly HttpHeader[];
  readonly body?: SampleBody;
}

export type SampleBody =
  | {readonly kind: 'text'; readonly text: string}
  | {readonly kind: 'file'; readonly name: string}
  /** A form that the language has a function for. */
  | {readonly kind: 'form'; readonly parts: readonly FormPart[]}
  /** A form as it is sent: texts, and files between them. */
  | {readonly kind: 'chunks'; readonly chunks: readonly Chunk[]};

export type Chunk = string | FileValue;

/** Prepares a request; `canWrite` says which forms the language has a function for. */
export function prepare(
  request: HttpRequest,
  canWrite: (parts: readonly FormPart[]) => boolean = () => false,
): SampleRequest {
  const {method, url, cookies, body} = request;
  const cookie = cookies.map(([name, value]) => `${name}=${value}`).join('; ');
  const headers: readonly HttpHeader[] =
    cookie === '' ? request.headers : [...request.headers, ['Cookie', cookie]];
  const sample = {method, url, headers};
  if (body === undefined) return sample;
  if (body.kind === 'text') return {...sample, body};
  if (body.kind === 'file') return {...sample, body: {kind: 'file', name: body.file.name}};
  const {parts, mediaType = 'multipart/form-data'} = body;
  const areNamed = parts.every(({name}) => name !== '');
  if (/^multipart\/form-data$/i.test(mediaType) && areNamed && canWrite(parts)) {
    return {...sample, body: {kind: 'form', parts}};
  }
  const texts = parts.map(({content}) => (typeof content === 'string' ? content : ''));
  const boundary = unusedName('FormBoundary', 'X', texts);
  const chunks = multipartChunks(parts, boundary).flatMap((chunk): readonly Chunk[] =>
    typeof chunk === 'string' ? eachPart(chunk, boundary) : [chunk],
  );
  return {
    ...sample,
    headers: [...headers, ['Content-Type', `${mediaType}; boundary=${boundary}`]],
    body: {kind: 'chunks', chunks},
  };
}

/** Each chunk as a language writes texts and files. */
export function writeChunks(
  chunks: readonly Chunk[],
  writeText: (text: string) => string,
  writeFile: (name: string) => string,
): readonly string[] {
  return chunks.map((chunk) =>
    typeof chunk === 'string' ? writeText(chunk) : writeFile(chunk.name),
  );
}

/** Lines of a list, each with an indentation and a comma. */
export function listed(items: readonly string[], indentation: string): string {
  return items.map((item) => `${indentation}${item},\n`).join('');
}

/** A media type that no program reads differently. */
export const plainType = /^[\w.+-]{1,60}\/[\w.+-]{1,60}(?:; ?charset=[\w-]{1,30})?$/;

/** A comment in programs whose library sends no body with a method. */
export function noBody(library: string, method: string): string {
  return `// ${library} sends no body with ${method}.`;
}

/** Whether a form has only texts and files: no types, headers or lines that need more. */
export function isPlainForm(parts: readonly FormPart[]): boolean {
  return parts.every(isPlainPart);
}

function isPlainPart({name, content, contentType, headers}: FormPart): boolean {
  const isSimple = headers.length === 0 && !/[\r\n\0"]/.test(name);
  return typeof content === 'string'
    ? isSimple && contentType === undefined && !/[\r\n\0]/.test(content)
    : isSimple && !/[\r\n\0"]/.test(content.name) && plainType.test(contentType ?? 'a/a');
}

/** A text before or after a file, one text for each part in it. */
function eachPart(chunk: string, boundary: string): readonly string[] {
  const texts: string[] = [];
  let start = 0;
  for (;;) {
    const end = chunk.indexOf(`\r\n--${boundary}`, start);
    if (end < 0) return [...texts, chunk.slice(start)];
    texts.push(chunk.slice(start, end + 2));
    start = end + 2;
  }
}
