import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {pageSelector} from '../../../../src/theme/style-sheets/sheet-selector.js';

const dark = ':is(.mode :scope)';

describe('pageSelector', () => {
  const own = {
    '.card p': '.card p',
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
    ':is(html, .a).dark p': `:scope :is(:scope, .a)${dark} p`,
    '.darker, .body, #html, html-x': '.darker, .body, #html, html-x',
    '[title="the html body"] p': '[title="the html body"] p',
    '[href]:has(+ p) a': '[href]:has(+ p) a',
    '&:hover': '&:hover',
    '.dark &': `${dark} &`,
  };
  for (const [selector, expected] of Object.entries(own)) {
    it(`reads ${selector} as one of the page`, () => {
      assert.equal(pageSelector(selector, dark), expected);
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
    it(`refuses ${selector}`, () => assert.equal(pageSelector(selector, dark), undefined));
  }
});
