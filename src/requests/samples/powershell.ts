import type {FormPart, HttpHeader, HttpRequest} from '../request.js';
import {escapeInvisible, hasInvisible, isReadableBlock} from './literals.js';
import {isPlainForm, prepare, writeChunks, type SampleBody} from './sample-parts.js';

/** `Invoke-RestMethod` of PowerShell 7. */
export function writePowerShell(request: HttpRequest): string {
  const {method, url, headers, body} = prepare(request, canBeForm);
  const [type] = headers.filter(([name]) => /^content-type$/i.test(name));
  const others = headers.filter((header) => header !== type);
  const isKnown = /^(?:GET|HEAD|POST|PUT|DELETE|TRACE|OPTIONS|PATCH)$/.test(method);
  const parameters = [
    `Uri = ${text(url)}`,
    ...(method === 'GET' ? [] : [`${isKnown ? 'Method' : 'CustomMethod'} = ${text(method)}`]),
    ...(others.length === 0 ? [] : [`Headers = @${block('{', others.map(field), '}')}`]),
    ...(others.every(isAccepted) ? [] : ['SkipHeaderValidation = $true']),
    ...(type === undefined ? [] : [`ContentType = ${text(type[1])}`]),
    ...(body === undefined ? [] : [bodyOf(body)]),
  ];
  return `$request = @${block('{', parameters, '}', '')}\n\nInvoke-RestMethod @request\n`;
}

/** Lines between brackets. */
function block(start: string, lines: readonly string[], end: string, margin = '    '): string {
  return `${start}\n${lines.map((line) => `${margin}    ${line}\n`).join('')}${margin}${end}`;
}

function field([name, value]: HttpHeader): string {
  return `${text(name)} = ${text(value)}`;
}

/** Whether .NET takes a header: it refuses some values of those that it knows. */
function isAccepted([name, value]: HttpHeader): boolean {
  const known = /^(?:cache-control|date|expect|from|host|if-.*|range|referer|te|user-agent)$/i;
  return /^(?:accept|authorization)$/i.test(name)
    ? /^[\w.+*-]+[/ ][^\s,;"]+$/.test(value)
    : !known.test(name);
}

/**
 * Whether a table of fields becomes the form: it has each name once, in any letter case, and files
 * without types. .NET writes names that are not ASCII as mail programs do.
 */
function canBeForm(parts: readonly FormPart[]): boolean {
  const names = new Set(parts.map(({name}) => name.toLowerCase()));
  return (
    isPlainForm(parts) &&
    names.size === parts.length &&
    parts.every(({name, content, contentType = binary}) => {
      const file = typeof content === 'string' ? '' : content.name;
      return contentType === binary && /^[ -~]*$/.test(name + file);
    })
  );
}

const binary = 'application/octet-stream';

function bodyOf(body: SampleBody): string {
  switch (body.kind) {
    case 'text': {
      const literal = lines(body.text);
      // Before PowerShell 7.4, texts were sent in Latin-1.
      return `Body = ${/[^\0-\x7f]/.test(body.text) ? bytes(literal) : literal}`;
    }
    case 'file':
      return `InFile = ${text(body.name)}`;
    case 'form':
      return `Form = [ordered]@${block('{', body.parts.map(partOf), '}')}`;
    case 'chunks': {
      const chunks = writeChunks(
        body.chunks,
        (chunk) => bytes(text(chunk)),
        (name) => `Get-Content -LiteralPath ${text(name)} -AsByteStream -Raw`,
      );
      return `Body = [byte[]] @${block('(', chunks, ')')}`;
    }
  }
}

function partOf({name, content}: FormPart): string {
  return typeof content === 'string'
    ? field([name, content])
    : `${text(name)} = Get-Item -LiteralPath ${text(content.name)}`;
}

function bytes(literal: string): string {
  return `[Text.Encoding]::UTF8.GetBytes(${literal})`;
}

/** A string in single quotes, if all can be seen in them. Curved quotes end strings, too. */
function text(value: string): string {
  if (!hasInvisible(value)) return verbatim(value);
  const safe = value.replace(/[`$"\u201c-\u201e]/g, '`$&');
  return `"${escapeInvisible(safe, (code) => `\`u{${code.toString(16)}}`, '`')}"`;
}

function lines(value: string): string {
  return isReadableBlock(value) ? verbatim(value) : text(value);
}

function verbatim(value: string): string {
  return `'${value.replace(/['\u2018-\u201b]/g, '$&$&')}'`;
}
