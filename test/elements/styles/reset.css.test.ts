import {expect, fixture, html} from '@open-wc/testing';
import '../../../elements/styles/host.css.js';
import {adoptStyles} from '../../../elements/styles/adopt-styles.js';
import {isolatedProseStyles, proseStyles} from '../../../elements/styles/prose.css.js';
import {tailwindSheet} from './compare-with-tailwind.js';

const boxes =
  'box-sizing border-top-width border-top-style border-left-width border-left-style ' +
  'padding-left padding-top';
const texts = 'color font-family font-size font-weight line-height letter-spacing';
const looks = 'background-color background-image cursor margin-left margin-top';

/** What the author wrote, and the properties that have the value of the preflight. */
const elements: readonly (readonly [written: string, properties: string])[] = [
  ['div', boxes],
  ['span', boxes],
  ['section', boxes],
  ['p', boxes],
  ['article', boxes],
  ['a', boxes],
  ['button', `${boxes} ${texts} ${looks}`],
  ['button.a', `${boxes} ${texts} ${looks}`],
  ['input', `box-sizing ${texts}`],
  ['input.a', `${boxes} ${texts} margin-left`],
  ['select.a', `${boxes} ${texts} margin-left`],
  ['textarea.a', `${boxes} ${texts} margin-left resize`],
  ['fieldset.a', `${boxes} margin-left`],
  ['img.a', `${boxes} display vertical-align max-width`],
  ['svg.a', `${boxes} display vertical-align`],
  ['video.a', `${boxes} display vertical-align max-width`],
  ['iframe.a', `${boxes} display vertical-align`],
];

function create(written: string): Element {
  const [name = '', classes = ''] = written.split('.');
  const namespace = `http://www.w3.org/${name === 'svg' ? '2000/svg' : '1999/xhtml'}`;
  const element = document.createElementNS(namespace, name);
  if (classes !== '') element.setAttribute('class', classes);
  return element;
}

const surroundings = 'color: #123456; font: 300 18px/30px serif; letter-spacing: 1px';

/** A page of a site, next to it or, if it is isolated, inside of it. */
async function openPage(isIsolated: boolean): Promise<HTMLElement> {
  const page = html`<article part="page" style=${surroundings}></article>`;
  if (!isIsolated) {
    adoptStyles(document, proseStyles);
    const site = await fixture(html`<docs-site>${page}</docs-site>`);
    return site.querySelector('article') as HTMLElement;
  }
  const root = (await fixture<HTMLElement>(html`<div></div>`)).attachShadow({mode: 'open'});
  adoptStyles(root, isolatedProseStyles);
  const article = await fixture<HTMLElement>(page);
  root.append(article);
  return article;
}

describe('elements that an author wrote', () => {
  for (const isIsolated of [false, true]) {
    const where = isIsolated ? 'an isolated site' : 'a site';
    it(`have the boxes of Tailwind's preflight in ${where}`, async () => {
      const page = await openPage(isIsolated);
      const host = await fixture<HTMLElement>(html`<div style=${surroundings}></div>`);
      const root = host.attachShadow({mode: 'open'});
      root.adoptedStyleSheets = [await tailwindSheet(['p-4'])];
      const body = document.createElement('div');
      body.style.cssText = surroundings;
      root.append(body);
      for (const [written, properties] of elements) {
        const [ours, theirs] = [page, body].map((parent) => {
          const element = create(written);
          parent.append(element);
          const style = getComputedStyle(element);
          return properties.split(' ').map((name) => `${name}: ${style.getPropertyValue(name)}`);
        });
        expect(ours, written).to.eql(theirs);
      }
    });
  }

  it('are not wider than what is around them with padding and all of the width', async () => {
    const page = await openPage(false);
    const box = document.createElement('div');
    box.style.cssText = 'width: 100%; padding-inline: 24px; border-width: 2px';
    page.append(box);
    expect(box.getBoundingClientRect().width).to.equal(page.getBoundingClientRect().width);
    expect(getComputedStyle(box).borderTopStyle).to.equal('solid');
  });

  it('leave images in a text in their line, and fields without classes their look', async () => {
    const page = await openPage(false);
    page.append(create('img'), create('p'), create('input'));
    page.querySelector('p')?.append(create('img.a'));
    for (const image of page.querySelectorAll('img'))
      expect(getComputedStyle(image).display).to.equal('inline');
    const field = getComputedStyle(page.querySelector('input') as Element);
    expect([field.borderTopWidth, field.paddingLeft]).not.to.include('0px');
  });
});
