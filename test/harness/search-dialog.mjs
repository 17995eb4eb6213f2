// The dialog of the search, in journeys.

/** What a function gives for the shadow root of the dialog, once that is truthy. */
export const inDialog = async (site, read, ...values) => {
  const hosts = ['docs-site', 'docs-search', 'docs-search-dialog'];
  const steps = hosts.map((name) => `?.querySelector('${name}')?.shadowRoot`);
  const root = `document${steps.join('')}`;
  const rest = values.map((value) => `, ${JSON.stringify(value)}`).join('');
  // A policy refuses code that the page makes of text.
  const handle = await site.page.waitForFunction(`${root} && (${read})(${root}${rest})`);
  return handle.jsonValue();
};

/** Resolves once the search can be opened. */
export const ready = (site) =>
  site.page.waitForFunction(() => {
    const search = document.querySelector('docs-site')?.shadowRoot.querySelector('docs-search');
    return search?.matches(':defined') && search.site && search.checkVisibility();
  });
/** Resolves once the dialog is open. */
export const isOpen = (site) =>
  inDialog(site, (root) => root.querySelector('dialog[open]') !== null);
/** Opens the dialog with a key. */
export const openSearch = async (site, key = '/') => {
  await ready(site);
  await site.page.keyboard.press(key);
  await isOpen(site);
};
/**
 * Closes the dialog with a key, and resolves once keys are for the page again: a browser takes the
 * focus out of a closed dialog with the next frame.
 */
export const closeSearch = async (site) => {
  await site.page.keyboard.press('Escape');
  await inDialog(site, (root) => !root.querySelector('dialog[open]') && !root.activeElement);
};
/** Resolves to the headings of the results, once the active one has this heading. */
export const activeResult = (site, heading) =>
  inDialog(
    site,
    (root, wanted) => {
      const headings = [...root.querySelectorAll('[role=option]')].map((option) => [
        option.ariaSelected,
        option.querySelector('strong').textContent.trim(),
      ]);
      return (
        headings.some(([selected, text]) => selected === 'true' && text === wanted) && headings
      );
    },
    heading,
  );
/** Resolves once the dialog says this. */
export const says = (site, text) =>
  inDialog(site, (root, wanted) => root.textContent.includes(wanted), text);
