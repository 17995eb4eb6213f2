/* Functions that run in a page and watch how a site loads; none may use anything outside itself. */

/** Collects, from the start, what the browser says has moved without the reader doing anything. */
export function watchShifts() {
  const name = (node) =>
    (node?.localName ?? node?.parentElement?.localName ?? '?') +
    (node?.getAttribute?.('part') ? `[${node.getAttribute('part')}]` : '') +
    ` "${(node?.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 24)}"`;
  const box = ({x, y, width, height}) => `${[x, y, width, height].map(Math.round)}`;
  globalThis.shifts = [];
  new PerformanceObserver((list) => {
    for (const {value, startTime, hadRecentInput, sources} of list.getEntries()) {
      if (hadRecentInput) continue;
      const moved = sources.map(
        ({node, previousRect, currentRect}) =>
          `${name(node)} ${box(previousRect)} → ${box(currentRect)}`,
      );
      globalThis.shifts.push({value, at: startTime, moved});
    }
  }).observe({type: 'layout-shift', buffered: true});
}

/** What {@link watchShifts} has collected. */
export function shiftsSeen() {
  return globalThis.shifts;
}

/** Notes, before each frame, what of a site is visible and where, if that has changed. */
export function watchFrames() {
  globalThis.changes = [];
  let last;
  const look = () => {
    const text = describe();
    // oxlint-disable-next-line no-restricted-properties -- Tools print when each change was.
    if (text !== last) globalThis.changes.push({at: performance.now(), text});
    last = text;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);

  function describe() {
    const site = document.querySelector('docs-site');
    const root = site?.shadowRoot;
    if (!root) return 'nothing';
    const inside = (tag, selector) =>
      root.querySelector(tag)?.shadowRoot?.querySelectorAll(selector);
    const at = (element) => {
      const {x, y, width} = element.getBoundingClientRect();
      return `${Math.round(x)},${Math.round(y)}${width ? '' : ' (hidden)'}`;
    };
    const part = (name, element) =>
      element?.checkVisibility({visibilityProperty: true, opacityProperty: true})
        ? `${name} ${at(element)}`
        : '';
    const items = [...(inside('docs-sidebar', '[part=item]') ?? [])];
    const labels = items.map((item) => item.textContent.trim()).join('|');
    const sum = [...labels].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 9973, 7);
    const article = site.querySelector('[part=page]');
    const icons = [
      ...site.querySelectorAll('docs-icon'),
      ...(inside('docs-topbar', 'docs-icon') ?? []),
    ];
    const drawn = icons.filter((icon) =>
      icon.shadowRoot?.querySelector('path[d]:not([d=""]), img'),
    );
    const shown = article?.querySelector('[part=skeleton]') ? undefined : article;
    return [
      part(
        'top bar',
        inside('docs-topbar', '[part=home]')?.[0] ?? root.querySelector('[part=top]'),
      ),
      part('tabs', inside('docs-topbar', '[part=tabs]')?.[0]),
      part('banner', root.querySelector('docs-banner')),
      part('sidebar skeleton', inside('docs-sidebar', '[part=skeleton]')?.[0]),
      part(
        `${items.length} labels #${sum}`,
        items.find((item) => item.checkVisibility())?.querySelector('[part=name]'),
      ),
      part('skeleton', article?.querySelector('[part=skeleton]')),
      part('title', shown?.querySelector('h1')),
      shown && extent(shown),
      part('mode switch', inside('docs-mode-toggle', 'button')?.[0] ?? modeButton(root)),
      part('contents', inside('docs-outline', 'nav')?.[0]),
      icons.length > 0 && `icons ${drawn.length}/${icons.length}`,
    ]
      .filter(Boolean)
      .join(' · ');
  }

  function extent(article) {
    const end = Math.round(article.getBoundingClientRect().bottom);
    return `${article.textContent.length} letters, ends at ${end}`;
  }

  function modeButton(root) {
    return root
      .querySelector('docs-topbar')
      ?.shadowRoot?.querySelector('docs-mode-toggle')
      ?.shadowRoot?.querySelector('button');
  }
}
