import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {pageSelector} from '../../../../src/theme/style-sheets/sheet-selector.js';

const dark = ':is(.mode :scope)';

describe('pageSelector', () => {
  const own = {
    '.card p': '.card p',
    ':root': ':scope',
    'html, body': ':scope, :scope',
    'html > body .a': ':scope .a',
    'html.wide body.b .a': ':scope.wide.b .a',
    'body:has(.home) h1': ':scope:has(.home) h1',
    '.dark .a': `${dark} .a`,
    'html.dark body .a': `:scope${dark} .a`,
    ':is(html, .a).dark p': `:is(:scope, .a)${dark} p`,
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
    'input[value^="a"] &',
    '.app:has([value="1"]) :scope p',
    '[data-user] body p',
    ':scope:has(+ .x)',
    'body:has(.a, ~ .x) p',
  ];
  for (const selector of refused) {
    it(`refuses ${selector}`, () => assert.equal(pageSelector(selector, dark), undefined));
  }
});
