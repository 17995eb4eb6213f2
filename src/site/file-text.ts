import {LoadError} from './loader.js';

/**
 * Reads the bytes of a file as text: UTF-8, without byte order mark, lines end in `\n`.
 * Anything else throws a {@link LoadError} that names the encoding, or the line of the first byte that is none.
 */
export function fileText(bytes: ArrayBuffer, url: string): string {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    throw new LoadError('encoding', url, undefined, 'it is UTF-16');
  }
  const text = decode(bytes, url);
  return text.replaceAll('\r\n', '\n');
}

/** Whether an answer is an HTML page where a file was asked for: by its first bytes, or by its type. */
export function isHtml(text: string, type: string): boolean {
  const start = skipComments(text);
  if (/^<(!doctype\s+html|html[\s>])/i.test(text.slice(start, start + 100))) return true;
  // A host that knows neither `.md` nor `.json` may call them HTML; what they begin with tells.
  return /\bx?html\b/i.test(type) && !/^\s*(\{|---\s*\n)/.test(text);
}

/** The offset behind the white space and comments that a text begins with. */
function skipComments(text: string): number {
  for (let at = 0; ;) {
    at += /^\s*/.exec(text.slice(at))?.[0].length ?? 0;
    const end = text.startsWith('<!--', at) ? text.indexOf('-->', at) : -1;
    if (end === -1) return at;
    at = end + 3;
  }
}

function decode(bytes: ArrayBuffer, url: string): string {
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch {
    const readable = new TextDecoder().decode(bytes);
    const line = readable.slice(0, readable.indexOf('\ufffd')).split('\n').length;
    throw new LoadError('encoding', url, undefined, `line ${line} is not UTF-8`);
  }
}
