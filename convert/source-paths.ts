/** Parts of a path without `.` and `..`; `undefined` for a path that leads out of the folder. */
export function joinedPath(...parts: readonly string[]): string | undefined {
  const names: string[] = [];
  for (const name of parts.join('/').split('/')) {
    if (name === '..' && names.pop() === undefined) return undefined;
    if (name !== '..' && name !== '.' && name !== '') names.push(name);
  }
  return names.join('/');
}

/** The same of a URL, in which `..` leads no further than to the root. */
export function joinedUrl(...parts: readonly string[]): string {
  const names: string[] = [];
  for (const name of parts.join('/').split('/')) {
    if (name === '..') names.pop();
    else if (name !== '.' && name !== '') names.push(name);
  }
  return names.join('/');
}

/** The folder of a path; `''` for a path without one. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
