import {plainMarkdown} from '../../src/content/parse-page.js';
import {htmlTitle} from '../markdown/html-title.js';
import {withoutEntries} from '../page-head.js';
import {listOf} from '../settings/setting-values.js';
import type {SettingsMap} from '../settings/setting.js';
import {loadedMap, textOf, textsOf} from './mkdocs-config.js';
import {headingOf} from './mkdocs-heading.js';
import {iconNamed} from './mkdocs-icons.js';
import type {PreparedPage} from './mkdocs-prepare.js';
import {navPath} from './mkdocs-routes.js';
import type {MkdocsSource} from './mkdocs-source.js';
import type {Block} from './python-block.js';
import {textIn} from './python-lines.js';

/** The frontmatter of a page: what is kept of it, and what is added. */
export interface PageHead {
  readonly head: string;
  readonly more: Readonly<Record<string, unknown>>;
}

/** Entries that only MkDocs and its theme read. */
const ownEntries = ['hide', 'icon', 'template', 'status', 'tags', 'search', 'subtitle', 'date'];

/** The frontmatter of a page, by what the navigation calls it. */
export async function headOf(
  {head, blocks, file}: PreparedPage,
  label: string | undefined,
  source: MkdocsSource,
): Promise<PageHead> {
  const entries = loadedMap(head) ?? new Map<string, never>();
  const first = blocks.find((block) => block.kind === 'heading' && block.level === 1);
  const written = first?.kind === 'heading' ? headingOf(first.text).text : undefined;
  const heading = written === undefined ? titleInHtml(blocks) : plainMarkdown(written);
  const named = textOf(entries.get('title'));
  const more: Record<string, unknown> = {};
  const left = [...ownEntries];
  const name = label ?? named;
  if (heading !== undefined) {
    // The heading of the text is the title of the page.
    left.push('title');
    if (name !== undefined && name !== heading) more['sidebarTitle'] = name;
  } else if (label !== undefined || named === undefined) {
    left.push('title');
    more['title'] = named ?? label ?? titleOf(file);
    if (label !== undefined && named !== undefined && label !== named) more['sidebarTitle'] = label;
  }
  const icon = textOf(entries.get('icon'));
  const known = icon === undefined ? undefined : await iconNamed(icon, source.folder.isIcon);
  if (known !== undefined) more['icon'] = known;
  else if (icon !== undefined) {
    const instead = 'Write the name of another one as "icon" into the frontmatter.';
    source.leaveOut({file: source.config.docs + file, line: 1}, `The icon ${icon}`, instead);
  }
  const status = textOf(entries.get('status'));
  if (status !== undefined) more['tag'] = status.slice(0, 1).toUpperCase() + status.slice(1);
  const tags = textsOf(entries.get('tags'));
  if (tags.length > 0) more['keywords'] = tags;
  noteEntries(entries, file, source);
  return {head: withoutEntries(head, left), more};
}

/** The first heading of the first level that is written in HTML. */
function titleInHtml(blocks: readonly Block[]): string | undefined {
  const tags = blocks.filter(({kind}) => kind === 'html' || kind === 'markup');
  return tags.map(({lines}) => htmlTitle(textIn(lines))).find((title) => title !== undefined);
}

function noteEntries(entries: SettingsMap, file: string, source: MkdocsSource): void {
  const path = source.config.docs + file;
  if (entries.has('template')) {
    const instead = 'Write what the template shows in the page.';
    source.leaveOut({file: path, line: 1}, 'The template of the page', instead);
  }
  const hidden = new Set(listOf(entries.get('hide')));
  if (hidden.has('navigation') || hidden.has('toc')) {
    const instead = 'Set "mode" in the frontmatter: "wide" shows no list of headings.';
    source.leaveOut({file: path, line: 1}, 'The entry "hide" of the frontmatter', instead);
  }
}

/** The title that MkDocs makes of the name of a file. */
export function titleOf(file: string): string {
  const path = navPath(file);
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (/^(?:index|README)$/.test(path)) return 'Home';
  const words = name.replaceAll(/[-_]/g, ' ');
  return words === words.toLowerCase() ? words.slice(0, 1).toUpperCase() + words.slice(1) : words;
}
