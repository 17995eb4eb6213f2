import {expect, fixture, html, nextFrame} from '@open-wc/testing';
import type {DocsTabs} from '../../../elements/components/tabs/docs-tabs.js';
import '../../../elements/components/tabs/docs-tabs.js';
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

describe('a tab that the URL names', () => {
  it('is in view together with its row of tabs', async () => {
    adoptStyles(document, proseStyles);
    const site = await fixture(html`
      <docs-site>
        <article>
          <p style="block-size: 200vh"></p>
          <docs-tabs><docs-tab heading="One" id="one">1</docs-tab></docs-tabs>
          <p style="block-size: 200vh"></p>
        </article>
      </docs-site>
    `);
    const tabs = site.querySelector<DocsTabs>('docs-tabs');
    await tabs?.updateComplete;
    site.querySelector('docs-tab')?.scrollIntoView();
    const row = tabs?.shadowRoot?.querySelector('[part=tabs]');
    expect(row?.getBoundingClientRect().top).to.be.within(0, 100);
  });
});

describe('a link', () => {
  const linesOf = (root: ParentNode) =>
    [...root.querySelectorAll('a')].map((link) => getComputedStyle(link).textDecorationLine);

  it('is underlined in a text, but not where its author made a button of it', async () => {
    adoptStyles(document, proseStyles);
    const site = await fixture(html`
      <docs-site>
        <article part="page">
          <p><a href="#a">a</a> <a class="bg-black" href="#b">b</a></p>
          <a class="inline-flex" href="#c">c</a> <a class="rounded-lg" href="#d">d</a>
        </article>
      </docs-site>
    `);
    expect(linesOf(site)).to.eql(['underline', 'none', 'none', 'none']);
  });

  it('is underlined only in a text where a page has none of our styles', async () => {
    adoptStyles(document, proseStyles);
    const site = await fixture(html`
      <docs-site>
        <article part="page" data-mode="custom">
          <p><a href="#a">a</a></p>
          <div><a href="#b">b</a></div>
        </article>
      </docs-site>
    `);
    expect(linesOf(site)).to.eql(['underline', 'none']);
  });
});

describe('a table', () => {
  const cells = (root: Element, selector: string) => [
    ...root.querySelectorAll<HTMLElement>(selector),
  ];

  it('aligns the headers of columns with their cells', async () => {
    adoptStyles(document, proseStyles);
    const site = await fixture(html`
      <docs-site>
        <table>
          <tr>
            <th>a</th>
            <th data-align="center">b</th>
            <th data-align="right">c</th>
            <th align="right">d</th>
          </tr>
          <tr>
            <td>a</td>
            <td data-align="center">b</td>
            <td data-align="right">c</td>
            <td align="right">d</td>
          </tr>
        </table>
      </docs-site>
    `);
    const alignments = (selector: string) =>
      cells(site, selector).map((cell) => getComputedStyle(cell).textAlign);
    expect(alignments('th')).to.eql(['start', 'center', 'right', '-webkit-right']);
    expect(alignments('td').slice(1)).to.eql(alignments('th').slice(1));
  });

  it('has cells with their padding where some span rows', async () => {
    adoptStyles(document, proseStyles);
    const site = await fixture(html`
      <docs-site>
        <table>
          <thead>
            <tr>
              <th rowspan="2">a</th>
              <th colspan="2">b</th>
            </tr>
            <tr>
              <th>c</th>
              <th>d</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td rowspan="2">e</td>
              <td>f</td>
              <td>g</td>
            </tr>
            <tr>
              <td>h</td>
              <td>i</td>
            </tr>
          </tbody>
        </table>
      </docs-site>
    `);
    const paddings = cells(site, 'th, td').map((cell) => getComputedStyle(cell).paddingLeft);
    expect([...new Set(paddings)]).to.deep.equal(['12px']);
    const lefts = new Map(cells(site, 'th, td').map((cell) => [cell.textContent, cell.offsetLeft]));
    expect([lefts.get('c'), lefts.get('h')]).to.deep.equal([lefts.get('f'), lefts.get('f')]);
    // A cell that ends with the table has a line above it only.
    const [spanning] = cells(site, 'tbody [rowspan]');
    const style = spanning && getComputedStyle(spanning);
    expect([style?.borderTopWidth, style?.borderBottomWidth]).to.deep.equal(['1px', '0px']);
  });

  for (const [width, most] of [
    [350, 175],
    [704, 288],
  ] as const) {
    it(`breaks a long key in its first column where it is ${width} px wide`, async () => {
      adoptStyles(document, proseStyles);
      const site = await fixture(html`
        <docs-site style="display: block; container-type: inline-size; width: ${width}px">
          <div class="table">
            <table>
              <tr>
                <td><code>NEXT_PUBLIC_SUPER_LONG_ENVIRONMENT_VARIABLE_NAME_OF_A_SITE</code></td>
                <td>A description that is longer than the key, and more important.</td>
              </tr>
              <tr>
                <td><code>a-short key</code></td>
                <td>Another description that is longer than the key.</td>
              </tr>
            </table>
          </div>
        </docs-site>
      `);
      const [long, short] = cells(site, 'code');
      expect(long?.offsetWidth).to.be.at.most(most);
      expect(long?.offsetHeight).to.be.above(2 * (short?.offsetHeight ?? NaN) - 10);
      expect(short?.offsetHeight).to.be.below(30);
      const [table] = cells(site, '.table');
      expect(table?.scrollWidth).to.equal(table?.clientWidth);
    });
  }

  it('breaks a long name in its first column, rather than being wider than a phone', async () => {
    adoptStyles(document, proseStyles);
    const name = 'averyLongIdentifierWithoutCodeThatBreaksNowhereElse';
    const site = await fixture(html`
      <docs-site style="display: block; width: 350px">
        <div class="table">
          <table>
            <tr>
              <td>${name}</td>
              <td>What it means.</td>
            </tr>
          </table>
        </div>
      </docs-site>
    `);
    const [table] = cells(site, '.table');
    expect(table?.scrollWidth).to.equal(table?.clientWidth);
  });
});

describe('the edges of a wide table', () => {
  const wide = (isWide: boolean) => html`
    <docs-site>
      <article>
        <div class="table" style="width: 300px">
          <table>
            <tbody>
              <tr>
                <td><div style="width: ${isWide ? 900 : 10}px">a</div></td>
              </tr>
            </tbody>
          </table>
        </div>
      </article>
    </docs-site>
  `;

  /** Browsers without animations that are driven by scrolling show no faded edges. */
  const inThisBrowser = (edges: readonly string[]) =>
    CSS.supports('animation-timeline: scroll()') ? edges : [];

  /** Which edges of a box fade: its mask is wider than it, and faded at both ends. */
  const fadedEdges = async (box: HTMLElement) => {
    await nextFrame(); // positions of scrolling are told once a frame
    await nextFrame();
    const {maskImage, maskPosition} = getComputedStyle(box);
    if (maskImage === 'none') return [];
    const before = Number(/- ([\d.]+)px/.exec(maskPosition)?.[1] ?? 0);
    return [...(before < 32 ? ['left'] : []), ...(before > 0 ? ['right'] : [])];
  };

  for (const [dir, start, end] of [
    ['ltr', 'left', 'right'],
    ['rtl', 'right', 'left'],
  ] as const) {
    it(`fade where there is more to see: ${dir}`, async () => {
      adoptStyles(document, proseStyles);
      const box = await fixture(html`<div dir=${dir}>${wide(true)}</div>`);
      const table = box.querySelector('.table') as HTMLElement; // it is in the fixture
      expect(await fadedEdges(table)).to.deep.equal(inThisBrowser([end]));
      table.scrollLeft = dir === 'rtl' ? -100 : 100;
      expect(await fadedEdges(table)).to.deep.equal(inThisBrowser(['left', 'right']));
      table.scrollLeft = dir === 'rtl' ? -2000 : 2000;
      expect(await fadedEdges(table)).to.deep.equal(inThisBrowser([start]));
    });
  }

  it('do not fade where all of it is in view', async () => {
    adoptStyles(document, proseStyles);
    const box = await fixture(wide(false));
    const table = box.querySelector('.table') as HTMLElement; // it is in the fixture
    expect(await fadedEdges(table)).to.deep.equal([]);
  });
});

describe('long code in a text', () => {
  it('stays within the column in all its lines', async () => {
    adoptStyles(document, proseStyles);
    const words = 'packages/element/src/navigation/position.ts '.repeat(12).trim();
    const site = await fixture(html`
      <docs-site>
        <article>
          <p>See <code>${words}</code> and <code>${'word'.repeat(120)}</code>.</p>
        </article>
      </docs-site>
    `);
    const text = site.querySelector('p');
    if (!text) throw new Error('There is no text.');
    for (let width = 200; width < 400; width += 7) {
      text.style.width = `${width}px`;
      const {left, right} = text.getBoundingClientRect();
      for (const code of text.querySelectorAll('code')) {
        for (const line of code.getClientRects()) {
          expect(line.left, `at ${width} px`).to.be.at.least(left - 0.5);
          expect(line.right, `at ${width} px`).to.be.at.most(right + 0.5);
        }
      }
    }
  });
});

describe('links that their author styles', () => {
  const link = (classes: string) => html`<a class=${classes} href="#a">a</a>`;
  const underlined = (root: Element) =>
    [...root.querySelectorAll('a')].map(
      (element) => getComputedStyle(element).textDecorationLine === 'underline',
    );

  it('are not underlined where they look like a button or a box', async () => {
    adoptStyles(document, proseStyles);
    const site = await fixture(html`
      <docs-site>
        <article data-mode="default">
          <p>${link('')} ${link('bg-black px-4')} ${link('inline-flex')} ${link('rounded-lg')}</p>
          ${link('text-red-500')}
        </article>
      </docs-site>
    `);
    expect(underlined(site)).to.deep.equal([true, false, false, false, true]);
  });

  it('are underlined in the text only of a page that has none of our styles', async () => {
    adoptStyles(document, proseStyles);
    const site = await fixture(html`
      <docs-site>
        <article data-mode="custom">
          <p>${link('')}</p>
          <div>${link('text-red-500')}</div>
        </article>
      </docs-site>
    `);
    expect(underlined(site)).to.deep.equal([true, false]);
  });
});
