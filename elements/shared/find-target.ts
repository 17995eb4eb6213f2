/**
 * The element for the `#…` of a URL: the one with that id, else one that lists it in its
 * `data-aliases` (separated by spaces), else the first whose id has the same letters and digits:
 * other slug generators write `what's-new` or `whats-new`. `undefined` if there is none.
 */
export function findTarget(root: ParentNode, id: string): HTMLElement | undefined {
  if (id === '') return undefined;
  const name = CSS.escape(id);
  const exact =
    root.querySelector<HTMLElement>(`#${name}`) ??
    root.querySelector<HTMLElement>(`[data-aliases~="${name}"]`);
  if (exact) return exact;
  const letters = lettersOf(id);
  if (letters === '') return undefined;
  const all = root.querySelectorAll<HTMLElement>('[id]');
  return [...all].find((element) => lettersOf(element.id) === letters);
}

function lettersOf(id: string): string {
  return id
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
