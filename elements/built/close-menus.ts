/** What opens without a script, and closes with one like a menu. */
const menus = ':is(.docs-menu, .docs-choices, .docs-mode-toggle)[open]';

/** Closes a menu of the frame when the reader presses Escape, or presses elsewhere. */
export function closeMenus(layout: HTMLElement, signal: AbortSignal): void {
  const open = () => layout.querySelectorAll<HTMLDetailsElement>(`header ${menus}`);
  const onPress = ({target}: Event): void => {
    for (const menu of open()) if (!menu.contains(target as Node)) menu.open = false;
  };
  addEventListener('pointerdown', onPress, {signal});
  layout.addEventListener('keydown', ({key}) => {
    if (key !== 'Escape') return;
    for (const menu of open()) {
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
      menu.open = false;
    }
  });
}
