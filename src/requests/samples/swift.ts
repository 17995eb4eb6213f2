import {mayHaveBody} from '../may-have-body.js';
import type {HttpRequest} from '../request.js';
import {isReadableBlock, quoted, unicodeInBraces, type Quoting} from './literals.js';
import {noBody, prepare, writeChunks, type SampleBody} from './sample-parts.js';

/** `URLSession`, in a file that may await at its top level. */
export function writeSwift(request: HttpRequest): string {
  const {method, url, headers, body} = prepare(request);
  const isSent = body !== undefined && mayHaveBody(method);
  const hasCookies = headers.some(([name]) => /^cookie$/i.test(name));
  const isPlain = method === 'GET' && headers.length === 0;
  return [
    'import Foundation\n\n',
    body === undefined || isSent ? '' : `${noBody('URLSession', method)}\n`,
    `${isPlain ? 'let' : 'var'} request = URLRequest(url: URL(string: ${text(url)})!)\n`,
    method === 'GET' ? '' : `request.httpMethod = ${text(method)}\n`,
    hasCookies ? 'request.httpShouldHandleCookies = false\n' : '',
    ...headers.map(
      ([name, value]) => `request.setValue(${text(value)}, forHTTPHeaderField: ${text(name)})\n`,
    ),
    isSent ? bodyOf(body) : '',
    '\nlet (data, _) = try await URLSession.shared.data(for: request)\n',
    'print(String(decoding: data, as: UTF8.self))\n',
  ].join('');
}

function bodyOf(body: SampleBody): string {
  if (body.kind === 'text') return `request.httpBody = Data(${block(body.text)}.utf8)\n`;
  if (body.kind === 'file') return `request.httpBody = ${read(body.name)}\n`;
  const chunks = writeChunks(
    body.kind === 'chunks' ? body.chunks : [],
    (chunk) => `Data(${text(chunk)}.utf8)`,
    read,
  );
  const appended = chunks.map((chunk) => `body.append(${chunk})\n`);
  return `\nvar body = Data()\n${appended.join('')}request.httpBody = body\n`;
}

function read(name: string): string {
  return `try Data(contentsOf: URL(fileURLWithPath: ${text(name)}))`;
}

const quoting: Quoting = {code: unicodeInBraces};

function text(value: string): string {
  return quoted(value, quoting);
}

/** A text between lines of three quotes, whose last line break is not part of it. */
function block(value: string): string {
  if (!isReadableBlock(value)) return text(value);
  const lines = value.replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"');
  return `"""\n${lines}\n"""`;
}
