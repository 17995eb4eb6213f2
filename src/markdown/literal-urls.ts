import {widePunctuation} from './wide-characters.js';

/** A URL or email address in a text; `start` is where it begins. */
export interface LiteralUrl {
  readonly start: number;
  readonly end: number;
  readonly url: string;
}

const url = new RegExp(`(?:(?:https?|ftp)://|www\\.)[a-z\\d-][^\\s<${widePunctuation}]*`, 'iy');
/** The name before the `@` has at most 64 characters (RFC 5321 §4.5.3.1.1). */
const mailbox = /(?:(?:mailto|xmpp):)?[\w.+-]{1,64}$/i;
const resource = /\/[a-z\d@.]+/iy;
const domain = /@[\w-]+(?:\.[\w-]*[a-z\d])+(?![\w-])/iy;

/** What a URL or an address may begin with, for a search. */
export const literalUrlStart = '(?:https?|ftp)://|www\\.|@';

/**
 * The URL or email address in a text that has {@link literalUrlStart} at an offset; it begins at
 * `from` or later (GFM §6.9). Punctuation at its end is not part of it, nor is anything from the
 * first full-width punctuation on.
 */
export function readLiteralUrl(text: string, at: number, from: number): LiteralUrl | undefined {
  return text[at] === '@' ? readEmail(text, at, from) : readUrl(text, at, from);
}

function readUrl(text: string, at: number, from: number): LiteralUrl | undefined {
  const isWeb = /^w/i.test(text[at] ?? '');
  const before = at > from ? (text[at - 1] ?? '') : ' ';
  if (isWeb ? !/[\s\p{P}\p{S}]/u.test(before) : /[a-z]/i.test(before)) return undefined;
  url.lastIndex = at;
  const written = withoutEnd(url.exec(text)?.[0] ?? '');
  return written === ''
    ? undefined
    : {start: at, end: at + written.length, url: isWeb ? `http://${written}` : written};
}

/** A URL without the punctuation that ends a sentence, and without brackets around it. */
function withoutEnd(written: string): string {
  let end = written.length;
  let surplus = written.split(')').length - written.split('(').length;
  for (; ; end--) {
    const last = written[end - 1] ?? '';
    if (last === ')' && surplus > 0) surplus--;
    else if (last === ';') {
      // A whole entity is not part of it.
      const entity = /&[a-z\d]{1,31};$/i.exec(written.slice(Math.max(0, end - 33), end));
      if (entity) end -= entity[0].length - 1;
    } else if (!/[?!.,:*_'"~]/.test(last)) break;
  }
  return written.slice(0, end);
}

function readEmail(text: string, at: number, from: number): LiteralUrl | undefined {
  const [name = ''] = mailbox.exec(text.slice(Math.max(from, at - 70), at)) ?? [];
  domain.lastIndex = at;
  const [host = ''] = domain.exec(text) ?? [];
  if (name === '' || host === '') return undefined;
  resource.lastIndex = at + host.length;
  const [path = ''] = (/^xmpp:/i.test(name) && resource.exec(text)) || [];
  const written = name + host + path;
  const url = name.includes(':') ? written : `mailto:${written}`;
  const start = at - name.length;
  return {start, end: start + written.length, url};
}
