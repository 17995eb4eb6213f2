/**
 * Runs in pages that are served to their author. Where only pages or their configuration have
 * changed, the site is opened again in its place and the reader stays where they are; everything
 * else needs a new document.
 */
export const reloadScript = `
  const changes = new EventSource(new URL('changes', import.meta.url));
  let last;
  // The sites listen once they have shown a page.
  function tell(problems) {
    last = problems;
    const sites = [...document.querySelectorAll('docs-site')];
    const isTaken = (site) =>
      !site.dispatchEvent(new CustomEvent('docs-check', {detail: problems, cancelable: true}));
    if (sites.length > 0 && sites.map(isTaken).every(Boolean)) return;
    setTimeout(() => last === problems && tell(problems), 300);
  }
  // The server has been started again, with other code.
  let isConnected = false;
  changes.addEventListener('open', () => (isConnected ? location.reload() : (isConnected = true)));
  changes.addEventListener('problems', ({data}) => tell(JSON.parse(data)));
  // Where the reader was before a change, until the page is there again or the reader acts.
  let place;
  addEventListener('scroll', () => Math.round(scrollY) === place?.top && (place = undefined));
  for (const act of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    addEventListener(act, () => (place = undefined), {capture: true, passive: true});
  }
  changes.addEventListener('message', ({data}) => {
    const sites = [...document.querySelectorAll('docs-site')];
    if (data !== 'content' || sites.length === 0) return location.reload();
    const top = Math.round(scrollY);
    const saved = history.state?.docsScrolled;
    place ??= saved?.top === top ? saved : {top};
    // The site returns there, as after a visit to another page.
    history.replaceState({...history.state, docsScrolled: place}, '');
    for (const site of sites) site.parentNode.insertBefore(site, site.nextSibling);
  });
`;

/** Where the whole site is checked, its pages need not check themselves. */
export const checkedScript = `
  addEventListener('docs-before-check', (event) => event.preventDefault());
`;
