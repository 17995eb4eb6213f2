import {expect, fixture, html} from '@open-wc/testing';
import {adoptStyles} from '../../../elements/styles/adopt-styles.js';
import {isolatedProseStyles, proseStyles} from '../../../elements/styles/prose.css.js';

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;

const expected = {
  light: ['block', 'none'],
  dark: ['none', 'block'],
  system: isDark ? ['none', 'block'] : ['block', 'none'],
};

function displaysIn(root: ParentNode): readonly string[] {
  return [...root.querySelectorAll('i')].map((element) => getComputedStyle(element).display);
}

describe('images for one mode', () => {
  const pair = html`<i class="block dark:hidden"></i><i class="hidden dark:block"></i>`;

  for (const mode of ['light', 'dark', 'system'] as const) {
    it(`show one of two when the mode is ${mode}`, async () => {
      adoptStyles(document, proseStyles);
      const site = await fixture(html`<docs-site data-mode=${mode}>${pair}</docs-site>`);
      expect(displaysIn(site)).to.deep.equal(expected[mode]);
    });

    it(`show one of two when the mode is ${mode}, in an isolated site`, async () => {
      const host = await fixture(html`<div data-mode=${mode}></div>`);
      const root = host.attachShadow({mode: 'open'});
      adoptStyles(root, isolatedProseStyles);
      const page = await fixture<HTMLElement>(html`<article part="page">${pair}</article>`);
      root.append(page);
      expect(displaysIn(root)).to.deep.equal(expected[mode]);
    });
  }
});

describe('a task whose text is a paragraph', () => {
  it('has its box in the first line of the text', async () => {
    adoptStyles(document, proseStyles);
    const site = await fixture(html`
      <docs-site>
        <article>
          <ul>
            <li class="task">
              <input type="checkbox" disabled />
              <p>a</p>
            </li>
          </ul>
        </article>
      </docs-site>
    `);
    const [box, text] = ['input', 'p'].map((tag) => site.querySelector(tag));
    expect(box?.getBoundingClientRect().bottom).to.be.above(
      text?.getBoundingClientRect().top ?? Infinity,
    );
  });
});
