import {css} from 'lit';

/** The colors of code, and the styles of its lines. */
export const codeExtrasStyles = css`
  .comment {
    color: var(--docs-code-comment);
  }
  .keyword {
    color: var(--docs-code-keyword);
  }
  .string {
    color: var(--docs-code-string);
  }
  .number {
    color: var(--docs-code-number);
  }
  .name {
    color: var(--docs-code-name);
  }
  .type {
    color: var(--docs-code-type);
  }
  .attribute {
    color: var(--docs-code-attribute);
  }
  .tag {
    color: var(--docs-code-tag);
  }
  [part='header'] docs-icon {
    flex: none;
  }
  /* Lines are as wide as the box, and at least as wide as the longest line. */
  .lined code {
    display: block;
    box-sizing: content-box;
    inline-size: max-content;
    min-inline-size: 100%;
    margin-inline: -1.25rem;
    padding-inline: 0 2.5rem;
    counter-reset: line;
  }
  [part='code'] {
    white-space: pre;
  }
  .wrap [part='code'] {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  /* All blocks keep space for the button of blocks with long lines: nothing moves. */
  [part='header']:has(~ [part='actions'] [part='wrap']) {
    padding-inline-end: 4.875rem;
  }
  .wrap code {
    inline-size: auto;
  }
  .line {
    position: relative;
    display: inline-block;
    box-sizing: border-box;
    inline-size: calc(100% + 2.5rem);
    min-block-size: 1.7em;
    padding-inline: 1.25rem;
    vertical-align: top;
    text-decoration: none;
    counter-increment: line;
  }
  /* Numbers and markers are not text: they are not selected, copied or announced. */
  .numbered .line {
    padding-inline-start: 4rem;
  }
  .numbered .line::before {
    position: absolute;
    inset-inline-start: 0;
    inline-size: 2.75rem;
    color: var(--docs-color-muted);
    text-align: end;
    content: counter(line);
    content: counter(line) / '';
  }
  .line::after {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0.4rem;
    font-weight: 600;
  }
  .highlighted {
    --docs-line: var(--docs-color-accent);
  }
  .error,
  .removed {
    --docs-line: var(--docs-color-danger);
  }
  .added {
    --docs-line: var(--docs-color-check);
  }
  .warning {
    --docs-line: var(--docs-color-warning);
  }
  :is(.highlighted, .error, .warning, .added, .removed) {
    background: color-mix(in oklab, var(--docs-line) 9%, transparent);
    box-shadow: inset 3px 0 var(--docs-line);
  }
  @media (forced-colors: active) {
    :is(.highlighted, .error, .warning, .added, .removed) {
      outline: 1px solid Highlight;
      outline-offset: -1px;
    }
  }
  .added::after {
    color: var(--docs-line);
    content: '+';
    content: '+' / '';
  }
  .removed::after {
    color: var(--docs-line);
    content: '−';
    content: '−' / '';
  }
  /* Dimmed by removing their colors: text paler than muted would not be readable. */
  .focusing:not(:hover, :focus-within) .line:not(.focused),
  .focusing:not(:hover, :focus-within) .line:not(.focused) span {
    color: var(--docs-color-muted);
  }
  .folded [part='code'] {
    overflow-y: hidden;
    max-block-size: calc(12.5 * 1.7em + 1rem);
    mask-image: linear-gradient(#000 calc(100% - 4rem), transparent);
  }
  [part='fold'] {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.375rem;
    inline-size: 100%;
    padding: 0.5rem;
    border-block-start: 1px solid var(--docs-color-border);
    color: var(--docs-color-muted);
    font-size: 0.8125rem;
    font-weight: 500;
  }
  [part='fold']:hover {
    color: var(--docs-color-heading);
  }
  [part='fold']:focus-visible {
    outline-offset: -2px;
  }
  [part='fold'] svg {
    transition: rotate var(--docs-duration);
  }
  [aria-expanded='true'] svg {
    rotate: 180deg;
  }
  @media print {
    .folded [part='code'] {
      max-block-size: none;
      mask-image: none;
    }
    [part='fold'] {
      display: none;
    }
  }

  [part='actions'] {
    position: absolute;
    inset-block-start: 0.3125rem;
    inset-inline-end: 0.5rem;
    display: flex;
    align-items: center;
    color: var(--docs-color-muted);
    font-size: 0.8125rem;
  }
  :host(:not([titled])) [part='actions'] {
    inset-block-start: 0.75rem;
  }
  /* Code begins on the left in all languages. */
  :host(:not([titled], [grouped])) [part='actions'] {
    direction: ltr;
  }
  /* In the row of tabs of the group above. */
  :host([grouped]) [part='actions'] {
    inset-block-start: -2.3125rem;
  }
  [part='wrap'],
  [part='copy'] {
    display: grid;
    place-items: center;
    inline-size: 1.875rem;
    block-size: 1.875rem;
    font-size: 1rem;
  }
  [part='wrap']:disabled {
    visibility: hidden;
  }
  /* Only what is shown covers the code. */
  [part='actions'] > * {
    border-radius: var(--docs-radius-control);
    background-color: var(--docs-code-background);
  }
  /* No code is seen between the buttons and the edge. */
  :host(:not([titled], [grouped])) [part='copy']::after {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 100%;
    inline-size: 0.5rem;
    background: var(--docs-code-background);
    content: '';
  }
  [part='actions'] button:hover {
    background-image: linear-gradient(var(--docs-color-hover), var(--docs-color-hover));
    color: var(--docs-color-heading);
  }
  [aria-pressed='true'] {
    color: var(--docs-color-accent);
  }
  @media (forced-colors: active) {
    [aria-pressed='true'] {
      outline: 1px solid Highlight;
      outline-offset: -1px;
    }
  }
  [part='copied']:not(:empty),
  [part='language'] {
    padding-inline-start: 0.5rem;
  }
  /* Hidden until hover or focus; always visible on touch screens. */
  @media not (hover: hover) {
    [part='language'] {
      display: none;
    }
  }
  @media (hover: hover) {
    :host(:not([titled], [grouped], :hover, :focus-within)) [part='actions']:not(.copied) {
      opacity: 0;
    }
  }
  @media print {
    [part='actions'] {
      display: none;
    }
    [part='code'] {
      white-space: pre-wrap;
    }
  }
`;
