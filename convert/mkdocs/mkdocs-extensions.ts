import type {MkdocsConfig} from './mkdocs-config.js';

/** What the extensions of a site add to Markdown. */
export type MarkdownFeature =
  | 'abbr'
  | 'alerts'
  | 'admonition'
  | 'attr_list'
  | 'blocks'
  | 'autodoc'
  | 'callouts'
  | 'caret'
  | 'codehilite'
  | 'def_list'
  | 'details'
  | 'emoji'
  | 'fences'
  | 'footnotes'
  | 'inlinehilite'
  | 'keys'
  | 'links'
  | 'macros'
  | 'mark'
  | 'math'
  | 'md_in_html'
  | 'nl2br'
  | 'sane_lists'
  | 'smartsymbols'
  | 'snippets'
  | 'tables'
  | 'tabs'
  | 'tasks'
  | 'tilde'
  | 'toc';

/** Names of extensions, without those of packages, and what they add. */
const added: ReadonlyMap<string, readonly MarkdownFeature[]> = new Map([
  ['abbr', ['abbr']],
  ['admonition', ['admonition']],
  ['attr_list', ['attr_list']],
  ['callouts', ['callouts']],
  ['codehilite', ['codehilite']],
  ['github-callouts', ['alerts']],
  ['gfm_admonition', ['alerts']],
  ['def_list', ['def_list']],
  ['fenced_code', ['fences']],
  ['footnotes', ['footnotes']],
  ['md_in_html', ['md_in_html']],
  ['nl2br', ['nl2br']],
  ['sane_lists', ['sane_lists']],
  ['tables', ['tables']],
  ['toc', ['toc']],
  ['arithmatex', ['math']],
  ['mdx_math', ['math']],
  ['blocks.admonition', ['blocks']],
  ['blocks.details', ['blocks']],
  ['blocks.tab', ['blocks']],
  ['caret', ['caret']],
  ['details', ['details']],
  ['emoji', ['emoji']],
  ['inlinehilite', ['inlinehilite']],
  ['keys', ['keys']],
  ['magiclink', ['links']],
  ['mark', ['mark']],
  ['smartsymbols', ['smartsymbols']],
  ['snippets', ['snippets']],
  ['superfences', ['fences']],
  ['tabbed', ['tabs']],
  ['tasklist', ['tasks']],
  ['tilde', ['tilde']],
  ['extra', ['fences', 'footnotes', 'abbr', 'attr_list', 'def_list', 'tables', 'md_in_html']],
]);

/** Extensions that need no conversion. */
const withoutOwnSyntax = new Set(
  (
    'b64 betterem escapeall highlight legacy_attrs legacy_em markdown_include.include meta ' +
    'pathconverter saneheaders smarty striphtml'
  ).split(' '),
);

/** Whether the syntax of an extension is read. */
export function isKnownExtension(name: string): boolean {
  const own = plainName(name);
  return added.has(own) || withoutOwnSyntax.has(own);
}

function plainName(name: string): string {
  return name.replace(/^(?:markdown\.extensions|pymdownx)\./, '').replace(/:.*$/, '');
}

/** What the Markdown of a site has: some of it in every site. */
export function featuresOf({extensions, plugins}: MkdocsConfig): ReadonlySet<MarkdownFeature> {
  const features = new Set<MarkdownFeature>(['toc', 'tables', 'fences']);
  for (const name of extensions.keys()) {
    for (const feature of added.get(plainName(name)) ?? []) features.add(feature);
  }
  if (plugins.has('mkdocstrings')) features.add('autodoc');
  if (plugins.has('macros') || plugins.has('include-markdown')) features.add('macros');
  if (plugins.has('gh-admonitions')) features.add('alerts');
  return features;
}
