/** The words for folders and files that are kept, but no longer used. */
const archived = new Set(
  'archive archived archives backup backups bak deprecated legacy obsolete old outdated'.split(' '),
);

/**
 * Of several files that would all do, the one that an author means in the file `from`: not one in
 * an archive that `from` is outside of, then the nearest one, then one whose path has the most
 * names in common with that of `from`, then the first. Paths are relative to the folder of
 * `docs.json`; a URL has no folders.
 */
export function nearestFile<F extends {readonly file: string}>(
  files: readonly F[],
  from: string,
): F | undefined {
  const start = namesIn(from).slice(0, -1);
  const ranked = files.map((one) => {
    const names = namesIn(one.file);
    const folders = names.slice(0, -1);
    const firstOther = folders.findIndex((name, index) => name !== start[index]);
    const common = firstOther < 0 ? folders.length : firstOther;
    const isArchived = names.slice(common).some(isOfArchive);
    const steps = folders.length + start.length - 2 * common;
    const shared = names.filter((name) => start.includes(name)).length;
    return {one, rank: [Number(isArchived), steps, -shared]};
  });
  const [first] = ranked.toSorted((a, b) => compare(a.rank, b.rank));
  return first?.one;
}

function isOfArchive(name: string): boolean {
  return name.split(/[^a-z]+/).some((word) => archived.has(word));
}

/** The names of the folders of a path and of its file, without the extension. */
function namesIn(file: string): readonly string[] {
  if (/^https?:/i.test(file)) return [''];
  const path = file.toLowerCase().replace(/^(?:\.?\/)+/, '');
  return path.replace(/\.(?:json|ya?ml)$/, '').split('/');
}

function compare(one: readonly number[], other: readonly number[]): number {
  const index = one.findIndex((value, at) => value !== other[at]);
  return (one[index] ?? 0) - (other[index] ?? 0);
}
