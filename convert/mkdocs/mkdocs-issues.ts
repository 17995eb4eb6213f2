const issue = /[#?!](\d+)\b|@([a-z\d](?:[a-z\d-]{0,38}[a-z\d])?)\b/iy;
const named = /([a-z\d][a-z\d-]{0,38}\/[\w.-]{1,100})([#?!])(\d+)\b/iy;

/** Marks before numbers → what these are the numbers of. */
const kinds: ReadonlyMap<string, string> = new Map([
  ['?', 'discussions'],
  ['!', 'pull'],
]);

/** The link that `#12` or `@user` at a place of a text is, with the length of what it replaces. */
export function issueAt(
  text: string,
  at: number,
  repository: string,
): readonly [number, string] | undefined {
  if (/[\w&/.]/.test(text[at - 1] ?? '')) return undefined;
  issue.lastIndex = at;
  const [whole, number, user] = issue.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const kind = kinds.get(whole[0] ?? '') ?? 'issues';
  const to =
    number === undefined ? `https://github.com/${user}` : `${repository}/${kind}/${number}`;
  return [whole.length, `[${whole.replace(/^[?!]/, '#')}](${to})`];
}

/** The same for `user/repository#12`. */
export function namedIssueAt(text: string, at: number): readonly [number, string] | undefined {
  if (/[\w/]/.test(text[at - 1] ?? '')) return undefined;
  named.lastIndex = at;
  const [whole, path, mark = '', number] = named.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const to = `https://github.com/${path}/${kinds.get(mark) ?? 'issues'}/${number}`;
  return [whole.length, `[${whole.replace(/[?!]/, '#')}](${to})`];
}
