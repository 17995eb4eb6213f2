import {css, unsafeCSS, type CSSResult} from 'lit';
import {pageRules} from './page.css.js';
import {blockRules} from './prose-blocks.css.js';
import {spacingRules} from './prose-spacing.css.js';
import {resetRules} from './reset.css.js';

/*
 * The author's content. Rules are nested in one selector and add no specificity (`:where()`), so
 * that `docs-site h2 { … }` in a site's own stylesheet wins over any of them.
 */
const rules = css`
  :where(p, ul, ol, dl, blockquote, figure, pre, table, details, hr, .table) {
    margin: 1.25rem 0;
  }
  :where(h1, h2, h3, h4, h5, h6) {
    margin: 2rem 0 0.75rem;
    color: var(--docs-color-heading);
    font-family: var(--docs-font-heading);
    font-weight: 600;
    line-height: 1.4;
    letter-spacing: -0.01em;
    text-wrap: balance;
    scroll-margin-top: calc(var(--docs-top, 0rem) + 1.5rem);
  }
  :where([id], a[name]) {
    scroll-margin-top: calc(var(--docs-top, 0rem) + 1.5rem);
  }
  /* Its tabs are above it. */
  :where(docs-tab[id]) {
    scroll-margin-top: calc(var(--docs-top, 0rem) + 5rem);
  }
  :where(h1) {
    margin: 3rem 0 1rem;
    font-size: 1.75rem;
    font-weight: 700;
    line-height: 1.25;
    letter-spacing: -0.02em;
  }
  :where(h2) {
    margin: 3rem 0 1rem;
    font-size: 1.5rem;
    letter-spacing: -0.015em;
  }
  :where(h3) {
    margin-top: 2.25rem;
    font-size: 1.25rem;
  }
  :where(h4, h5, h6) {
    font-size: 1rem;
  }
  :where(:is(h1, h2, h3, h4) + :is(h2, h3, h4)) {
    margin-top: 1.25rem;
  }
  :where(
    :is(p, ul, ol, dl, blockquote, figure, pre, table, h1, h2, h3, h4, h5, h6, .table):first-child
  ) {
    margin-block-start: 0;
  }
  :where(:is(p, ul, ol, dl, blockquote, figure, pre, table, .table):last-child) {
    margin-block-end: 0;
  }

  :where(a:any-link) {
    color: var(--docs-color-heading);
    text-decoration: underline;
    text-decoration-color: var(--docs-color-accent);
    text-decoration-thickness: 1px;
    text-underline-offset: 3px;
    border-radius: 2px;
  }
  /* Buttons and boxes of authors, and all that is not in a text of a page without our styles. */
  :where(
    a:is([class*='bg-'], [class*='flex'], [class*='rounded']),
    [data-mode='custom'] a:not(:is(p, li, td) > a)
  ) {
    text-decoration: none;
  }
  /*
   * The link of a heading to itself: an icon after the text, late styles show it. It takes no room:
   * a centered heading stays in the middle, and none gets a line for it.
   */
  :where(.anchor) {
    position: absolute;
    width: 0;
    overflow: clip;
    margin-inline-start: 0.35em;
    opacity: 0;
  }
  :where(a, summary, [tabindex], button, input):focus-visible {
    outline: 2px solid var(--docs-color-accent);
    outline-offset: 2px;
  }
  :where(strong, b) {
    color: var(--docs-color-heading);
    font-weight: 600;
  }
  :where(mark) {
    padding: 0 0.2em;
    border-radius: 3px;
    background: color-mix(in oklab, var(--docs-color-warning) 28%, transparent);
    color: inherit;
  }
  :where(small) {
    font-size: 0.875em;
  }

  :where(ul, ol) {
    padding-inline-start: 1.5rem;
  }
  :where(li) {
    margin: 0.5rem 0;
    padding-inline-start: 0.25rem;
  }
  :where(li)::marker {
    color: var(--docs-color-muted);
  }
  :where(li > :is(ul, ol)) {
    margin: 0.5rem 0;
  }
  :where(li > p) {
    margin: 0.5rem 0;
  }
  :where(li.task) {
    margin-inline-start: -1.5rem;
    list-style: none;
  }
  :where(li.task > input) {
    margin-block: 3px;
    margin-inline: 4px 0.6em;
    accent-color: var(--docs-color-accent);
    vertical-align: -0.1em;
  }
  :where(li.task > input + p) {
    display: inline;
  }
  :where(dt) {
    color: var(--docs-color-heading);
    font-weight: 600;
  }
  :where(dd) {
    margin: 0.25rem 0 1rem;
  }

  :where(pre, code, kbd, samp) {
    direction: ltr;
    unicode-bidi: isolate;
    text-align: left;
  }
  :where(code, kbd, samp) {
    font-family: var(--docs-font-code);
    font-size: 0.875em;
  }
  :where(:not(pre) > code) {
    padding: 0.125em 0.375em;
    border: 1px solid var(--docs-color-border);
    border-radius: 0.375rem;
    background: var(--docs-color-tint);
    color: var(--docs-color-heading);
    overflow-wrap: break-word;
  }
  :where(kbd) {
    padding: 0.15em 0.45em;
    border: 1px solid var(--docs-color-border-strong);
    border-block-end-width: 2px;
    border-radius: 0.375rem;
    background: var(--docs-color-raised);
    white-space: nowrap;
  }
  :where(pre) {
    overflow-x: auto;
    padding: 1rem 1.25rem;
    border: 1px solid var(--docs-color-border);
    border-radius: var(--docs-radius);
    background: var(--docs-code-background);
    color: var(--docs-code-text);
    font: 0.875rem/1.7 var(--docs-font-code);
    tab-size: 2;
  }

  :where(h1, h2, h3, h4, h5, h6):focus {
    outline: none;
  }
`;

/**
 * `block dark:hidden` and `hidden dark:block`, the two utility pairs of the format (images per
 * mode). The mode is the `data-mode` of the site; without it, that of the system.
 */
const pairs = (site: string, dark: string, system: string): string => `
  ${site} .block { display: block; }
  ${site} .hidden { display: none; }
  ${dark} .dark\\:hidden { display: none; }
  ${dark} .dark\\:block { display: block; }
  @media (prefers-color-scheme: dark) {
    ${system} .dark\\:hidden { display: none; }
    ${system} .dark\\:block { display: block; }
  }`;

const motion = css`
  /* The mask is wider than its box: at the start it fades the end, at the end the start. */
  @keyframes docs-edges {
    from,
    to {
      mask-image: linear-gradient(90deg, transparent, #000 2rem calc(100% - 2rem), transparent);
    }
    from {
      mask-position: -2rem;
    }
  }
  @keyframes docs-breathe {
    to {
      opacity: 0.45;
    }
  }
`;

/**
 * The styles of the author's content, for the document or shadow root that contains a
 * `<docs-site>`.
 */
export const proseStyles: CSSResult = css`
  ${motion}
  /* The page that is written in a document has these styles already, as classes. */
  docs-site:where(:not([data-built])),
  :where(docs-site > :not([slot='built'])) {
    ${resetRules}
    ${rules}
    ${spacingRules}
    ${blockRules}
    ${pageRules}
  }
  ${unsafeCSS(
    pairs('docs-site', "docs-site[data-mode='dark']", "docs-site:not([data-mode='light'])"),
  )}
`;

/** The same inside the shadow root of an `isolated` site. */
export const isolatedProseStyles: CSSResult = css`
  ${motion}
  [part='page'] {
    ${resetRules}
    ${rules}
    ${spacingRules}
    ${blockRules}
    ${pageRules}
  }
  ${unsafeCSS(pairs(':host', ":host([data-mode='dark'])", ":host(:not([data-mode='light']))"))}
`;
