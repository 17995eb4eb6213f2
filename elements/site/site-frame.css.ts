import {css} from 'lit';

/**
 * The columns: three at 78rem of the site's own width (1280 px less a scrollbar), two at 64rem,
 * else one.
 */
export const frameStyles = css`
  [part='frame'] {
    position: relative;
    display: grid;
    flex: 1;
    grid-template-columns: 17rem minmax(0, 1fr) 15rem;
    gap: 0 3rem;
    width: 100%;
    max-width: 88rem;
    margin-inline: auto;
    padding-inline: 2rem;
    /* Up to the edges of the site. */
    --_gutter: calc((100% - 100cqi) / 2);
  }
  docs-sidebar[part='sidebar'],
  docs-outline {
    display: block;
    position: sticky;
    inset-block-start: var(--docs-top);
    align-self: start;
    max-height: calc(100dvh - var(--docs-top));
    padding-block: 2.5rem;
  }
  docs-sidebar[part='sidebar'] {
    grid-column: 1;
    height: calc(100dvh - var(--docs-top));
    padding-block: 2rem 3rem;
    padding-inline-end: 0.5rem;
    margin-inline-start: -0.75rem;
    mask-image: linear-gradient(transparent, #000 2rem calc(100% - 3rem), transparent);
  }
  [part='content'] {
    display: flex;
    flex-direction: column;
    grid-column: 2;
    width: 100%;
    min-width: 0;
    max-width: 44rem;
    margin-inline: auto;
    padding-block-start: 2.5rem;
  }
  docs-outline {
    grid-column: 3;
    grid-row: 1;
  }
  main {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-width: 0;
    padding-block-end: 3rem;
    /* Of the reading progress. Late, it would have browsers restyle all of a long page. */
    view-timeline: --docs-reading;
    view-timeline-inset: var(--docs-top) 0;
  }
  [part='body'] {
    flex: 1;
    min-width: 0;
    padding-block-end: 4rem;
    /* Wherever authors place content, it covers nothing around the page. */
    clip-path: inset(-1.5rem var(--_gutter) 0);
  }
  main:focus {
    outline: none;
  }
  [data-page='wide'] [part='content'] {
    grid-column: 2 / -1;
    max-width: none;
  }
  /* A canvas for authors: nothing of ours is between its edges and those of the site. */
  [part='frame'][data-page='custom'] {
    --_gutter: 0px;
    display: flow-root;
    max-width: none;
    padding-inline: 0;
  }
  [data-page='custom'] [part='content'] {
    max-width: none;
    padding-block-start: 0;
  }
  [data-page='custom'] :is(main, [part='body']) {
    padding-block-end: 0;
  }
  /* What follows the canvas is as wide, with the padding of other pages. */
  [data-page='custom'] [part='content'] > :not(main),
  [data-page='custom'] main > :not([part='body']) {
    padding-inline: clamp(1.25rem, 4cqi, 2rem);
  }
  [data-page='center'] [part='content'] {
    grid-column: 1 / -1;
  }
  [data-page='frame'] [part='content'] {
    grid-column: 2 / -1;
    max-width: none;
  }
  :is([data-page='custom'], [data-page='center'], [data-single]) docs-sidebar[part='sidebar'],
  :not([data-page='default']) > docs-outline {
    display: none;
  }

  [data-single] [part='content'] {
    grid-area: 1 / 1 / auto / -1;
  }

  @container docs-site (width >= 64em) {
    [data-tabs] docs-topbar {
      min-height: 7rem;
    }
    [part='frame']:not([data-page='custom'], [data-page='center']) {
      --_gutter: -2rem;
    }
  }

  @container docs-site (width >= 78em) {
    [data-rail] [part='content'] {
      grid-column: 2 / -1;
      max-width: none;
    }
    [data-rail] > docs-outline {
      display: none;
    }
  }

  @container docs-site (width < 78em) {
    [part='frame'] {
      grid-template-columns: 16rem minmax(0, 1fr);
      gap: 0 2.5rem;
    }
    docs-outline {
      position: absolute;
      z-index: 5;
      inset-block-start: 1.375rem;
      inset-inline-end: 2rem;
      max-height: none;
      padding: 0;
    }
    [data-outline] [part='content'] {
      --docs-head-end: 10rem;
    }
  }

  @container docs-site (width < 64em) {
    [part='layout'],
    [part='layout'][data-tabs] {
      --docs-top: calc(6.5rem + var(--docs-offset-top));
    }
    [part='frame'] {
      display: flow-root;
      padding-inline: 1.25rem;
    }
    docs-sidebar[part='sidebar'] {
      display: none;
    }
    [part='content'] {
      padding-block-start: 1.75rem;
    }
    [data-outline] [part='content'] {
      --docs-head-end: 0rem;
    }
    /* Without a height it overlaps the row that names the page, and stays with it. */
    docs-outline {
      position: sticky;
      z-index: 21;
      inset: calc(3.875rem + var(--docs-offset-top)) 0 auto;
      width: max-content;
      height: 0;
      margin-block: -2.625rem 2.625rem;
      margin-inline: auto -0.5rem;
    }
  }
`;
