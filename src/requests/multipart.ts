import type {FileValue, FormPart} from './request.js';

/**
 * A form in parts, as it is sent: texts, and files between them (RFC 7578, HTML standard
 * §4.10.21.8). Lines end with CR LF.
 */
export function multipartChunks(
  parts: readonly FormPart[],
  boundary: string,
): readonly (string | FileValue)[] {
  const chunks: (string | FileValue)[] = [];
  let text = '';
  for (const part of parts) {
    text += `--${boundary}\r\n${partHeaders(part)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n`;
    if (typeof part.content === 'string') text += part.content;
    else {
      chunks.push(text, part.content);
      text = '';
    }
    text += '\r\n';
  }
  return [...chunks, `${text}--${boundary}--\r\n`];
}

/** The headers of a part, `Content-Disposition` first. */
export function partHeaders(part: FormPart): readonly (readonly [string, string])[] {
  const {name, content, contentType, headers} = part;
  const file = typeof content === 'string' ? '' : `; filename="${quoted(content.name)}"`;
  const disposition = `form-data; name="${quoted(name)}"${file}`;
  return [
    ...(name === '' ? [] : [['Content-Disposition', disposition] as const]),
    ...(contentType === undefined ? [] : [['Content-Type', contentType] as const]),
    ...headers,
  ];
}

/** A name in quotes, as browsers write it. */
function quoted(name: string): string {
  return name.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22');
}
