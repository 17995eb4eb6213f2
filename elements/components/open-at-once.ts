/** Opens a disclosure without sliding: the reader stays at what a link leads to. */
export function openAtOnce(box: HTMLElement & {open: boolean}): void {
  box.dataset['atOnce'] = '';
  box.open = true;
}
