/**
 * The first visible element of this role and name, in shadow roots as well; `null` where there is
 * none. Runs in pages of browsers whose accessibility tree cannot be queried: it only knows what
 * our own elements use.
 */
export function findByRole(role, name) {
  const selectors = {
    button: 'button, summary, [role="button"]',
    link: 'a[href]',
    dialog: 'dialog, [role="dialog"]',
    navigation: 'nav',
    textbox: 'input, textarea',
    slider: 'input[type="range"]',
    radio: 'input[type="radio"]',
    checkbox: 'input[type="checkbox"], [role="checkbox"]',
  };
  const textOf = (element) => (element.labels?.[0] ?? element).innerText;
  const nameOf = (element) =>
    (element.ariaLabel ?? textOf(element)).replace(/\s+/g, ' ').trim() || element.title;
  const findIn = (root) => {
    for (const element of root.querySelectorAll('*')) {
      const isRole = element.matches(selectors[role] ?? `[role="${role}"]`);
      if (isRole && element.checkVisibility() && nameOf(element) === name) return element;
      const found = element.shadowRoot && findIn(element.shadowRoot);
      if (found) return found;
    }
    return null;
  };
  return findIn(document);
}
