import {dump} from 'js-yaml';
import type {Frontmatter} from '../src/content/page.js';
import {readYaml} from '../src/content/read-yaml.js';

/** The frontmatter of a page, and its body as written, with the line of the body from 1. */
export interface SplitPage {
  readonly head: string;
  readonly body: string;
  readonly bodyLine: number;
}

const frontmatter = /^\uFEFF?---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

export function splitPage(text: string): SplitPage {
  const [whole = '', head = ''] = frontmatter.exec(text) ?? [];
  return {head, body: text.slice(whole.length), bodyLine: whole.split('\n').length};
}

const opening = /^\uFEFF?---[ \t]*\r?\n(?=[\w-]+:(?:\s|$))/;

/** As VitePress and Docusaurus read it: a frontmatter that nothing closes is the whole page. */
export function splitOpenPage(text: string): SplitPage {
  const split = splitPage(text);
  const [open] = opening.exec(text) ?? [];
  if (open === undefined || split.body !== text) return split;
  return {head: text.slice(open.length).trimEnd(), body: '', bodyLine: text.split('\n').length};
}

/** The entries of YAML, such as a frontmatter; `undefined` where it cannot be read. */
export function entriesOf(yaml: string | undefined): Frontmatter | undefined {
  try {
    return yaml === undefined ? undefined : readYaml(yaml);
  } catch {
    return undefined;
  }
}

/** The line of an entry of a frontmatter in its file, from 1. */
export function lineOfEntry(head: string, name: string): number {
  return head.split('\n').findIndex((line) => line.startsWith(`${name}:`)) + 2;
}

/** A page whose frontmatter has these entries as well. */
export function withHead(
  {head, body}: Pick<SplitPage, 'head' | 'body'>,
  more: Readonly<Record<string, unknown>>,
): string {
  const added = Object.keys(more).length > 0 ? dump(more, {lineWidth: -1}).trimEnd() : '';
  const lines = [head, added].filter((part) => part !== '').join('\n');
  return lines === '' ? body : `---\n${lines}\n---\n\n${body.replace(/^\n+/, '')}`;
}

/** The lines of a frontmatter without the entries of these names. */
export function withoutEntries(head: string, names: readonly string[]): string {
  let isLeftOut = false;
  const kept = head.split('\n').filter((line) => {
    const [, name] = /^["']?([\w-]+)["']?\s*:/.exec(line) ?? [];
    if (name !== undefined) isLeftOut = names.includes(name);
    else if (/^[^\s\-\]}#]/.test(line)) isLeftOut = false;
    return !isLeftOut;
  });
  return kept.join('\n').trimEnd();
}
