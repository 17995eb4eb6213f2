import type {FormPart, HttpRequest} from '../request.js';
import {isReadableBlock, quoted} from './literals.js';
import {listed, prepare, writeChunks, type SampleBody} from './sample-parts.js';

const functions = new Set(['get', 'post', 'put', 'patch', 'delete', 'head', 'options']);

/** The package `requests`. */
export function writePython(request: HttpRequest): string {
  const {method, url, headers, body} = prepare(request, () => true);
  const name = method.toLowerCase();
  const isKnown = functions.has(name);
  const fields = headers.map(([key, value]) => `${quoted(key)}: ${quoted(value)}`);
  const given = [
    ...(isKnown ? [] : [quoted(method)]),
    quoted(url),
    ...(fields.length === 0 ? [] : [`headers={\n${listed(fields, inner)}    }`]),
    ...(body === undefined ? [] : [bodyOf(body)]),
  ];
  return [
    'import requests\n\n',
    `response = requests.${isKnown ? name : 'request'}(\n${listed(given, '    ')})\n\n`,
    'print(response.text)\n',
  ].join('');
}

const inner = ' '.repeat(8);

function bodyOf(body: SampleBody): string {
  switch (body.kind) {
    case 'text':
      return `data=${text(body.text)}.encode()`;
    case 'file':
      return `data=${open(body.name)}`;
    case 'form':
      return `files=[\n${listed(body.parts.map(partOf), inner)}    ]`;
    case 'chunks': {
      const bytes = (chunk: string): string => `${quoted(chunk)}.encode()`;
      const chunks = writeChunks(body.chunks, bytes, (name) => `${open(name)}.read()`);
      return `data=b"".join([\n${listed(chunks, inner)}    ])`;
    }
  }
}

function open(name: string): string {
  return `open(${quoted(name)}, "rb")`;
}

function partOf({name, content, contentType, headers}: FormPart): string {
  const given = [
    ...(typeof content === 'string'
      ? ['None', quoted(content)]
      : [quoted(content.name), open(content.name)]),
    ...(contentType === undefined && headers.length === 0
      ? []
      : [contentType === undefined ? 'None' : quoted(contentType)]),
    ...(headers.length === 0
      ? []
      : [`{${headers.map(([key, value]) => `${quoted(key)}: ${quoted(value)}`).join(', ')}}`]),
  ];
  return `(${quoted(name)}, (${given.join(', ')}))`;
}

function text(value: string): string {
  if (!isReadableBlock(value)) return quoted(value);
  const inner = value
    .replaceAll('\\', '\\\\')
    .replace(/"""|"+$/g, (quotes) => quotes.replaceAll('"', '\\"'));
  return `"""${inner}"""`;
}
