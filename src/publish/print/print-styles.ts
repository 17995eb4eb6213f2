/** A text as a string of CSS. */
function cssString(text: string): string {
  const escapes = text.replace(
    /["\\<>&\p{Cc}]/gu,
    (one) => `\\${one.codePointAt(0)?.toString(16)} `,
  );
  return `"${escapes}"`;
}

/**
 * The lines at the top of pages: the name of the site, and where the page is.
 *
 * @param runs The names of parts → the number in the class of their pages.
 */
export function runningTitles(site: string, runs: ReadonlyMap<string, number>): string {
  const rules = [...runs].map(
    ([title, number]) =>
      `.docs-print-run-${number} { page: docs-run-${number} }\n` +
      `@page docs-run-${number} { @top-right { content: ${cssString(title)} } }\n`,
  );
  return `@page { @top-left { content: ${cssString(site)} } }\n${rules.join('')}${firstPages}`;
}

/** The title page and the sheets of tabs have no lines; they come last, and override the others. */
const firstPages = `
  @page docs-plain {
    @top-left { content: none } @top-right { content: none } @bottom-center { content: none }
  }
`;

/** The styles of all documents for print, after those of published pages. */
export const printStyles = `
  @page {
    margin: 22mm 18mm 20mm;
    @top-left { color: #666; font: 8pt system-ui, sans-serif }
    @top-right { color: #666; font: 8pt system-ui, sans-serif }
    @bottom-center { content: counter(page); color: #666; font: 8pt system-ui, sans-serif }
  }
  html { background: #fff; color-scheme: light; print-color-adjust: exact;
    -webkit-print-color-adjust: exact }
  body { margin: 0 }
  docs-site { display: block; container-type: normal; --docs-color-background: #fff;
    background: #fff; color: var(--docs-color-text); font: 1rem/1.6 var(--docs-font-text) }
  .docs-print-title, .docs-print-contents, .docs-print-layout {
    box-sizing: border-box; max-width: 50rem; margin: 0 auto; padding: 3rem 2rem }
  .docs-print-title h1 { margin: 0 0 1rem; color: var(--docs-color-heading);
    font: 700 2.75rem/1.15 var(--docs-font-heading); letter-spacing: -0.02em;
    overflow-wrap: break-word }
  .docs-print-title p { margin: 0 0 0.5rem }
  .docs-print-logo { display: block; max-width: 16rem; max-height: 4rem; margin: 0 0 3rem }
  .docs-print-title .docs-print-description { margin-bottom: 2rem; font-size: 1.25rem;
    line-height: 1.5 }
  .docs-print-fact { color: var(--docs-color-muted) }
  .docs-print-fact a { color: inherit }
  .docs-print-button { margin-top: 2rem; padding: 0.625rem 1.5rem; border: 0;
    border-radius: var(--docs-radius-control); background: var(--docs-color-button);
    color: var(--docs-color-on-button); font: 500 1rem/1.5 var(--docs-font-text);
    cursor: pointer }
  .docs-print-contents h2 { margin: 0 0 1.5rem; color: var(--docs-color-heading);
    font: 700 1.75rem/1.25 var(--docs-font-heading) }
  .docs-print-contents ol { margin: 0; padding: 0; list-style: none }
  .docs-print-contents ol ol { margin-bottom: 0.75rem; padding-inline-start: 1.25rem }
  .docs-print-contents li { line-height: 1.75 }
  .docs-print-contents-part { display: block; margin-top: 0.5rem;
    color: var(--docs-color-heading); font-weight: 600; break-after: avoid }
  .docs-print-contents-division > .docs-print-contents-part { margin-top: 1.25rem;
    font-size: 1.25rem }
  .docs-print-contents a { color: inherit; text-decoration: none }
  .docs-print-contents a:hover { text-decoration: underline }
  .docs-print-contents a::after { content: leader('.') target-counter(attr(href url), page) }
  .docs-print-layout.docs-site-layout { display: block; min-height: 0; overflow: visible;
    timeline-scope: none }
  .docs-print-body.docs-site-body { padding: 0; clip-path: none }
  .docs-print-page, .docs-print-divider { margin-bottom: 3rem; padding-top: 3rem;
    border-top: 1px solid var(--docs-color-border) }
  .docs-print-divider .docs-print-division { margin: 0; color: var(--docs-color-heading);
    font: 700 2.25rem/1.2 var(--docs-font-heading); letter-spacing: -0.02em }
  .docs-print-page .docs-print-group { margin: 0 0 0.5rem; color: var(--docs-color-accent);
    font: 600 0.875rem/1.5 var(--docs-font-text); letter-spacing: 0; break-after: avoid }

  /* Headings look as on their page, whatever their level in the document. */
  [part='page'] [data-level] { margin: 2rem 0 0.75rem; font-size: 1rem; font-weight: 600;
    line-height: 1.4 }
  [part='page'] [data-level='1'] { margin: 2.5rem 0 1rem; font-size: 1.75rem; font-weight: 700 }
  [part='page'] [data-level='2'] { margin: 2.5rem 0 1rem; font-size: 1.5rem }
  [part='page'] [data-level='3'] { font-size: 1.25rem }
  [part='page'] [data-level]:first-child, [part='page'] [data-level] + [data-level] {
    margin-top: 0 }
  [part='page'] [part='head'] > [data-level='1'],
  [part='page'] [part='head'] + [data-level='1'] { margin: 0; font-size: 2rem;
    line-height: 1.2; overflow-wrap: anywhere }
  [part='page'] .docs-step-heading[data-level] { margin: 0; font-size: 1rem }
  [part='page'] .docs-step-heading[data-level='2'] { font-size: 1.5rem }
  [part='page'] .docs-step-heading[data-level='3'] { font-size: 1.25rem }

  /* All of it is shown. */
  [part='page'] { isolation: auto }
  .docs-panels-panel > .docs-panels-label, .docs-view > .docs-panels-label,
  .docs-tab > .docs-panels-label { display: block; margin: 1.25rem 0 0.5rem; padding: 0;
    color: var(--docs-color-heading); font-size: 0.875rem; font-weight: 600;
    break-after: avoid }
  .docs-tabs-panel { margin: 1.25rem 0; padding: 0 0 0 1rem;
    border-inline-start: 2px solid var(--docs-color-border) }
  .docs-code-group-panel { margin: 1.25rem 0 }
  .docs-code-group-panel > .docs-panels-label { margin: 0 0 0.375rem }
  .docs-code-group-panel > .docs-code[data-grouped] .docs-code-block {
    border: 1px solid var(--docs-color-border); border-radius: var(--docs-radius) }
  .docs-code-block, .docs-accordion-accordion, .docs-accordion-group-group, .docs-card-card,
  .docs-expandable-expandable, .docs-prompt-prompt { overflow: visible;
    -webkit-box-decoration-break: clone; box-decoration-break: clone }
  .docs-code-code.docs-code-pre, [part='page'] pre { max-block-size: none;
    overflow: visible; white-space: pre-wrap; overflow-wrap: anywhere; mask-image: none }
  .lined .docs-code-code-tag.docs-code-code-tag { inline-size: auto }
  .docs-code-block.focusing .line.line { opacity: 1; filter: none }
  .docs-prompt-text { max-block-size: none; overflow: visible }
  .docs-accordion-summary, .docs-expandable-summary { cursor: auto }
  .docs-expandable-expandable { inline-size: auto }
  .docs-expandable-summary { font-weight: 600 }
  .docs-frame-panel, .table { overflow: visible }
  [part='page'] .table table { width: 100%; min-width: 0 }
  [part='page'] :is(td, th) { min-width: 0; overflow-wrap: anywhere; white-space: normal }
  [part='page'] img, [part='page'] svg:not([width='1em']) { max-inline-size: 100%;
    max-block-size: 22cm; object-fit: contain }
  [part='page'] img { block-size: auto }
  .docs-print-mark { font-size: 0.7em; font-weight: 400; line-height: 0; white-space: nowrap }
  .docs-print-notes { margin-top: 2.5rem; padding-top: 0.75rem;
    border-top: 1px solid var(--docs-color-border); color: var(--docs-color-muted);
    font-size: 0.8125rem; line-height: 1.6 }
  .docs-print-notes-label { margin: 0 0 0.25rem; font-weight: 600; break-after: avoid }
  .docs-print-notes ol { margin: 0; padding-inline-start: 1.75rem }
  .docs-print-notes li { overflow-wrap: anywhere }
  .docs-print-notes a { color: inherit; text-decoration: none }

  @media print {
    html { font-size: 10pt }
    .docs-print-button { display: none }
    .docs-print-title, .docs-print-divider { page: docs-plain }
    .docs-print-title { padding: 40mm 0 0; break-after: page }
    /* Letters that reach beyond their line at the top of a page would also be on the one before,
       and twice in the outline. */
    .docs-print-contents { padding: 2mm 0 0; break-after: page }
    .docs-print-title, .docs-print-contents, .docs-print-layout { max-width: none }
    .docs-print-layout { padding: 0 }
    .docs-print-page, .docs-print-divider { margin: 0; padding: 2mm 0 0; border: 0;
      break-before: page }
    .docs-print-divider { padding-top: 40mm }
    h1, h2, h3, h4, h5, h6 { break-after: avoid; break-inside: avoid }
    p, li, dd, pre { orphans: 3; widows: 3 }
    tr, img, figure, svg, .docs-callout, .docs-card, .docs-tile, .docs-badge,
    .docs-field-head, .docs-endpoint, .docs-code[data-short], .docs-code-header,
    .docs-frame, .docs-step-marker, math[display] {
      break-inside: avoid }
    .docs-code-header, .docs-field-head, .docs-accordion-summary, .docs-expandable-summary,
    .docs-update-head, dt, caption { break-after: avoid }
    thead { display: table-header-group }
  }
`;
