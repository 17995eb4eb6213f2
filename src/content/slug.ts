/** Gives each heading of a page an id of its own: GitHub's rule, the second of a kind gets `-1`, the third `-2`. */
export class Slugger {
  readonly #taken = new Set<string>();

  /** The id for a heading's text; `wanted` is an id the author chose. */
  idFor(text: string, wanted = slugOf(text)): string {
    const base = wanted === '' ? 'section' : wanted;
    let id = base;
    for (let count = 1; this.#taken.has(id); count++) id = `${base}-${String(count)}`;
    this.#taken.add(id);
    return id;
  }
}

/** Lower case, without punctuation, spaces as dashes; letters and digits of every script stay. */
export function slugOf(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\s-]/gu, '')
    .replace(/\s/g, '-');
}
