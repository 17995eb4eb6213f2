import type {Checked} from '../diagnostics/diagnostic.js';
import {splitFrontmatter, type ReadYaml} from './frontmatter.js';
import {lexPage} from './markdown.js';
import {takeModules} from './modules.js';
import type {DocNode} from './nodes.js';
import {outlineOf} from './outline.js';
import type {Frontmatter, Page, PageMode} from './page.js';
import {plainText} from './plain-text.js';
import {readIcon} from './read-icon.js';
import {Reading} from './reading.js';
import {toTree} from './tree.js';

/**
 * Reads a page file: frontmatter, Markdown with component tags, and what follows from them (outline, title).
 *
 * Total: whatever the text, a page comes back, with a diagnostic for each thing that could not be shown as written.
 * `readYaml` is needed only where {@link needsYaml} says so.
 */
export function parsePage(
  text: string,
  file: string,
  path: string,
  readYaml?: ReadYaml,
): Checked<Page> {
  const {value: split, diagnostics} = splitFrontmatter(text, file, readYaml);
  const {frontmatter, bodyLine} = split;
  const {body: markdown, statements} = takeModules(split.body);
  const reading = new Reading(file);
  for (const {source, line} of statements) {
    const [statement = ''] = source.split('\n');
    reading.report('page/unsupported-expression', bodyLine + line - 1, {source: statement});
  }
  const hasIndentedCode = !/\.mdx$/i.test(file);
  const body = toTree(lexPage(markdown, {hasIndentedCode}), bodyLine, reading);

  const icon = readIcon(frontmatter.get('icon'), frontmatter.get('iconType'));
  const written = words(frontmatter, 'title');
  const opening = written === '' ? firstHeading(body) : undefined;
  const page: Page = {
    path,
    file,
    title: written || (opening ?? words(frontmatter, 'sidebarTitle')),
    hasOwnTitle: opening !== undefined,
    description: words(frontmatter, 'description'),
    ...(icon === undefined ? {} : {icon}),
    mode: pageModes.find((mode) => mode === frontmatter.get('mode')) ?? 'default',
    frontmatter,
    body,
    outline: outlineOf(body),
  };
  return {value: page, diagnostics: [...diagnostics, ...reading.diagnostics]};
}

const pageModes: readonly PageMode[] = ['wide', 'custom', 'frame', 'center'];

function words(frontmatter: Frontmatter, key: string): string {
  return String(
    frontmatter.get(key) ?? frontmatter.get(`${key[0]?.toUpperCase() ?? ''}${key.slice(1)}`) ?? '',
  ).trim();
}

function firstHeading(body: readonly DocNode[]): string | undefined {
  const heading = body.find((node) => node.kind === 'heading' && node.level === 1);
  return heading?.kind === 'heading' ? plainText(heading.children) : undefined;
}
