import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {frameParts, hasNoPart} from '../../../../src/theme/style-sheets/format-names.js';
import {frameSelector} from '../../../../src/theme/style-sheets/frame-selector.js';
import {pageSelector} from '../../../../src/theme/style-sheets/sheet-selector.js';

/** What the format's documentation lists under "Custom scripts", on 2026-08-21. */
const documented = `
#body-content #content-area #content #header #banner #footer #page-title #pagination #panel
#background-color #navbar #topbar-cta-button #mobile-nav #mobile-nav-content #sidebar
#sidebar-content #table-of-contents #table-of-contents-layout #table-of-contents-content
#search-bar-entry #search-bar-entry-mobile #search-input #assistant-entry #assistant-entry-mobile
#chat-assistant-sheet #chat-assistant-textarea #request-example #response-example
#api-playground-input #endpoints-menu-trigger #ask-assistant-code-block-button
#code-snippet-feedback-button #code-snippet-feedback-textarea #feedback-thumbs-up
#feedback-thumbs-down #feedback-form #feedback-form-input #feedback-form-cancel
#feedback-form-submit #page-context-menu #page-context-menu-button #localization-select-trigger
#localization-select-content #localization-select-item #changelog-filters
#changelog-filters-content #multi-view-dropdown #text-selection-tooltip
#text-selection-tooltip-button
accordion accordion-group callout card card-group columns code-block code-block-icon
code-block-copy-button code-block-fade-overlay code-group expandable frame icon mermaid step steps
tab-icon tabs tile tooltip update mdx-content panel eyebrow link breadcrumb-list breadcrumb-item
nav-logo navbar-link nav-anchors nav-anchor nav-tabs nav-tabs-item mobile-nav-tabs-item
topbar-right-container nav-tag-pill nav-tag-pill-text nav-dropdown-trigger nav-dropdown-content
nav-dropdown-item nav-dropdown-item-text-container nav-dropdown-item-title
nav-dropdown-item-description nav-dropdown-item-icon nav-dropdown-products-selector-trigger
nav-dropdown-products-selector-content nav-dropdown-products-selector-item
nav-dropdown-products-selector-item-title nav-dropdown-products-selector-item-description
nav-dropdown-products-selector-item-icon sidebar-group sidebar-group-icon sidebar-group-header
sidebar-title sidebar-nav-group-divider toc toc-item footer advanced-footer pagination-prev
pagination-next pagination-title api-section api-section-heading api-section-heading-title
api-section-heading-subtitle field option-dropdown tryit-button method-pill method-nav-pill prompt
chat-assistant-sheet chat-assistant-sheet-header chat-assistant-sheet-content chat-assistant-input
chat-assistant-floating-input chat-assistant-send-button chat-assistant-disclaimer-text
chat-assistant-payload-item starter-question-text feedback-toolbar contextual-feedback-container
contextual-feedback-form contextual-feedback-form-title contextual-feedback-input
contextual-feedback-button contextual-feedback-form-submit-button
code-snippet-feedback-popover-content code-snippet-feedback-form code-snippet-feedback-textarea
code-snippet-feedback-form-title code-snippet-feedback-form-description
code-snippet-feedback-form-submit-button login-link logout-link multi-view-item
multi-view-dropdown multi-view-dropdown-trigger multi-view-dropdown-content
multi-view-dropdown-item directory directory-group directory-page directory-card
not-found-container not-found-status-code not-found-title not-found-description
not-found-recommended-pages-list not-found-recommended-page-link color color-row color-item tree
tree-folder tree-file
nav-dropdown-item[data-active] mobile-nav-tabs-item[data-active] sidebar-group[data-active]
.nav-tabs-item[data-active] toc-item[data-active] toc-item[data-active-deepest]
[data-component-name="mermaid-container"] [data-component-name="mermaid-controls-wrapper"]
[data-component-name="primary-header-button"] [data-component-name="theme-toggle"]
[data-component-part="contact-support-button"] [data-component-part="contact-support-icon"]
[data-component-part="contact-support-text"] [data-badge] [data-badge][data-color="blue"]
[data-badge][data-size="sm"] html[data-current-path="/"] html[data-current-path^="/api/"]
`
  .trim()
  .split(/\s+/)
  .concat('#sidebar-content li[data-active]');

/** How a selector is read: as that of parts, of the page, or of nothing. */
function reading(selector: string): string {
  const found = frameSelector(selector);
  if (found) return found.parts.every((part) => frameParts.has(part)) ? 'frame' : 'unknown part';
  const own = pageSelector(selector, (attribute) => `:is(site${attribute} :scope)`);
  return own === selector ? 'unknown' : 'page';
}

describe('the names that the format documents for style sheets', () => {
  for (const selector of documented) {
    it(`are known: ${selector}`, () => assert.match(reading(selector), /^(?:frame|page)$/));
  }

  it('are classes, too', () => {
    for (const name of documented.filter((one) => /^[a-z-]+$/.test(one) && one !== 'footer')) {
      assert.match(reading(`.${name}`), /^(?:frame|page)$/, name);
      assert.equal(hasNoPart(`.${name}`), frameSelector(`.${name}`)?.parts.length === 0, name);
    }
  });
});
