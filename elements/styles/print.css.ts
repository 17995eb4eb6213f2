import {css} from 'lit';

/** How the layout of a site is printed: the page alone. Loads with the parts around the page. */
export const printedLayoutStyles = css`
  @media print {
    :host {
      background: none;
    }
    [part='top'],
    docs-sidebar[part='sidebar'],
    docs-outline {
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
