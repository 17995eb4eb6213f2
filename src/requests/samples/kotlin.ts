import {mayHaveBody} from '../may-have-body.js';
import type {FormPart, HttpRequest} from '../request.js';
import {indent, isReadableBlock, quoted} from './literals.js';
import {isPlainForm, listed, noBody, prepare, writeChunks} from './sample-parts.js';
import type {SampleBody} from './sample-parts.js';

/** OkHttp, with functions of version 4. */
export function writeKotlin(request: HttpRequest): string {
  const {method, url, headers, body} = prepare(request, isPlainForm);
  const isSent = body !== undefined && mayHaveBody(method);
  const {value, imports} = isSent ? bodyOf(body) : needsBody.test(method) ? empty : none;
  const calls = [
    `.url(${text(url)})`,
    ...headers.map((header) => `.addHeader(${header.map(text).join(', ')})`),
    ...methodOf(method, value !== undefined),
    '.build()',
  ];
  return [
    ...['okhttp3.OkHttpClient', 'okhttp3.Request', ...imports]
      .toSorted()
      .map((name) => `import ${name}\n`),
    '\nfun main() {\n',
    body === undefined || isSent ? '' : `    ${noBody('OkHttp', method)}\n`,
    value === undefined ? '' : `    val body = ${value}\n`,
    '    val request = Request.Builder()\n',
    indent(calls.join('\n'), '        '),
    '\n\n    OkHttpClient().newCall(request).execute().use { response ->\n',
    '        println(response.body?.string())\n    }\n}\n',
  ].join('');
}

interface WrittenBody {
  readonly value?: string;
  readonly imports: readonly string[];
}

/** OkHttp refuses these methods without a body. */
const needsBody = /^(?:POST|PUT|PATCH|PROPPATCH|QUERY|REPORT)$/;

const fromBytes = 'okhttp3.RequestBody.Companion.toRequestBody';
const fromFile = 'okhttp3.RequestBody.Companion.asRequestBody';

const none: WrittenBody = {imports: []};
const empty: WrittenBody = {value: '"".toRequestBody()', imports: [fromBytes]};

function methodOf(method: string, hasBody: boolean): readonly string[] {
  if (method === 'GET') return [];
  if (method === 'HEAD') return ['.head()'];
  return hasBody && /^(?:POST|PUT|PATCH|DELETE)$/.test(method)
    ? [`.${method.toLowerCase()}(body)`]
    : [`.method(${text(method)}, ${hasBody ? 'body' : 'null'})`];
}

function bodyOf(body: SampleBody): WrittenBody {
  switch (body.kind) {
    case 'text':
      return {value: `${block(body.text)}.toRequestBody()`, imports: [fromBytes]};
    case 'file':
      return {value: `${file(body.name)}.asRequestBody()`, imports: ['java.io.File', fromFile]};
    case 'form':
      return formOf(body.parts);
    case 'chunks': {
      const chunks = writeChunks(
        body.chunks,
        (chunk) => `${text(chunk)}.toByteArray()`,
        (name) => `${file(name)}.readBytes()`,
      );
      const hasFile = body.chunks.some((chunk) => typeof chunk !== 'string');
      const list = `listOf(\n${listed(chunks, '        ')}    )`;
      return {
        value: `${list}.reduce { all, part -> all + part }.toRequestBody()`,
        imports: [fromBytes, ...(hasFile ? ['java.io.File'] : [])],
      };
    }
  }
}

function formOf(parts: readonly FormPart[]): WrittenBody {
  const hasType = parts.some(({contentType}) => contentType !== undefined);
  const hasFile = parts.some(({content}) => typeof content !== 'string');
  const calls = parts.map((part) => `.addFormDataPart(${argumentsOf(part)})`);
  return {
    value: ['MultipartBody.Builder()', '.setType(MultipartBody.FORM)', ...calls, '.build()'].join(
      '\n        ',
    ),
    imports: [
      'okhttp3.MultipartBody',
      ...(hasFile ? ['java.io.File', fromFile] : []),
      ...(hasType ? ['okhttp3.MediaType.Companion.toMediaType'] : []),
    ],
  };
}

function argumentsOf({name, content, contentType}: FormPart): string {
  if (typeof content === 'string') return `${text(name)}, ${text(content)}`;
  const type = contentType === undefined ? '' : `${text(contentType)}.toMediaType()`;
  return `${text(name)}, ${text(content.name)}, ${file(content.name)}.asRequestBody(${type})`;
}

function file(name: string): string {
  return `File(${text(name)})`;
}

function text(value: string): string {
  return quoted(value, {escaped: /\$/g});
}

/** A raw string has no escapes, but templates. */
function block(value: string): string {
  return isReadableBlock(value) && !/\$|"""|"$/.test(value) ? `"""${value}"""` : text(value);
}
