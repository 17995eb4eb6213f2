import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {pageSelector} from '../../../../src/theme/style-sheets/sheet-selector.js';

const dark = ':is(.site[data-dark] :scope)';
const inState = (attribute: string) => `:is(.site${attribute} :scope)`;

describe('pageSelector', () => {
  const own = {
    '.box p': '.box p',
    ':root': ':scope',
    'html, body': ':scope, :scope',
    'p:is(.a, .b):not(.c):nth-child(2n+1 ) > i': 'p:is(.a, .b):not(.c):nth-child(2n+1 ) > i',
    '.a:has(> .b + .c, .d .e)': '.a:has(> .b + .c, .d .e)',
    '.app & p, & + p': ':scope .app & p, & + p',
    '[data-user] body p': ':scope [data-user] :scope p',
    ':not(&) b': ':scope :not(&) b',
    '.\\:is\\( .b': '.\\:is\\( .b',
    'html > body .a': ':scope .a',
    'html.wide body.b .a': ':scope.wide.b .a',
    'body:has(.home) h1': ':scope:has(.home) h1',
    '.dark .a': `${dark} .a`,
    'html.dark body .a': `:scope${dark} .a`,
    '.a html.dark body .b': `:scope .a :scope${dark} .b`,
    ':is(html, .a).dark p': `:scope :is(:scope, .a)${dark} p`,
    '.darker, .body, #html, html-x': '.darker, .body, #html, html-x',
    '[title="the html body"] p': '[title="the html body"] p',
    '[href]:has(+ p) a': '[href]:has(+ p) a',
    '&:hover': '&:hover',
    '.dark &': `${dark} &`,
    '.dark body p': `:scope${dark} p`,
    'html:not(.dark) #content-area :where(h1, h2)': `:scope:not(${dark}) :where(h1, h2)`,
    'html:not(.dark) body p': `:scope:not(${dark}) p`,
    'html:not(.dark) .a': `:scope:not(${dark}) .a`,
    '#content-area h5': ':scope h5',
    'html.dark #content-container > #content .a': `:scope${dark} .a`,
    '.prose p, .mdx-content p': ':scope p, :scope p',
    '.prose-sm, #content-list, [title=".prose"]': '.prose-sm, #content-list, [title=".prose"]',
    '#header h1, #page-title': "[part~='head'] h1, h1",
    'html[data-current-path="/"] .a': ':scope:is(.site[data-current-path="/"] :scope) .a',
    '[data-current-path^="/api"] .a': ':is(.site[data-current-path^="/api"] :scope) .a',
    '[data-current-path="a" i] & p': ':is(.site[data-current-path="a" i] :scope) & p',
    '[data-current-path="/a\\"]b"] .a': ':is(.site[data-current-path="/a\\"]b"] :scope) .a',
    'html[data-current-path="]"] body p': ':scope:is(.site[data-current-path="]"] :scope) p',
    '.callout': '.callout, docs-callout::part(callout)',
    '.callout:hover': '.callout:hover, docs-callout::part(callout):hover',
    '.callout p': ':is(.callout, docs-callout) p',
    'p:not(.callout), .callout-a': 'p:not(:is(.callout, docs-callout)), .callout-a',
    '.card:first-child.b:hover::before':
      '.card:first-child.b:hover::before, docs-card:first-child.b::part(card):hover::before',
    accordion: 'accordion, docs-accordion::part(accordion)',
    '.dark .card-group .icon':
      `${dark} :is(.card-group, docs-card-group, docs-columns) ` + ':is(.icon, docs-icon)',
    '[data-badge][data-color="blue"]':
      '[data-badge][data-color="blue"], docs-badge[data-color="blue"]::part(badge)',
    '[title=".card"] .\\.card, [card], .cards': '[title=".card"] .\\.card, [card], .cards',
    'div.card:is(a, div)': 'div.card:is(a, div), docs-card:is(a, div)::part(card)',
    'li.card': 'li.card',
    '.card::-webkit-scrollbar': '.card::-webkit-scrollbar',
    '.step + .step': ':is(.step, docs-step) + :is(.step, docs-step)',
  };
  for (const [selector, expected] of Object.entries(own)) {
    it(`reads ${selector} as one of the page`, () => {
      assert.equal(pageSelector(selector, inState), expected);
    });
  }

  const refused = [
    'docs-card::part(card)',
    ':host .a',
    ':host(.b)',
    '::slotted(p)',
    'p:is(.app *)',
    'p:is(div:has(input[value^="a"]) *)',
    'p:not(:where(.app > div) b)',
    'p:nth-child(1 of .app p)',
    '.a:has(:is(.app .b))',
    ':scope:has(+ .x)',
    'body:has(.a, ~ .x) p',
  ];
  for (const selector of refused) {
    it(`refuses ${selector}`, () => assert.equal(pageSelector(selector, inState), undefined));
  }
});
