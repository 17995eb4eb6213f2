/** A URL or email address in angle brackets (CommonMark §6.5). */
export interface Autolink {
  readonly url: string;
  readonly text: string;
  readonly end: number;
}

const host = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
const autolink = new RegExp(
  '<(?:([a-z][a-z\\d+.-]{1,31}:[^\\s\\x00-\\x1f<>]*)|' +
    `([\\w.!#$%&'*+/=?^\`{|}~-]+@${host}(?:\\.${host})*))>`,
  'iy',
);

/** The autolink that begins at an offset. */
export function readAutolink(text: string, at: number): Autolink | undefined {
  autolink.lastIndex = at;
  const [raw = '', url, email = ''] = autolink.exec(text) ?? [];
  if (raw === '') return undefined;
  return {url: url ?? `mailto:${email}`, text: url ?? email, end: at + raw.length};
}
