import type {FormPart, HttpRequest} from '../request.js';
import {typeOfFile} from './file-types.js';
import {plainType, prepare, writeChunks, type Chunk, type SampleBody} from './sample-parts.js';

/** A command of a POSIX shell. */
export function writeCurl(request: HttpRequest): string {
  const {method, url, headers, body} = prepare(request, canBeForm);
  const {before = '', options} = body === undefined ? {options: []} : bodyOf(body);
  const isTyped = headers.some(([name]) => name.toLowerCase() === 'content-type');
  const needsNoType = body === undefined || body.kind === 'form' || isTyped;
  const all = [
    ...(/[[\]{}]/.test(url.replace(placeholder, '')) ? ['--globoff'] : []),
    ...methodOption(method, body),
    ...headers.map(([name, value]) => `--header ${quote(`${name}: ${value}`)}`),
    ...(needsNoType ? [] : [`--header 'Content-Type:'`]),
    ...options,
  ];
  return `${before}${[`curl ${quote(url)}`, ...all].join(' \\\n  ')}\n`;
}

/** A parameter of the path without a value: readers replace it before they run the command. */
const placeholder = /\{[\w.-]+\}/g;

interface WrittenBody {
  /** A command whose output is the body. */
  readonly before?: string;
  readonly options: readonly string[];
}

function methodOption(method: string, body: SampleBody | undefined): readonly string[] {
  if (method === 'HEAD') return ['--head'];
  const implied = body === undefined ? 'GET' : 'POST';
  return method === implied
    ? []
    : [`--request ${/^[\w-]+$/.test(method) ? method : quote(method)}`];
}

function bodyOf(body: SampleBody): WrittenBody {
  switch (body.kind) {
    case 'form':
      return {options: body.parts.map(formOption)};
    case 'file':
      return {options: [`--data-binary ${quote(`@${body.name}`)}`]};
    case 'chunks':
      return piped(body.chunks);
    case 'text':
      return control.test(body.text)
        ? piped([body.text])
        : {options: [`--data-raw ${quote(body.text)}`]};
  }
}

/** A body that other commands write. */
function piped(chunks: readonly Chunk[]): WrittenBody {
  const commands = writeChunks(
    chunks,
    (text) => `printf -- ${quote(printed(text))}`,
    (name) => `cat ${quote(name)}`,
  );
  const before = commands.length === 1 ? commands.join('') : `{\n  ${commands.join('\n  ')}\n}`;
  return {before: `${before} | `, options: ['--data-binary @-']};
}

/** A text in the syntax of `printf`. */
function printed(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll('%', '%%')
    .replaceAll('\r', '\\r')
    .replaceAll('\n', '\\n')
    .replace(controls, (one) => `\\${one.charCodeAt(0).toString(8).padStart(3, '0')}`);
}

/**
 * Whether curl can write a form: names that end before `=`, types without what curl would read as
 * its own options, which send files of the reader, and no control characters.
 */
function canBeForm(parts: readonly FormPart[]): boolean {
  return parts.every(({name, content, contentType = 'a/a'}) => {
    const text = typeof content === 'string' ? content : content.name;
    const isPlainName = !/[=\n]/.test(name) && !control.test(name);
    return isPlainName && plainType.test(contentType) && !control.test(text);
  });
}

function formOption({name, content, contentType, headers}: FormPart): string {
  const isKnown = typeof content !== 'string' && contentType === typeOfFile(content.name);
  const details = [
    ...(contentType === undefined || isKnown ? [] : [`;type=${contentType}`]),
    ...headers.map((header) => `;headers=${inQuotes(header.join(': '))}`),
  ].join('');
  if (typeof content !== 'string') {
    const path = /^[\w./-]+$/.test(content.name) ? content.name : inQuotes(content.name);
    return `--form ${quote(`${name}=@${path}${details}`)}`;
  }
  return details === ''
    ? `--form-string ${quote(`${name}=${content}`)}`
    : `--form ${quote(`${name}=${inQuotes(content)}${details}`)}`;
}

/** The quotes of curl's own syntax. */
function inQuotes(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/**
 * Characters that terminals act on when a command is pasted, even in quotes. Bodies with them are
 * written by `printf`.
 */
const control = /[\0-\x08\x0b-\x1f\x7f]/;
const controls = new RegExp(control, 'g');

function quote(text: string): string {
  return `'${text.replace(controls, '').replaceAll("'", `'\\''`)}'`;
}
