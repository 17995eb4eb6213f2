/** The names of a configuration, the newer one first. */
const configNames = ['docs.json', 'mint.json'];

/**
 * The folders that contain a site, the ones nearest to the root first: those with a configuration.
 * A folder's path ends with a slash; that of the root is empty.
 */
export function siteFolders(paths: Iterable<string>): readonly string[] {
  const folders = new Set<string>();
  for (const path of paths) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (configNames.includes(name)) folders.add(path.slice(0, path.length - name.length));
  }
  const depth = (folder: string) => folder.split('/').length;
  return [...folders].sort((one, other) => depth(one) - depth(other) || (one < other ? -1 : 1));
}

/** Files of other tools → their names. */
const tools: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\/)mkdocs\.ya?ml$/, 'MkDocs'],
  [/(?:^|\/)docusaurus\.config\.\w+$/, 'Docusaurus'],
  [/(?:^|\/)astro\.config\.\w+$/, 'Starlight'],
  [/(?:^|\/)_sidebar\.md$/, 'docsify'],
  [/(?:^|\/)SUMMARY\.md$/, 'GitBook'],
];

/** The tool that the files are likely to be of; `undefined` if nothing suggests one. */
export function toolOf(paths: Iterable<string>): string | undefined {
  const all = [...paths];
  return tools.find(([file]) => all.some((path) => file.test(path)))?.[1];
}
