import {css} from 'lit';
import {iconSpace} from './icon-space.css.js';

/** Rules for what surrounds the author's content: the page head, the skeleton, and error pages. */
export const pageRules = css`
  :where([part='page']) {
    position: relative;
    isolation: isolate;
    overflow-wrap: break-word;
  }
  /* They are below all windows but the tallest, where the browser lays them out with the others. */
  :where([part='page'][data-new] > :nth-child(n + 20):not([part])) {
    content-visibility: auto;
    contain-intrinsic-size: 5rem;
  }
  :where([part='page'] docs-icon:not(:defined)) {
    ${iconSpace}
  }
  :where([part='head']) {
    margin-block-end: 2.5rem;
  }
  /* A title in the text has the look of a title in the frontmatter. */
  :where([part='head']:has(+ h1)) {
    margin-block-end: 0;
  }
  :where([part='head'] > :first-child) {
    padding-inline-end: var(--docs-head-end, 0rem);
  }
  :where([part='eyebrow']) {
    margin: 0 0 0.625rem;
    color: var(--docs-color-accent);
    font-size: 0.875rem;
    font-weight: 600;
    line-height: 1.25rem;
  }
  :where(
    [part='head']:has(> docs-page-menu) > :first-child,
    [part='head']:has(> docs-page-menu:first-child) + h1
  ) {
    padding-inline-end: calc(var(--docs-head-end, 0rem) + 9rem);
  }
  /* The row below the top bar names the group there. */
  @container (width < 64em) {
    :where(article[data-mode] [part='eyebrow']:not(:has(a))) {
      display: none;
    }
    /* The buttons need its line, whenever they come. */
    :where([part='eyebrow']:has(~ docs-page-menu):not(:has(a))) {
      display: block;
      visibility: hidden;
    }
  }
  :where([part='head'] > h1, [part='head'] + h1) {
    margin: 0;
    font-size: 2rem;
    line-height: 1.2;
  }
  /* Without an eyebrow, the buttons have a line of their own above the title. */
  @container (width < 40em) {
    :where(
      [part='head']:has(> docs-page-menu) > h1:first-child,
      [part='head']:has(> docs-page-menu:first-child) + h1
    ) {
      padding: 2.5rem 0 0;
    }
  }
  :where([part='description']) {
    margin: 0.875rem 0 0;
    color: var(--docs-color-muted);
    font-size: 1.125rem;
    line-height: 1.65;
    text-wrap: pretty;
  }
  :where([data-mode='custom']) {
    padding-block: 0;
  }

  :where([part='action']) {
    display: inline-block;
    padding: 0.4375rem 1.1875rem;
    border: 1px solid transparent;
    border-radius: var(--docs-radius-pill);
    background: var(--docs-color-button);
    color: var(--docs-color-on-button);
    font: 600 0.9375rem/1.5 var(--docs-font-text);
    text-decoration: none;
    cursor: pointer;
  }
  :where([part='looked-for'], [part='trail']) {
    color: var(--docs-color-muted);
    font-size: 0.875rem;
  }
  :where([part='problems']) {
    padding: 0;
    list-style: none;
  }
  :where([part='problems'] > li) {
    padding: 1rem 1.25rem;
    border: 1px solid color-mix(in oklab, var(--docs-color-danger) 25%, transparent);
    border-radius: var(--docs-radius);
    background: color-mix(in oklab, var(--docs-color-danger) 6%, transparent);
  }
  :where([part='problems'] > li > p) {
    margin: 0.5rem 0 0;
  }

  /* Each bar has the line of the text that will be there. */
  :where([part='skeleton']) {
    display: grid;
    max-width: 44rem;
  }
  :where([part='skeleton'] > *) {
    width: 92%;
    height: 0.75rem;
    margin-block: 0.5rem;
    border-radius: 0.375rem;
    background: var(--docs-color-hover);
  }
  :where([part='skeleton'] > i:first-child) {
    width: 18%;
    margin-block: 0.25rem 0.875rem;
  }
  :where([part='skeleton'] > b) {
    width: 45%;
    height: 1.5rem;
    margin-block: 0.45rem;
  }
  :where([part='skeleton'] > b + i) {
    width: 80%;
    margin-block: 1.425rem 3rem;
  }
  :where([part='skeleton'] > em) {
    width: 30%;
    height: 1.25rem;
    margin-block: 2.75rem 1.5rem;
  }
  :where([part='skeleton'] > i:nth-of-type(5n)) {
    width: 64%;
  }
  @container (width < 64em) {
    :where([part='skeleton'] > i:first-child) {
      display: none;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    :where([part='skeleton'] > *) {
      animation: docs-breathe 1.6s ease-in-out infinite alternate;
    }
  }
`;
