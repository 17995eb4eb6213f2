/** What hosts read of the files and folders whose names begin with a dot. */
const forHosts: ReadonlySet<string> = new Set([
  '.nojekyll',
  '.htaccess',
  '.domains',
  '.well-known',
]);

/** Folders of packages, and of what macOS adds to archives; in lower case. */
const otherFolders: ReadonlySet<string> = new Set(['node_modules', '__macosx']);

/**
 * Whether a file or folder of this name is on the author's machine for tools and not for readers:
 * settings, secrets, packages. What hosts read is no such name, such as `.well-known` (RFC 8615).
 */
export function isPrivateName(name: string): boolean {
  return (name.startsWith('.') && !forHosts.has(name)) || otherFolders.has(name.toLowerCase());
}

/**
 * The part of a path that ends with the first private name; `undefined` for a path that may belong
 * to a site. Both slashes separate names: a host may run on Windows.
 */
export function privatePart(path: string): string | undefined {
  const names = path.split(/[/\\]/);
  const index = names.findIndex(isPrivateName);
  return index === -1 ? undefined : names.slice(0, index + 1).join('/');
}

/** Whether a path belongs to no site, by the names in it. */
export function isPrivate(path: string): boolean {
  return privatePart(path) !== undefined;
}
