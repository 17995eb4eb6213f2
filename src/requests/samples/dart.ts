import type {FormPart, HttpRequest} from '../request.js';
import {escapeInvisible, isReadableBlock, unicodeInBraces} from './literals.js';
import {isPlainForm, listed, prepare, writeChunks, type SampleBody} from './sample-parts.js';

/** The package `http`, and `http_parser` for the types of files. */
export function writeDart(request: HttpRequest): string {
  const {method, url, headers, body} = prepare(request, canBeForm);
  const lines = listed(
    headers.map((header) => header.map(text).join(': ')),
    '      ',
  );
  const start = {
    method,
    target: `Uri.parse(${text(url)})`,
    headers: lines === '' ? undefined : `{\n${lines}    }`,
  };
  const {code, imports} =
    body?.kind === 'form'
      ? formOf(start, body.parts)
      : requestOf(start, body === undefined ? {imports: []} : bodyOf(body));
  const packages = ['package:http/http.dart', ...imports].toSorted();
  const ofDart = packages.filter((name) => name.startsWith('dart:'));
  const others = packages.filter((name) => !name.startsWith('dart:'));
  return [
    ...ofDart.map(importOf),
    ofDart.length > 0 ? '\n' : '',
    ...others.map(importOf),
    `\nFuture<void> main() async {\n${code}  print(response.body);\n}\n`,
  ].join('');
}

function importOf(name: string): string {
  return `import '${name}'${name.endsWith('/http.dart') ? ' as http' : ''};\n`;
}

interface RequestStart {
  readonly method: string;
  readonly target: string;
  readonly headers: string | undefined;
}

interface WrittenBody {
  readonly value?: string;
  readonly imports: readonly string[];
}

interface WrittenRequest {
  readonly code: string;
  readonly imports: readonly string[];
}

function requestOf(start: RequestStart, {value, imports}: WrittenBody): WrittenRequest {
  const {method, target, headers} = start;
  const functions = value === undefined ? /^(?:GET|HEAD|POST|PUT|PATCH|DELETE)$/ : mayHave;
  if (!functions.test(method)) {
    const body = value === undefined ? [] : [`request.bodyBytes = ${value};`];
    return {code: sent('Request', start, body), imports};
  }
  const given = [
    target,
    ...(headers === undefined ? [] : [`headers: ${headers}`]),
    ...(value === undefined ? [] : [`body: ${value}`]),
  ];
  const list = given.length === 1 ? target : `\n${listed(given, '    ')}  `;
  return {code: `  final response = await http.${method.toLowerCase()}(${list});\n`, imports};
}

/** The methods whose functions take a body. */
const mayHave = /^(?:POST|PUT|PATCH|DELETE)$/;

/** A request that is an object. */
function sent(type: string, start: RequestStart, lines: readonly string[]): string {
  const {method, target, headers} = start;
  return [
    `final request = http.${type}(${text(method)}, ${target});`,
    ...(headers === undefined ? [] : [`request.headers.addAll(${headers});`]),
    ...lines,
    'final response = await http.Response.fromStream(await request.send());',
  ]
    .map((line) => `  ${line}\n`)
    .join('');
}

/** Whether fields and then files are such a form: each field has a name of its own. */
function canBeForm(parts: readonly FormPart[]): boolean {
  const fields = parts.filter(({content}) => typeof content === 'string');
  return (
    isPlainForm(parts) &&
    new Set(fields.map(({name}) => name)).size === fields.length &&
    fields.every((field, index) => field === parts[index])
  );
}

function formOf(start: RequestStart, parts: readonly FormPart[]): WrittenRequest {
  const lines = parts.map(({name, content, contentType}) => {
    if (typeof content === 'string') return `request.fields[${text(name)}] = ${text(content)};`;
    const type = contentType === undefined ? [] : [`contentType: ${typeOf(contentType)}`];
    const file = listed([text(name), text(content.name), ...type], '    ');
    return `request.files.add(await http.MultipartFile.fromPath(\n${file}  ));`;
  });
  const hasType = parts.some(({contentType}) => contentType !== undefined);
  return {
    code: sent('MultipartRequest', start, lines),
    imports: hasType ? ['package:http_parser/http_parser.dart'] : [],
  };
}

function typeOf(contentType: string): string {
  return `MediaType.parse(${text(contentType)})`;
}

function bodyOf(body: SampleBody): WrittenBody {
  if (body.kind === 'text') return {value: encoded(block(body.text)), imports: ['dart:convert']};
  if (body.kind === 'file') return {value: `await ${read(body.name)}`, imports: ['dart:io']};
  const chunks = body.kind === 'chunks' ? body.chunks : [];
  const hasFile = chunks.some((chunk) => typeof chunk !== 'string');
  const list = writeChunks(
    chunks,
    (chunk) => `...${encoded(text(chunk))}`,
    (name) => `...await ${read(name)}`,
  );
  return {
    value: `[\n${listed(list, '      ')}    ]`,
    imports: ['dart:convert', ...(hasFile ? ['dart:io'] : [])],
  };
}

function encoded(literal: string): string {
  return `utf8.encode(${literal})`;
}

function read(name: string): string {
  return `File(${text(name)}).readAsBytes()`;
}

function text(value: string): string {
  return `'${escapeInvisible(value.replace(/['\\$]/g, '\\$&'), unicodeInBraces)}'`;
}

/** A raw string, which has no escapes, and begins after a first line that is empty. */
function block(value: string): string {
  const isRaw = isReadableBlock(value) && !/^[ \t]*\n|'''|'$/.test(value);
  return isRaw && value.includes('\n') ? `r'''${value}'''` : text(value);
}
