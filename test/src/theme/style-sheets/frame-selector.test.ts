import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {frameSelector, isForFrame} from '../../../../src/theme/style-sheets/frame-selector.js';

describe('frameSelector', () => {
  const known = {
    '#navbar': {parts: ['top'], site: '', state: '', isInPage: false},
    '#sidebar a:hover': {parts: ['item'], site: '', state: ':hover', isInPage: false},
    '#sidebar-content li a': {parts: ['item'], site: '', state: '', isInPage: false},
    'html.dark body #sidebar': {
      parts: ['sidebar'],
      site: '[data-dark]',
      state: '',
      isInPage: false,
    },
    '.dark > #banner': {parts: ['banner'], site: '[data-dark]', state: '', isInPage: false},
    '[data-current-path="/"] #pagination': {
      parts: ['previous', 'next'],
      site: '[data-current-path="/"]',
      state: '',
      isInPage: false,
    },
    '[data-current-path="/a\\"]b"].dark #sidebar': {
      parts: ['sidebar'],
      site: '[data-current-path="/a\\"]b"][data-dark]',
      state: '',
      isInPage: false,
    },
    'body[data-current-path^="/.dark" i] #banner': {
      parts: ['banner'],
      site: '[data-current-path^="/.dark" i]',
      state: '',
      isInPage: false,
    },
    '.dark .toc-item:hover': {
      parts: ['outline-entry'],
      site: '[data-dark]',
      state: ':hover',
      isInPage: true,
    },
    'html:not(.dark) #navbar': {
      parts: ['top'],
      site: ':not([data-dark])',
      state: '',
      isInPage: false,
    },
    toc: {parts: ['outline'], site: '', state: '', isInPage: true},
    '[data-component-name="theme-toggle"]': {
      parts: ['mode-toggle'],
      site: '',
      state: '',
      isInPage: true,
    },
    '.tab-icon svg': {parts: [], site: '', state: '', isInPage: false},
    '#sidebar > .x > div': {parts: [], site: '', state: '', isInPage: false},
    '#navbar [id="constructor"]': {parts: [], site: '', state: '', isInPage: false},
  };
  for (const [selector, expected] of Object.entries(known)) {
    it(`reads ${selector}`, () => assert.deepEqual(frameSelector(selector), expected));
  }

  for (const selector of [
    '#content-area',
    '.card',
    '.app #sidebar',
    'html.dark p',
    '.navbar',
    '.toc li',
    '[title="toc"]',
  ]) {
    it(`leaves ${selector} to the page`, () => assert.equal(frameSelector(selector), undefined));
  }
});

describe('isForFrame', () => {
  it('keeps declarations in the box of a part', () => {
    const inside = {color: 'red', 'background-color': 'red', display: 'none', 'font-size': '9px'};
    const outside = {
      position: 'absolute',
      'box-shadow': '0 0 0 99px red',
      '--x': '1',
      display: 'x',
    };
    for (const one of Object.entries(inside)) assert.equal(isForFrame(...one), true, one[0]);
    for (const one of Object.entries(outside)) assert.equal(isForFrame(...one), false, one[0]);
  });
});
