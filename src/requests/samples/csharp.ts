import type {HttpRequest} from '../request.js';
import {indent, isReadableBlock, quoted} from './literals.js';
import {listed, prepare, writeChunks, type SampleBody} from './sample-parts.js';

/** `HttpClient`, with raw strings of C# 11. */
export function writeCSharp(request: HttpRequest): string {
  const {method, url, headers, body} = prepare(request);
  return [
    body === undefined || body.kind === 'file' ? '' : 'using System.Text;\n\n',
    'using var client = new HttpClient();\n',
    `using var request = new HttpRequestMessage(new HttpMethod(${quoted(method)}), `,
    `${quoted(url)});\n`,
    body === undefined ? '' : `request.Content = new ByteArrayContent(${bodyOf(body)});\n`,
    ...headers.map(([name, text]) => {
      const owner = body !== undefined && ofContent.test(name) ? 'request.Content' : 'request';
      return `${owner}.Headers.TryAddWithoutValidation(${quoted(name)}, ${quoted(text)});\n`;
    }),
    '\nusing var response = await client.SendAsync(request);\n',
    'Console.WriteLine(await response.Content.ReadAsStringAsync());\n',
  ].join('');
}

/** .NET takes these with the content only. */
const ofContent = /^(?:allow|content-.*|expires|last-modified)$/i;

function bodyOf(body: SampleBody): string {
  if (body.kind === 'text') return bytes(block(body.text));
  if (body.kind === 'file') return read(body.name);
  const chunks = body.kind === 'chunks' ? body.chunks : [];
  const list = listed(
    writeChunks(chunks, (chunk) => bytes(quoted(chunk)), read),
    '    ',
  );
  return `new byte[][]\n{\n${list}}.SelectMany(part => part).ToArray()`;
}

function bytes(literal: string): string {
  return `Encoding.UTF8.GetBytes(${literal})`;
}

function read(path: string): string {
  return `File.ReadAllBytes(${quoted(path)})`;
}

/** A raw string, with more quotes around it than it contains in a row. */
function block(value: string): string {
  if (!isReadableBlock(value)) return quoted(value);
  const runs = value.match(/"+/g) ?? [];
  const longest = runs.reduce((most, run) => Math.max(most, run.length), 2);
  const quotes = '"'.repeat(longest + 1);
  return `${quotes}\n${indent(value, '    ')}\n    ${quotes}`;
}
