import type {FormPart, HttpRequest} from '../request.js';
import {blockName, hasInvisible, isReadableBlock, quoted, unicodeInBraces} from './literals.js';
import {isPlainForm, listed, prepare, writeChunks, type SampleBody} from './sample-parts.js';

/** The extension `curl`, which every PHP has. */
export function writePhp(request: HttpRequest): string {
  const {method, url, headers, body} = prepare(request, canBeArray);
  const lines = headers.map((header) => text(header.join(': ')));
  const methodOption =
    method === 'HEAD' ? 'CURLOPT_NOBODY => true' : `CURLOPT_CUSTOMREQUEST => ${text(method)}`;
  const options = [
    'CURLOPT_RETURNTRANSFER => true',
    ...(method === 'GET' && body === undefined ? [] : [methodOption]),
    ...(lines.length === 0 ? [] : [`CURLOPT_HTTPHEADER => [\n${listed(lines, inner)}    ]`]),
    ...(body === undefined ? [] : [`CURLOPT_POSTFIELDS => ${bodyOf(body)}`]),
  ];
  return [
    `<?php\n\n$curl = curl_init(${text(url)});\n`,
    `curl_setopt_array($curl, [\n${listed(options, '    ')}]);\n\n`,
    'echo curl_exec($curl);\n',
  ].join('');
}

const inner = ' '.repeat(8);

/** An array has each key once. */
function canBeArray(parts: readonly FormPart[]): boolean {
  return isPlainForm(parts) && new Set(parts.map(({name}) => name)).size === parts.length;
}

function bodyOf(body: SampleBody): string {
  switch (body.kind) {
    case 'text':
      return block(body.text);
    case 'file':
      return read(body.name);
    case 'form':
      return `[\n${listed(body.parts.map(field), inner)}    ]`;
    case 'chunks':
      return `implode([\n${listed(writeChunks(body.chunks, text, read), inner)}    ])`;
  }
}

function field({name, content, contentType}: FormPart): string {
  const value = typeof content === 'string' ? text(content) : curlFile(content.name, contentType);
  return `${text(name)} => ${value}`;
}

function curlFile(name: string, type = ''): string {
  return `new CURLFile(${[name, type, name].map(text).join(', ')})`;
}

function read(path: string): string {
  return `file_get_contents(${text(path)})`;
}

function text(value: string): string {
  if (!hasInvisible(value)) return `'${value.replace(/['\\]/g, '\\$&')}'`;
  return quoted(value, {code: unicodeInBraces, escaped: /\$/g});
}

function block(value: string): string {
  if (!isReadableBlock(value)) return text(value);
  const name = blockName(value);
  return `<<<'${name}'\n${value}\n${name}`;
}
