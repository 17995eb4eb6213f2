// The sidebar and the links to neighbors, in journeys.

/** The texts of elements in the shadow roots of a site: `['docs-sidebar', '[part=item]']`. */
export const textsIn = ({page}, [host, selector]) =>
  page.evaluate(
    (name, inner) => {
      const frame = document.querySelector('docs-site').shadowRoot;
      const elements = frame.querySelector(name)?.shadowRoot?.querySelectorAll(inner) ?? [];
      return [...elements].map(({textContent}) => textContent.replace(/\s+/g, ' ').trim());
    },
    host,
    selector,
  );

/** The pages of the sidebar. */
export const sidebar = (site) => textsIn(site, ['docs-sidebar', '[part=item]']);

/** The titles of the previous and the next page. */
export const pager = (site) => textsIn(site, ['docs-pager', '[part=name]']);
