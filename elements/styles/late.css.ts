import {css} from 'lit';

/**
 * Styles of the layout that are not needed before its parts load: the end of the page, progress,
 * low windows, and print, which has the page alone.
 */
export const lateLayoutStyles = css`
  /* Menus and other layers of the site stay below later elements of the host page. */
  :host {
    isolation: isolate;
  }
  [part='end'] {
    display: grid;
    gap: 3rem;
  }
  /* A canvas of an author has no padding of ours below it, but the links to other pages do. */
  [data-page='custom'] [part='end']:has(docs-pager) {
    margin-block-end: 3rem;
  }
  /* Without a gap, as long as the host page has not filled it. */
  [part='end'] ::slotted(:empty) {
    display: none;
  }
  /* Its space is reserved until it has loaded. */
  docs-shortcuts {
    display: block;
    min-height: 3.5rem;
  }
  /* Without a height, it is at the lower edge of the window while the reader is on the page. */
  docs-reading-aids {
    position: sticky;
    z-index: 4;
    inset-block-end: 1.5rem;
    display: flex;
    align-items: end;
    justify-content: end;
    height: 0;
  }
  @container docs-site (width >= 78em) {
    [data-page='default'] docs-reading-aids {
      margin-inline-end: -3rem;
    }
  }
  /* A page after the first one is being loaded. */
  [part='progress'] {
    position: absolute;
    inset: auto 0 -1px;
    height: 2px;
    overflow: hidden;
    opacity: 0;
  }
  @container docs-site (width >= 64em) {
    [data-tabs] [part='progress'] {
      inset-block: 0 auto;
    }
  }
  [part='progress']::after {
    content: '';
    display: block;
    height: 100%;
    background: var(--docs-color-accent);
    transform: scaleX(0.7);
    transform-origin: left;
  }
  [part='progress'][data-loading] {
    opacity: 1;
    transition: opacity 0s 150ms;
  }
  @media (prefers-reduced-motion: no-preference) {
    [part='progress'][data-loading]::after {
      animation: progress 6s cubic-bezier(0.1, 0.7, 0.1, 1) 150ms both;
    }
  }
  @keyframes progress {
    from {
      transform: scaleX(0.05);
    }
    to {
      transform: scaleX(0.95);
    }
  }
  /* Magnified, or on a phone lying on its side, the text needs all of the height. */
  @media (max-height: 30em) {
    [part='layout'][part] {
      --docs-top: var(--docs-offset-top);
    }
    [part='top'][part] {
      position: relative;
    }
    @container docs-site (width < 64em) {
      docs-outline {
        inset-block-start: auto;
      }
    }
  }
  @media print {
    :host,
    [part='isolated'] {
      background: none;
    }
    [part='top'],
    docs-sidebar[part='sidebar'],
    docs-outline,
    slot[name='after-page'],
    docs-shortcuts,
    docs-reading-aids {
      display: none;
    }
    [part='frame'] {
      display: block;
    }
    [part='content'] {
      max-width: none;
      padding: 0;
    }
    [part='body'] {
      clip-path: none;
    }
    /* Space at the end would be an empty sheet of paper. */
    [part='layout'] {
      min-height: 0;
    }
    main,
    [part='body'] {
      padding-block-end: 0;
    }
  }
`;

/** As specific as the rules of `prose.css.ts`, which come before them. */
const pointerRules = css`
  :where(a:hover) {
    text-decoration-thickness: 2px;
  }
  :where(.anchor) {
    color: var(--docs-color-accent);
    text-decoration: none;
    transition: opacity var(--docs-duration);
  }
  :where(:is(h1, h2, h3, h4, h5, h6):hover .anchor, .anchor:focus-visible) {
    width: auto;
    overflow: visible;
    opacity: 1;
  }
  ::selection {
    background: color-mix(in oklab, var(--docs-color-accent) 24%, transparent);
  }
`;

/**
 * How links of a page answer the pointer, those of headings to themselves the keyboard as well, how
 * a text looks that is selected, and how a page is printed.
 */
export const latePageStyles = css`
  docs-site {
    ${pointerRules}
  }
  :host [part='page'] {
    ${pointerRules}
  }
  @media print {
    :where([part='page'] a[href^='http'])::after {
      content: ' (' attr(href) ')';
      font-size: 0.8em;
      font-weight: 400;
      overflow-wrap: anywhere;
    }
    :where([part='page'] pre) {
      white-space: pre-wrap;
    }
    :where([part='page'] details)::details-content {
      content-visibility: visible;
    }
    :where([part='page'] :is(h2, h3, h4)) {
      break-after: avoid;
    }
  }
`;
