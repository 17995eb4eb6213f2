/** How a site makes ids of headings. */
export type SlugKind = 'ascii' | 'unicode' | 'pymdownx';

/** Gives the headings of one page their ids in MkDocs: the second of a kind ends with `_1`. */
export function mkdocsIds(kind: SlugKind): (text: string, wanted: string | undefined) => string {
  const taken = new Set<string>();
  const next = new Map<string, number>();
  return (text, wanted) => {
    const base = wanted ?? slugOf(text, kind);
    const [, stem = base, number] = /^(.*)_(\d+)$/.exec(base) ?? [];
    let id = base;
    let count = Math.max(next.get(stem) ?? 0, number === undefined ? 0 : Number(number));
    while (taken.has(id) || id === '') id = `${stem}_${++count}`;
    if (id !== base) next.set(stem, count);
    taken.add(id);
    return id;
  };
}

function slugOf(text: string, kind: SlugKind): string {
  if (kind === 'pymdownx') {
    const plain = text.normalize('NFC').replaceAll(/[^\p{L}\p{M}\p{N}_\- ]/gu, '');
    return plain.trim().toLowerCase().replaceAll(' ', '-');
  }
  const plain =
    kind === 'ascii'
      ? text.normalize('NFKD').replaceAll(/[^\0-\x7F]/g, '')
      : text.normalize('NFKC');
  return plain
    .replaceAll(/[^\p{L}\p{N}_\s-]/gu, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[-\s]+/g, '-');
}
