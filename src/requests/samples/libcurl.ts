import type {FormPart, HttpRequest} from '../request.js';
import {blockName, isReadableBlock, quoted, type Quoting} from './literals.js';
import {prepare, type Chunk, type SampleBody} from './sample-parts.js';

/** What C and C++ write differently. */
interface Dialect {
  readonly io: string;
  readonly none: string;
  /** A text that may have several lines. */
  readonly block: (this: void, value: string) => string;
}

/** The library libcurl in C. */
export function writeC(request: HttpRequest): string {
  return write(request, {io: 'stdio.h', none: 'NULL', block});
}

/** The library libcurl in C++, with raw strings of C++11. */
export function writeCpp(request: HttpRequest): string {
  return write(request, {
    io: 'cstdio',
    none: 'nullptr',
    block: (value) => {
      const name = value.includes(')"') ? blockName(value) : '';
      // Names have at most 16 characters.
      const isRaw = isReadableBlock(value) && name.length <= 16;
      return isRaw ? `R"${name}(${value})${name}"` : block(value);
    },
  });
}

function write(request: HttpRequest, dialect: Dialect): string {
  const {method, url, headers, body} = prepare(request, canBeForm);
  const {io, none} = dialect;
  const written = body === undefined ? nothing : bodyOf(body, dialect);
  const isTyped = headers.some(([name]) => /^content-type$/i.test(name));
  const needsNoType = body !== undefined && body.kind !== 'form' && !isTyped;
  const lines = [...headers.map((header) => header.join(': ')), ...(needsNoType ? [noType] : [])];
  const list = lines.map((line) => `headers = curl_slist_append(headers, ${text(line)});`);
  const hasHeaders = list.length > 0;
  const main = [
    'CURL *curl = curl_easy_init();',
    ...(hasHeaders ? [`struct curl_slist *headers = ${none};`, ...list, ''] : []),
    ...written.before,
    option('URL', text(url)),
    ...methodOf(method, body),
    ...(hasHeaders ? [option('HTTPHEADER', 'headers')] : []),
    ...written.options,
    '',
    'CURLcode result = curl_easy_perform(curl);',
    ...(hasHeaders ? ['curl_slist_free_all(headers);'] : []),
    ...written.after,
    'curl_easy_cleanup(curl);',
    'return result;',
  ];
  return [
    '#include <curl/curl.h>\n',
    written.readsFiles ? `#include <${io}>\n` : '',
    `\n${written.functions}int main() {\n`,
    ...main.map((line) => (line === '' ? '\n' : `  ${line}\n`)),
    '}\n',
  ].join('');
}

/** Without this, libcurl sends the type of a form. */
const noType = 'Content-Type:';

function option(name: string, value: string): string {
  return `curl_easy_setopt(curl, CURLOPT_${name},${value.startsWith('\n') ? '' : ' '}${value});`;
}

function methodOf(method: string, body: SampleBody | undefined): readonly string[] {
  if (method === 'HEAD') return [option('NOBODY', '1L')];
  const implied = body === undefined ? 'GET' : 'POST';
  return method === implied ? [] : [option('CUSTOMREQUEST', text(method))];
}

interface WrittenBody {
  readonly readsFiles: boolean;
  readonly functions: string;
  readonly before: readonly string[];
  readonly options: readonly string[];
  readonly after: readonly string[];
}

const nothing: WrittenBody = {
  readsFiles: false,
  functions: '',
  before: [],
  options: [],
  after: [],
};

function bodyOf(body: SampleBody, dialect: Dialect): WrittenBody {
  switch (body.kind) {
    case 'text':
      return textBody(body.text, dialect);
    case 'file':
      return fileBody([
        `FILE *body = fopen(${text(body.name)}, "rb");`,
        'fseek(body, 0, SEEK_END);',
      ]);
    case 'form':
      return formBody(body.parts, dialect);
    case 'chunks':
      return chunksBody(body.chunks, dialect);
  }
}

function textBody(value: string, {block}: Dialect): WrittenBody {
  const size = value.includes('\0') ? [option('POSTFIELDSIZE', `${sizeOf(value)}L`)] : [];
  return {...nothing, options: [...size, option('POSTFIELDS', block(value))]};
}

/** A file that is read to its end, and then sent. */
function fileBody(before: readonly string[], functions = ''): WrittenBody {
  return {
    readsFiles: true,
    functions,
    before: [...before, 'long size = ftell(body);', 'rewind(body);', ''],
    options: [option('POST', '1L'), option('POSTFIELDSIZE', 'size'), option('READDATA', 'body')],
    after: ['fclose(body);'],
  };
}

const append = `static void append(FILE *body, const char *name) {
  FILE *file = fopen(name, "rb");
  for (int byte; (byte = fgetc(file)) != EOF;) fputc(byte, body);
  fclose(file);
}

`;

function chunksBody(chunks: readonly Chunk[], dialect: Dialect): WrittenBody {
  const texts = chunks.filter((chunk) => typeof chunk === 'string');
  if (texts.length === chunks.length) return textBody(texts.join(''), dialect);
  const lines = chunks.map((chunk) =>
    typeof chunk === 'string'
      ? chunk.includes('\0')
        ? `fwrite(${text(chunk)}, 1, ${sizeOf(chunk)}, body);`
        : `fputs(${text(chunk)}, body);`
      : `append(body, ${text(chunk.name)});`,
  );
  return fileBody(['FILE *body = tmpfile();', ...lines], append);
}

/** A name ends with its first null byte. */
function canBeForm(parts: readonly FormPart[]): boolean {
  return parts.every(
    ({name, content}) =>
      !`${name}${typeof content === 'string' ? '' : content.name}`.includes('\0'),
  );
}

function formBody(parts: readonly FormPart[], {none}: Dialect): WrittenBody {
  return {
    ...nothing,
    before: [
      'curl_mime *form = curl_mime_init(curl);',
      'curl_mimepart *part;',
      '',
      ...parts.flatMap((part) => [...partOf(part, none), '']),
    ],
    options: [option('MIMEPOST', 'form')],
    after: ['curl_mime_free(form);'],
  };
}

function partOf({name, content, contentType, headers}: FormPart, none: string): readonly string[] {
  const list = headers.reduce(
    (before, header) => `curl_slist_append(${before}, ${text(header.join(': '))})`,
    none,
  );
  return [
    'part = curl_mime_addpart(form);',
    `curl_mime_name(part, ${text(name)});`,
    typeof content === 'string'
      ? `curl_mime_data(part, ${text(content)}, ${endOf(content)});`
      : `curl_mime_filedata(part, ${text(content.name)});`,
    ...(contentType === undefined ? [] : [`curl_mime_type(part, ${text(contentType)});`]),
    ...(headers.length === 0 ? [] : [`curl_mime_headers(part, ${list}, 1);`]),
  ];
}

function endOf(value: string): string {
  return value.includes('\0') ? sizeOf(value) : 'CURL_ZERO_TERMINATED';
}

function sizeOf(value: string): string {
  return String(new TextEncoder().encode(value).length);
}

/** A digit after a character would be part of its code, unless that has three octal digits. */
const quoting: Quoting = {
  code: (code) =>
    [...new TextEncoder().encode(String.fromCharCode(code))]
      .map((byte) => `\\${byte.toString(8).padStart(3, '0')}`)
      .join(''),
  // Two question marks begin a trigraph.
  escaped: /(?<=\?)\?/g,
};

function text(value: string): string {
  return quoted(value, quoting);
}

/** A string for each line. */
function block(value: string): string {
  const lines = value.split(/(?<=\n)/);
  return lines.length < 2 ? text(value) : lines.map((line) => `\n    ${text(line)}`).join('');
}
