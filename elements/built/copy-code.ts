/** How long a copy is confirmed, in milliseconds, as in `copied-controller.ts`. */
const confirmedFor = 2000;

/** Copies the code of a block, and says so. Resolves to whether the browser has allowed it. */
export async function copyCode(button: Element, layout: HTMLElement): Promise<boolean> {
  const code = button.closest('.docs-code')?.querySelector('pre code')?.textContent ?? '';
  try {
    await navigator.clipboard.writeText(code);
  } catch {
    return false;
  }
  const actions = button.parentElement;
  const said = document.createElement('span');
  said.className = 'docs-code-copied';
  said.role = 'status';
  actions?.prepend(said);
  said.textContent = layout.dataset['copied'] ?? '';
  actions?.classList.add('copied');
  setTimeout(() => {
    said.remove();
    actions?.classList.remove('copied');
  }, confirmedFor);
  return true;
}
