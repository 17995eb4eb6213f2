import {css} from 'lit';

/**
 * Styles of the layout that are not needed before its parts load: the end of the page, low windows,
 * and print, which has the page alone.
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
  }
`;

/** How a page is printed. */
export const printedPageStyles = css`
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
    :where([part='page'] :is(h2, h3, h4)) {
      break-after: avoid;
    }
  }
`;
