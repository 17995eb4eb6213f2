import type {HttpRequest} from '../request.js';
import {blockName, isReadableBlock, quoted} from './literals.js';
import {listed, prepare, writeChunks, type SampleBody} from './sample-parts.js';

const classes = new Map(
  ['Get', 'Head', 'Post', 'Put', 'Patch', 'Delete', 'Options', 'Trace'].map((name) => [
    name.toUpperCase(),
    name,
  ]),
);

/** `Net::HTTP`, which every Ruby has. */
export function writeRuby(request: HttpRequest): string {
  const {method, url, headers, body} = prepare(request);
  // The classes whose requests have a body send a `Content-Type` even without one
  const isEmpty = body === undefined && /^P/.test(method);
  const className = isEmpty ? undefined : classes.get(method);
  const created =
    className === undefined
      ? `Net::HTTPGenericRequest.new(${text(method)}, ${String(body !== undefined)}, true, uri)`
      : `Net::HTTP::${className}.new(uri)`;
  return [
    `require "net/http"\n\nuri = URI(${text(url)})\nrequest = ${created}\n`,
    ...headers.map(([name, value]) => `request[${text(name)}] = ${text(value)}\n`),
    isEmpty ? 'request["Content-Length"] = "0"\n' : '',
    body === undefined ? '' : `request.body = ${bodyOf(body)}\n`,
    '\nresponse = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == "https") do |http|\n',
    '  http.request(request)\nend\n',
    'puts response.body\n',
  ].join('');
}

function bodyOf(body: SampleBody): string {
  if (body.kind === 'text') return block(body.text);
  if (body.kind === 'file') return read(body.name);
  const chunks = body.kind === 'chunks' ? body.chunks : [];
  return `[\n${listed(
    writeChunks(chunks, (chunk) => `${text(chunk)}.b`, read),
    '  ',
  )}].join`;
}

function read(path: string): string {
  return `File.binread(${text(path)})`;
}

function text(value: string): string {
  return quoted(value, {escaped: /#(?=[{$@])/g});
}

/** The block ends with a line break, which is removed again. */
function block(value: string): string {
  if (!isReadableBlock(value)) return text(value);
  const name = blockName(value);
  return `<<'${name}'.chomp\n${value}\n${name}`;
}
