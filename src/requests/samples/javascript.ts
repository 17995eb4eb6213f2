import {mayHaveBody} from '../may-have-body.js';
import type {FormPart, HttpRequest} from '../request.js';
import {escapeInvisible, isReadableBlock, quoted} from './literals.js';
import {
  isPlainForm,
  listed,
  noBody,
  prepare,
  writeChunks,
  type SampleBody,
} from './sample-parts.js';

/** `fetch`, with files as Node reads them. */
export function writeJavaScript(request: HttpRequest): string {
  const {method, url, headers, body} = prepare(request, isPlainForm);
  const isSent = body !== undefined && mayHaveBody(method);
  const {before = '', value} = isSent ? bodyOf(body) : {value: ''};
  const fields = listed(
    headers.map(([name, text]) => {
      const key = name === '__proto__' ? `[${quoted(name)}]` : quoted(name);
      return `${key}: ${quoted(text)}`;
    }),
    '    ',
  );
  const options = listed(
    [
      ...(method === 'GET' ? [] : [`method: ${quoted(method)}`]),
      ...(fields === '' ? [] : [`headers: {\n${fields}  }`]),
      ...(isSent ? [`body: ${value}`] : []),
    ],
    '  ',
  );
  const start = `${before}${body === undefined || isSent ? '' : `${noBody('fetch', method)}\n`}`;
  const end = options === '' ? '' : `, {\n${options}}`;
  const needsFile = `${before}${value}`.includes('await openAsBlob(');
  return [
    needsFile ? 'import { openAsBlob } from "node:fs";\n\n' : '',
    `${start}const response = await fetch(${quoted(url)}${end});\n\n`,
    'console.log(await response.text());\n',
  ].join('');
}

function bodyOf(body: SampleBody): {readonly before?: string; readonly value: string} {
  switch (body.kind) {
    case 'text':
      return {value: text(body.text)};
    case 'file':
      return {value: open(body.name)};
    case 'form':
      return {
        before: `const form = new FormData();\n${body.parts.map(append).join('')}\n`,
        value: 'form',
      };
    case 'chunks': {
      const chunks = writeChunks(
        body.chunks,
        (chunk) => quoted(chunk),
        (name) => open(name),
      );
      return {before: `const form = new Blob([\n${listed(chunks, '  ')}]);\n\n`, value: 'form'};
    }
  }
}

function append({name, content, contentType}: FormPart): string {
  const given =
    typeof content === 'string'
      ? quoted(content)
      : `${open(content.name, contentType)}, ${quoted(content.name)}`;
  return `form.append(${quoted(name)}, ${given});\n`;
}

function open(name: string, type?: string): string {
  const options = type === undefined ? '' : `, { type: ${quoted(type)} }`;
  return `await openAsBlob(${quoted(name)}${options})`;
}

function text(value: string): string {
  if (!isReadableBlock(value)) return quoted(value);
  return `\`${value
    .replace(/[\\`]|\$(?=\{)/g, '\\$&')
    .split('\n')
    .map((line) => escapeInvisible(line))
    .join('\n')}\``;
}
