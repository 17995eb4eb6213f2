import type {Navigation} from '../navigation/navigation.js';
import type {MachineFile} from './sitemap.js';

/** A page, as assistants read it. */
export interface ReadablePage {
  readonly title: string;
  readonly description: string;
  /** The URL of its Markdown. */
  readonly url: string;
  readonly markdown: string;
}

/** A file that is too long for one text: its parts, in their order. */
export interface LongFile {
  readonly path: string;
  readonly text: readonly string[];
}

/** What a site says of itself. */
export interface ReadableSite {
  readonly name: string;
  readonly description?: string | undefined;
}

/**
 * `llms.txt`, a list of all pages by their groups, and `llms-full.txt`, all of their texts
 * (llmstxt.org). `pageAt` is `undefined` for pages that are not to be found.
 */
export function llmsFiles(
  {name, description}: ReadableSite,
  navigation: Navigation,
  pageAt: (path: string) => ReadablePage | undefined,
): readonly (MachineFile | LongFile)[] {
  const head = [`# ${oneLine(name)}`, ...(description ? [`> ${oneLine(description)}`] : [])];
  const sections = new Map<string, string[]>();
  const texts: string[] = [];
  const seen = new Set<string>();
  for (const [path, {trail}] of navigation.pages) {
    const page = pageAt(path);
    if (!page || seen.has(path)) continue;
    seen.add(path);
    const group = trail[0] ?? 'Pages';
    const lines = sections.get(group) ?? [];
    lines.push(lineOf(page));
    sections.set(group, lines);
    texts.push(`\n${page.markdown.trimEnd()}\n\nSource: ${page.url}\n`);
  }
  const lists = [...sections].map(
    ([group, lines]) => `## ${oneLine(group)}\n\n${lines.join('\n')}`,
  );
  return [
    {path: 'llms.txt', text: `${[...head, ...lists].join('\n\n')}\n`},
    {path: 'llms-full.txt', text: [`${head.join('\n\n')}\n`, ...texts]},
  ];
}

function lineOf({title, description, url}: ReadablePage): string {
  const about = description === '' ? '' : `: ${oneLine(description)}`;
  return `- [${oneLine(title).replace(/[[\]\\]/g, '\\$&')}](${inLink(url)})${about}`;
}

/** A URL without brackets, which would end a link. */
function inLink(url: string): string {
  return url.replaceAll('(', '%28').replaceAll(')', '%29');
}

/** A text on one line, which begins nothing else. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
