/**
 * The descriptions that authors may mean by a file name: with or without folders, extension and
 * leading slash. All of them where no file is named; the best matches otherwise.
 */
export function filesNamed<T extends {readonly file: string}>(
  written: string | undefined,
  descriptions: readonly T[],
): readonly T[] {
  if (written === undefined) return descriptions;
  const name = plainName(written);
  const matches: readonly ((file: string) => boolean)[] = [
    (file) => file === name,
    (file) => withoutExtension(file) === withoutExtension(name),
    (file) => file.endsWith(`/${name}`),
    (file) => withoutExtension(file).endsWith(`/${withoutExtension(name)}`),
    (file) => withoutExtension(file).toLowerCase() === withoutExtension(name).toLowerCase(),
  ];
  for (const isMatch of matches) {
    const found = descriptions.filter(({file}) => isMatch(plainName(file)));
    if (found.length > 0) return found;
  }
  return [];
}

function plainName(file: string): string {
  return file.trim().replace(/^(?:\.?\/)+/, '');
}

function withoutExtension(file: string): string {
  return file.replace(/\.(?:json|ya?ml)$/i, '');
}
