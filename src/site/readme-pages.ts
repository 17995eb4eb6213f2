const readme = /^(?:(.*)\/)?readme\.mdx?$/i;

/**
 * The READMEs that are the pages of their folders, in any case, by the paths of these pages: those
 * of folders without an index, and without a page beside the folder that has its name.
 */
export function readmePages(files: readonly string[]): ReadonlyMap<string, string> {
  const all = new Set(files);
  const found = new Map<string, string>();
  for (const file of files) {
    const folder = readme.exec(file);
    if (!folder) continue;
    const path = folder[1] ?? '';
    const others = path === '' ? ['index'] : [path, `${path}/index`];
    const hasOther = others.some((name) => all.has(`${name}.md`) || all.has(`${name}.mdx`));
    if (!hasOther && !found.has(path)) found.set(path, file);
  }
  return found;
}
