/**
 * The direction in which an arrow key leads for readers of an element: `forward` is to the end of
 * the line (WAI-ARIA, "Keyboard Interface"); `undefined` for any other key.
 */
export function arrowDirection(key: string, element: Element): 'forward' | 'back' | undefined {
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined;
  return (key === 'ArrowLeft') === element.matches(':dir(rtl)') ? 'forward' : 'back';
}
