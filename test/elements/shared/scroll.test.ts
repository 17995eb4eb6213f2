import {aTimeout, expect, fixture, html, nextFrame} from '@open-wc/testing';
import {html as template} from 'lit';
import '../../../elements/api/docs-deferred.js';
import '../../../elements/components/tabs/docs-tabs.js';
import {anchorAt} from '../../../elements/shared/hold-place.js';
import {findTarget, moveWithinPage, restorePosition} from '../../../elements/shared/scroll.js';

/** An element with a `main` in its shadow root around its content. */
async function hostOf(content: unknown): Promise<HTMLElement> {
  const host = await fixture<HTMLElement>(html`<div>${content}</div>`);
  const main = document.createElement('main');
  main.tabIndex = -1;
  main.append(document.createElement('slot'));
  host.attachShadow({mode: 'open'}).append(main);
  return host;
}

/** Resolves once everything that was due has happened. */
const settled = async () => {
  for (let task = 0; task < 4; task++) await aTimeout(0);
};

const link = {hash: '', movesFocus: true};

describe('restorePosition', () => {
  let request: AbortController;
  beforeEach(() => {
    request = new AbortController();
  });
  afterEach(() => request.abort());

  it('lets the first page of another site be shown before it is asked where it is', async () => {
    const host = await hostOf(html`<h1>Title</h1>`);
    const start = host.shadowRoot?.firstElementChild ?? host;
    let count = 0;
    start.getBoundingClientRect = () => {
      count++;
      return Element.prototype.getBoundingClientRect.call(start);
    };
    const first = {hash: '', movesFocus: false, isOtherSite: true};
    restorePosition(host, host, first, request.signal);
    expect(count).to.equal(0);
    await aTimeout(0);
    expect(count).to.equal(1);
  });

  it('moves the focus to the title', async () => {
    const host = await hostOf(html`<h1>Title</h1>`);
    restorePosition(host, host, link, request.signal);
    expect(document.activeElement).to.equal(host.querySelector('h1'));
  });

  it('moves the focus into a page that has no title', async () => {
    const host = await hostOf(html`<p>Words</p>`);
    restorePosition(host, host, link, request.signal);
    expect(host.shadowRoot?.activeElement?.localName).to.equal('main');
  });

  it('moves the focus to an old anchor, which is no link', async () => {
    const host = await hostOf(
      html`<h1>Title</h1>
        <a id="old"></a>`,
    );
    restorePosition(host, host, {hash: 'old', movesFocus: true}, request.signal);
    expect(document.activeElement?.id).to.equal('old');
  });

  it('moves the focus into a tab that was hidden', async () => {
    const host = await hostOf(
      html`<h1>Title</h1>
        <docs-tabs>
          <docs-tab heading="One">1</docs-tab>
          <docs-tab heading="Two" id="two">2</docs-tab>
        </docs-tabs>
        <p style="block-size: 200vh"></p>`,
    );
    restorePosition(host, host, {hash: 'two', movesFocus: true}, request.signal);
    await settled();
    expect(document.activeElement?.id).to.equal('two');
  });

  it('does not move focus for readers who followed no link', async () => {
    const host = await hostOf(html`<h1>Title</h1>`);
    restorePosition(host, host, {hash: '', movesFocus: false}, request.signal);
    expect(document.activeElement).to.equal(document.body);
  });
});

describe('a place that is held', () => {
  let request: AbortController;
  beforeEach(() => {
    request = new AbortController();
    // Not all browsers keep what is in view where it is.
    document.documentElement.style.setProperty('overflow-anchor', 'none');
  });
  afterEach(() => {
    request.abort();
    document.documentElement.style.removeProperty('overflow-anchor');
    scrollTo(0, 0);
  });

  /** A page of ten sections, each with a box whose height is not known at first. */
  async function pageOf(box: string) {
    const sections = Array.from(
      {length: 10},
      (_, at) => template`<section><h2 id="part-${at}">Part ${at}</h2>
        <div class="box" style="block-size: ${box}"></div>
        <p style="block-size: 400px">Words</p></section>`,
    );
    return hostOf(html`<article part="page">${sections}</article>`);
  }
  const boxesOf = (host: Element) => [...host.querySelectorAll<HTMLElement>('.box')];
  const grow = (...boxes: (HTMLElement | undefined)[]) =>
    boxes.forEach((box) => box?.style.setProperty('block-size', '300px'));
  const topOf = (host: Element, id: string) =>
    Math.round(host.querySelector(`#${id}`)?.getBoundingClientRect().top ?? NaN);
  const frames = async () => {
    for (let frame = 0; frame < 3; frame++) await nextFrame();
  };

  it('is the heading of the URL, while what is above it gets its height', async () => {
    const host = await pageOf('10px');
    restorePosition(host, host, {hash: 'part-5', movesFocus: true}, request.signal);
    await settled();
    for (const box of boxesOf(host)) {
      grow(box);
      await frames();
      expect(topOf(host, 'part-5')).to.equal(0);
    }
  });

  it('is what the reader saw, in whatever heights it comes back', async () => {
    const before = await pageOf('300px');
    scrollTo(0, 4000);
    const page = before.querySelector('article');
    const anchor = page ? anchorAt(page, 0) : undefined;
    const seen = topOf(before, 'part-5');
    before.remove();
    const host = await pageOf('10px');
    const scroll = {top: 4000, anchor};
    restorePosition(host, host, {hash: '', movesFocus: false, scroll}, request.signal);
    await settled();
    grow(...boxesOf(host).slice(0, 3));
    await frames();
    grow(...boxesOf(host));
    await frames();
    expect(topOf(host, 'part-5')).to.equal(seen);
    expect(scrollY).to.equal(4000);
  });

  it('is found when its part comes', async () => {
    const host = await pageOf('10px');
    moveWithinPage(host, host, {hash: 'late', movesFocus: true}, request.signal);
    await settled();
    expect(scrollY).to.equal(0);
    const late = document.createElement('h2');
    late.id = 'late';
    late.style.setProperty('margin-block-end', '2000px');
    host.querySelector('article')?.append(late);
    await frames();
    expect(topOf(host, 'late')).to.equal(0);
  });

  for (const [act, move] of [
    ['scrolls by hand', () => scrollBy(0, -250)],
    ['turns the wheel', () => dispatchEvent(new WheelEvent('wheel'))],
    ['presses a key', () => dispatchEvent(new KeyboardEvent('keydown', {key: 'End'}))],
    ['touches the page', () => dispatchEvent(new Event('touchmove'))],
  ] as const) {
    it(`is given up when the reader ${act}`, async () => {
      const host = await pageOf('10px');
      restorePosition(host, host, {hash: 'part-5', movesFocus: true}, request.signal);
      await settled();
      await frames();
      move();
      await frames();
      const {scrollY: before} = window;
      grow(...boxesOf(host));
      await frames();
      expect(scrollY).to.equal(before);
    });
  }
});

describe('a place in content that is made on demand', () => {
  const holds = (id: string) => id.startsWith('body-a-');
  const content = () => template`<docs-expandable><p id="body-a-b">b</p></docs-expandable>`;
  const page = () =>
    hostOf(
      html`<h1>Title</h1>
        <docs-deferred .holds=${holds} .content=${content}></docs-deferred>`,
    );
  const {signal} = new AbortController();

  it('is made, opened and focused', async () => {
    const host = await page();
    moveWithinPage(host, host, {hash: 'body-a-b', movesFocus: true}, signal);
    await settled();
    const target = host.querySelector('#body-a-b');
    expect(target?.checkVisibility()).to.equal(true);
    expect(document.activeElement).to.equal(target);
  });

  it('leaves the anchors of the host page to it', async () => {
    const host = await page();
    for (const hash of ['pricing', 'body-b']) {
      moveWithinPage(host, host, {hash, movesFocus: true}, signal);
      await settled();
      expect(document.activeElement).to.equal(document.body);
    }
  });
});

describe('findTarget', () => {
  it('finds the id, an alias, else the same letters and digits', async () => {
    const root = await fixture<HTMLElement>(
      html`<div>
        <h2 id="whats-new">1</h2>
        <h2 id="api" data-aliases="reference the-api the-other">2</h2>
        <h2 id="2.0">3</h2>
        <h2 id="é">4</h2>
        <h2 id="the-other">5</h2>
      </div>`,
    );
    const cases: readonly [id: string, text: string | undefined][] = [
      ['whats-new', '1'],
      ['what’s-new', '1'],
      ['Whats_New', '1'],
      ['the-api', '2'],
      ['the-other', '5'],
      ['2.0', '3'],
      ['2-0', '3'],
      ['é', '4'],
      ['', undefined],
      ['-', undefined],
      ['gone', undefined],
      ['a"]b', undefined],
    ];
    for (const [id, text] of cases) {
      expect(findTarget(root, id)?.textContent, id).to.equal(text);
    }
  });
});
