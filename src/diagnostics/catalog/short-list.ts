/** The first names of many, and how many more there are, as part of a sentence. */
export function shortList(names: readonly string[]): string {
  const most = 5;
  const listed =
    names.length > most + 1 ? [...names.slice(0, most), `${names.length - most} more`] : names;
  return new Intl.ListFormat('en').format(listed);
}
