import type {FormPart, HttpRequest} from '../request.js';
import {isReadableBlock, quoted, unicodeInBraces, unusedName, type Quoting} from './literals.js';
import {isPlainForm, listed, prepare, writeChunks, type SampleBody} from './sample-parts.js';

/** The crate `reqwest`, with `tokio`; its feature `multipart` for forms. */
export function writeRust(request: HttpRequest): string {
  const {method, url, headers, body} = prepare(request, canBeForm);
  const isFunction = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD)$/.test(method);
  const {before = '', call} = body === undefined ? {} : bodyOf(body);
  const calls = [
    isFunction
      ? `.${method.toLowerCase()}(${text(url)})`
      : `.request(${text(method)}.parse()?, ${text(url)})`,
    ...headers.map((header) => `.header(${header.map(text).join(', ')})`),
    ...(call === undefined ? [] : [call]),
    '.send()',
    '.await?;',
  ];
  return [
    '#[tokio::main]\nasync fn main() -> Result<(), Box<dyn std::error::Error>> {\n',
    before,
    '    let response = reqwest::Client::new()\n',
    ...calls.map((one) => `        ${one}\n`),
    '\n    println!("{}", response.text().await?);\n    Ok(())\n}\n',
  ].join('');
}

/** Whether reqwest writes names as they are: it encodes others in a way that few servers read. */
function canBeForm(parts: readonly FormPart[]): boolean {
  return (
    isPlainForm(parts) &&
    parts.every(({name, content}) => {
      const file = typeof content === 'string' ? '' : content.name;
      return /^[\w.-]*$/.test(name + file);
    })
  );
}

function bodyOf(body: SampleBody): {readonly before?: string; readonly call: string} {
  switch (body.kind) {
    case 'text':
      return {call: `.body(${block(body.text)})`};
    case 'file':
      return {call: `.body(${read(body.name)})`};
    case 'form': {
      const calls = body.parts.map((part) => `\n        ${partOf(part)}`).join('');
      const form = `    let form = reqwest::multipart::Form::new()${calls};\n\n`;
      return {before: form, call: '.multipart(form)'};
    }
    case 'chunks': {
      const chunks = writeChunks(
        body.chunks,
        (chunk) => `${text(chunk)}.as_bytes()`,
        (name) => `&${read(name)}`,
      );
      const list = `    let body = [\n${listed(chunks, '        ')}    ]\n    .concat();\n\n`;
      return {before: list, call: '.body(body)'};
    }
  }
}

function partOf({name, content, contentType}: FormPart): string {
  if (typeof content === 'string') return `.text(${text(name)}, ${text(content)})`;
  const bytes = `reqwest::multipart::Part::bytes(${read(content.name)})`;
  const type = contentType === undefined ? '' : `.mime_str(${text(contentType)})?`;
  return `.part(${text(name)}, ${bytes}.file_name(${text(content.name)})${type})`;
}

function read(name: string): string {
  return `std::fs::read(${text(name)})?`;
}

const quoting: Quoting = {code: unicodeInBraces};

function text(value: string): string {
  return quoted(value, quoting);
}

/** A raw string, with more signs around it than it contains after a quote. */
function block(value: string): string {
  if (!isReadableBlock(value)) return text(value);
  const signs = unusedName('"', '#', [value]).slice(1);
  return `r${signs}"${value}"${signs}`;
}
