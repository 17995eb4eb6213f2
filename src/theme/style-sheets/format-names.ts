/*
 * The names that this format documents for style sheets: what each is here, in the running site and
 * in published pages. Source: "Custom scripts" in the format's own documentation.
 */

/** The parts of `<docs-site>` that authors may name → what they are in published pages. */
export const frameParts: ReadonlyMap<string, string> = new Map([
  ['anchor', '.docs-sidebar-anchor'],
  ['anchors', '.docs-sidebar-anchors'],
  ['banner', '.docs-banner-banner'],
  ['bar-end', '.docs-topbar-end'],
  ['cta', '.docs-topbar-cta'],
  ['directory', '.docs-directory'],
  ['directory-card', '.docs-directory .docs-card-card'],
  ['drawer', '.docs-menu-list'],
  ['footer', '.docs-footer'],
  ['footer-link', '.docs-footer-link'],
  ['frame', '.docs-site-frame'],
  ['group', '.docs-sidebar-section'],
  ['home', '.docs-topbar-home'],
  ['item', '.docs-sidebar-item'],
  ['layout', ''],
  ['link', '.docs-topbar-link'],
  ['mode-toggle', '.docs-mode-toggle button'],
  ['next', '.docs-pager-next'],
  ['outline', '.docs-outline'],
  ['outline-current', '.docs-outline-list a[aria-current]'],
  ['outline-entry', '.docs-outline-list a'],
  ['outline-list', '.docs-outline-list'],
  ['pager-name', '.docs-pager-name'],
  ['previous', '.docs-pager-previous'],
  ['rating', '.docs-feedback-rating'],
  ['search', '.docs-search button'],
  ['sidebar', '.docs-site-sidebar'],
  ['sidebar-method', '.docs-sidebar-method'],
  ['sidebar-tag', '.docs-sidebar-tag'],
  ['social', '.docs-footer-social'],
  ['tab', '.docs-topbar-tab'],
  ['tabs', '.docs-topbar-tabs'],
  ['top', '.docs-site-top'],
]);

/** What is around the page → the parts of `<docs-site>` that show the same. */
export const frameNames: ReadonlyMap<string, readonly string[]> = new Map([
  ['#background-color', ['layout']],
  ['#banner', ['banner']],
  ['#body-content', ['frame']],
  ['#footer', ['footer']],
  ['#footer a', ['footer-link', 'social']],
  ['#mobile-nav', ['drawer']],
  ['#mobile-nav-content', ['drawer']],
  ['#navbar', ['top']],
  ['#navbar a', ['link']],
  ['#pagination', ['previous', 'next']],
  ['#pagination a', ['previous', 'next']],
  ['#search-bar-entry', ['search']],
  ['#search-bar-entry-mobile', ['search']],
  ['#sidebar', ['sidebar']],
  ['#sidebar a', ['item']],
  ['#sidebar-content', ['sidebar']],
  ['#sidebar-content a', ['item']],
  ['#sidebar-group a', ['item']],
  ['#sidebar-title', ['group']],
  ['#table-of-contents', ['outline']],
  ['#table-of-contents a', ['outline-entry']],
  ['#table-of-contents-content', ['outline-list']],
  ['#table-of-contents-layout', ['outline']],
  ['#topbar-cta-button', ['cta']],
  ['#topbar-cta-button a', ['cta']],
  ['.advanced-footer', ['footer']],
  ['.directory', ['directory']],
  ['.directory-card', ['directory-card']],
  ['.directory-page', ['directory-card']],
  ['.feedback-toolbar', ['rating']],
  ['.method-nav-pill', ['sidebar-method']],
  ['.nav-anchor', ['anchor']],
  ['.nav-anchors', ['anchors']],
  ['.nav-logo', ['home']],
  ['.nav-tabs', ['tabs']],
  ['.nav-tabs-item', ['tab']],
  ['.nav-tag-pill', ['sidebar-tag']],
  ['.nav-tag-pill-text', ['sidebar-tag']],
  ['.navbar-link', ['link']],
  ['.pagination-next', ['next']],
  ['.pagination-prev', ['previous']],
  ['.pagination-title', ['pager-name']],
  ['.sidebar-group-header', ['group']],
  ['.sidebar-title', ['group']],
  ['.toc', ['outline']],
  ['.toc-item', ['outline-entry']],
  ['.toc-item[data-active]', ['outline-current']],
  ['.toc-item[data-active-deepest]', ['outline-current']],
  ['.topbar-right-container', ['bar-end']],
  ['[data-component-name="theme-toggle"]', ['mode-toggle']],
  ['footer', ['footer']],
]);

const columns = ['docs-card-group::part(grid)', 'docs-columns::part(grid)'];

/** What is in a page → the elements, or parts of elements, that show the same. */
export const pageNames: ReadonlyMap<string, readonly string[]> = new Map([
  ['#changelog-filters', ['docs-update::part(filter)']],
  ['#changelog-filters-content', ['docs-update::part(filter)']],
  ['#multi-view-dropdown', ['docs-view::part(switch)']],
  ['#page-context-menu', ['docs-page-menu::part(buttons)']],
  ['#page-context-menu-button', ['docs-page-menu::part(open)']],
  ['#panel', ['docs-panel::part(panel)']],
  ['#request-example', ["docs-example[data-kind='request']"]],
  ['#response-example', ["docs-example[data-kind='response']"]],
  ['.accordion', ['docs-accordion::part(accordion)']],
  ['.accordion-group', ['docs-accordion-group::part(group)']],
  ['.breadcrumb-item', ["[part~='crumb']"]],
  ['.breadcrumb-list', ["[part~='eyebrow']"]],
  ['.callout', ['docs-callout::part(callout)']],
  ['.card', ['docs-card::part(card)']],
  ['.card-group', columns],
  ['.code-block', ['docs-code::part(block)']],
  ['.code-block-copy-button', ['docs-code::part(copy)']],
  ['.code-group', ['docs-code-group::part(group)']],
  ['.color', ['docs-color']],
  ['.color-item', ['docs-color-item::part(item)']],
  ['.color-row', ['docs-color-row']],
  ['.columns', columns],
  ['.expandable', ['docs-expandable::part(expandable)']],
  ['.eyebrow', ["[part~='eyebrow']"]],
  ['.field', ['docs-param-field', 'docs-response-field']],
  ['.frame', ['docs-frame::part(panel)']],
  ['.icon', ['docs-icon']],
  ['.link', ['a']],
  ['.mermaid', ['docs-diagram']],
  ['.method-pill', ['docs-endpoint::part(method)']],
  ['.multi-view-dropdown', ['docs-view::part(switch)']],
  ['.multi-view-item', ['docs-view::part(choice)']],
  ['.not-found-recommended-page-link', ["[part~='nearest']"]],
  ['.panel', ['docs-panel::part(panel)']],
  ['.prompt', ['docs-prompt::part(prompt)']],
  ['.step', ['docs-step']],
  ['.steps', ['docs-steps']],
  ['.tabs', ['docs-tabs']],
  ['.tile', ['docs-tile::part(tile)']],
  ['.tooltip', ['docs-tooltip::part(term)']],
  ['.tree', ['docs-tree::part(tree)']],
  ['.tree-file', ['docs-tree-file']],
  ['.tree-folder', ['docs-tree-folder']],
  ['.tryit-button', ['docs-endpoint::part(try)']],
  ['.update', ['docs-update']],
  ['[data-badge]', ['docs-badge::part(badge)']],
  ['[data-component-name="mermaid-container"]', ['docs-diagram']],
]);

/** What has no part here, by the place where it is shown. */
const withoutPart = new Set(
  `
#search-input
#assistant-entry #assistant-entry-mobile #chat-assistant-sheet #chat-assistant-textarea
.chat-assistant-sheet .chat-assistant-sheet-header .chat-assistant-sheet-content
.chat-assistant-input .chat-assistant-floating-input .chat-assistant-send-button
.chat-assistant-disclaimer-text .chat-assistant-payload-item .starter-question-text
[data-component-part="contact-support-button"] [data-component-part="contact-support-icon"]
[data-component-part="contact-support-text"]
#api-playground-input #endpoints-menu-trigger .option-dropdown
.api-section .api-section-heading .api-section-heading-title .api-section-heading-subtitle
#ask-assistant-code-block-button #code-snippet-feedback-button #code-snippet-feedback-textarea
.code-block-icon .code-block-fade-overlay .tab-icon
#feedback-thumbs-up #feedback-thumbs-down #feedback-form #feedback-form-input
#feedback-form-cancel #feedback-form-submit
.contextual-feedback-container .contextual-feedback-form .contextual-feedback-form-title
.contextual-feedback-input .contextual-feedback-button .contextual-feedback-form-submit-button
.code-snippet-feedback-popover-content .code-snippet-feedback-form
.code-snippet-feedback-textarea .code-snippet-feedback-form-title
.code-snippet-feedback-form-description .code-snippet-feedback-form-submit-button
#localization-select-trigger #localization-select-content #localization-select-item
.multi-view-dropdown-trigger .multi-view-dropdown-content .multi-view-dropdown-item
#text-selection-tooltip #text-selection-tooltip-button
.mobile-nav-tabs-item
.nav-dropdown-trigger .nav-dropdown-content .nav-dropdown-item .nav-dropdown-item-title
.nav-dropdown-item-text-container .nav-dropdown-item-description .nav-dropdown-item-icon
.nav-dropdown-products-selector-trigger .nav-dropdown-products-selector-content
.nav-dropdown-products-selector-item .nav-dropdown-products-selector-item-title
.nav-dropdown-products-selector-item-description .nav-dropdown-products-selector-item-icon
.sidebar-group .sidebar-group-icon .sidebar-nav-group-divider
.login-link .logout-link
.directory-group
.not-found-container .not-found-status-code .not-found-title .not-found-description
.not-found-recommended-pages-list
[data-component-name="mermaid-controls-wrapper"] [data-component-name="primary-header-button"]
`
    .trim()
    .split(/\s+/),
);

/** Whether the format documents a name for which there is no part here. */
export function hasNoPart(name: string): boolean {
  return withoutPart.has(name);
}

/** A name as the tables have it: the format also writes `card` for `.card`. */
export function asInTable(name: string): string {
  return /^[a-z]/.test(name) && name !== 'footer' ? `.${name}` : name;
}
