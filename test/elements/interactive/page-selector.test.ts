import {expect} from '@esm-bundle/chai';
import {inPage} from '../../../elements/interactive/page-selector.js';

describe('inPage', () => {
  const app = document.createElement('div');
  app.dataset['user'] = 'ada';
  const page = document.createElement('article');
  page.setAttribute('part', 'page');
  const [list, item] = [document.createElement('ul'), document.createElement('li')];
  item.title = 'a, b > c';
  list.append(item);
  page.append(list);
  app.append(page);

  it('finds what is in the page', () => {
    for (const selector of [
      'li',
      'ul > li',
      'ul li, ol li',
      ':is(li, p)',
      'ul:has(li) li',
      'li:not(.done)',
      '[title="a, b > c"]',
      'li:nth-child(2n + 1)',
    ]) {
      expect(page.querySelectorAll(inPage(selector)).length, selector).to.equal(1);
      expect(item.matches(inPage(selector)), selector).to.equal(true);
    }
  });

  it('learns nothing of what is around it', () => {
    for (const selector of ['[data-user^="a"] li', 'div li', ':root li', 'article > ul li']) {
      expect(page.querySelector(inPage(selector)), selector).to.equal(null);
    }
    for (const selector of [
      'li:not([data-user] *)',
      ':is(div > article *)',
      'li:where( [data-user] li )',
      ':is(:not(div *))',
      'li:not(/*)*/ [data-user] *)',
    ]) {
      expect(() => inPage(selector), selector).to.throw(TypeError);
    }
  });
});
