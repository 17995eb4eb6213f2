import {ScannedPage} from '../../../src/content/scanned-page.js';
import {expect, fixture, html} from '@open-wc/testing';
import {PendingParts, renderProgressively} from '../../../elements/page/progressive-render.js';
import {DocsPartUnavailableEvent} from '../../../elements/shared/page-events.js';
import '../../../elements/site/docs-site.js';
import type {DocsSite} from '../../../elements/site/docs-site.js';
import {readPage} from '../../../src/content/parse-page.js';
import {pause} from '../../../src/shared/pause.js';
import {progressive} from '../../../src/content/progressive/progressive.js';
import {stubFiles} from '../site/stub-files.js';
import {until} from '../until.js';

const count = 6000;
const paragraphs = 'Some words of a paragraph.\n\n'.repeat(count);
const files = new Map([
  [
    'long/docs.json',
    JSON.stringify({
      name: 'Long',
      api: {baseUrl: 'https://api.example'},
      navigation: [
        {
          group: 'A',
          pages: [
            ...['long', 'short', 'beside', 'endpoint', 'snippet', 'code', 'parts', 'similar'],
            'high',
          ],
        },
      ],
    }),
  ],
  [
    'long/long.mdx',
    `---\ntitle: Long\n---\n\nFirst.\n\n${paragraphs}## The end\n\n<Panel>Last.</Panel>`,
  ],
  ['long/short.mdx', 'Short.'],
  ['long/high.mdx', `<iframe src="about:blank" height="1300" />\n\n${paragraphs}## The end`],
  [
    'long/snippet.mdx',
    `import Words from '/snippets/words.mdx';\n\n<Words />\n\n${paragraphs}## The end`,
  ],
  ['long/beside.mdx', `<Panel>Beside.</Panel>\n\n${paragraphs}## The end`],
  [
    'long/code.mdx',
    `${'Some words.\n\n```js run.js\nrun();\n```\n\n'.repeat(2200)}## The end\n\n    end();`,
  ],
  [
    'long/parts.mdx',
    Array.from({length: 300}, (_, part) => `## Part ${part}\n\n${'Words.\n\n'.repeat(120)}`).join(
      '',
    ),
  ],
  [
    'long/similar.mdx',
    `## User ID\n\n${paragraphs}<Heading level={2} id="user_id">user_id</Heading>\n\n## The end`,
  ],
  ['long/endpoint.mdx', `---\napi: GET /things\n---\n\n${paragraphs}## The end`],
]);

async function siteAt(path: string, isIsolated = false): Promise<DocsSite> {
  const site = await fixture<DocsSite>(
    html`<docs-site
      src="https://site.example/long/"
      router="memory"
      path=${path}
      ?isolated=${isIsolated}
    ></docs-site>`,
  );
  return site;
}

function inWindow(element: Element | null): boolean {
  const top = element?.getBoundingClientRect().top ?? -1;
  return top >= 0 && top < innerHeight;
}

describe('a long page', () => {
  let restore: () => void;
  before(() => {
    restore = stubFiles(files);
  });
  after(() => restore());

  it('shows its beginning before the rest, and then all of it, once', async () => {
    let paragraphsAtFirst = 0;
    const shown = (event: Event) => {
      paragraphsAtFirst = (event.target as DocsSite).querySelectorAll('p').length;
    };
    document.addEventListener('docs-page-shown', shown, {once: true});
    const site = await siteAt('long');
    await until(() => site.querySelector('#the-end'), 'the end has come');
    expect(paragraphsAtFirst).to.be.within(100, 1000);
    await until(() => site.textContent.includes('Last.'));
    expect(site.querySelectorAll('p').length).to.be.within(count, count + 10);
    expect(site.querySelectorAll('#the-end').length).to.equal(1);
    expect(site.querySelector('docs-panel')).to.have.text('Last.');
  });

  it('lays out what is far away when the reader comes near it', async () => {
    const site = await siteAt('long');
    const ending = () => site.querySelector('docs-panel');
    const isLaidOut = () => ending()?.checkVisibility({contentVisibilityAuto: true}) === true;
    await until(() => ending() !== null, 'the end has come');
    await site.settled();
    // Other browsers would move what is read.
    await until(() => isLaidOut() !== CSS.supports('overflow-anchor', 'auto'));
    ending()?.scrollIntoView();
    await until(isLaidOut);
  });

  /** The height of a page, by that of the same page once all of it is laid out. */
  async function guessedHeight(site: DocsSite): Promise<number> {
    await until(() => site.querySelector('#the-end'), 'the end has come');
    await site.settled();
    const guessed = site.scrollHeight;
    for (const part of site.querySelectorAll<HTMLElement>('[part=slice]')) {
      part.style.contentVisibility = 'visible';
    }
    return guessed / site.scrollHeight;
  }

  it('is about as high as it will be once all of it is laid out', async () => {
    scrollTo(0, 0);
    expect(await guessedHeight(await siteAt('long'))).to.be.within(0.9, 1.1);
  });

  it('is not much higher or lower where the reader does not begin at its beginning', async () => {
    const box = await fixture<HTMLElement>(html`<div style="padding-top: 3000px"></div>`);
    const site = document.createElement('docs-site');
    Object.assign(site, {src: 'https://site.example/long/', router: 'memory', path: 'long'});
    box.append(site);
    expect(await guessedHeight(site)).to.be.within(0.25, 2);
  });

  it('has no other space between its parts than between paragraphs', async () => {
    const site = await siteAt('long');
    const spaceAfter = (one?: Element | null, other?: Element | null) =>
      (other?.getBoundingClientRect().top ?? 0) - (one?.getBoundingClientRect().bottom ?? 0);
    const parts = () => site.querySelectorAll<HTMLElement>('[part=slice]');
    await until(() => parts().length > 2);
    const [first, second] = parts();
    for (const part of [first, second]) part?.style.setProperty('content-visibility', 'visible');
    const usual = spaceAfter(first?.children[0], first?.children[1]);
    expect(usual).to.equal(20);
    expect(spaceAfter(first?.previousElementSibling, first?.firstElementChild)).to.equal(usual);
    expect(spaceAfter(first?.lastElementChild, second?.firstElementChild)).to.equal(usual);
  });

  it('begins like a short page, without elements around its parts', async () => {
    const site = await siteAt('long');
    await until(() => site.querySelector('[part=slice]'));
    const inside = [...(site.querySelector('article')?.children ?? [])];
    expect(inside.findIndex((element) => element.matches('[part=slice]'))).to.be.within(300, 900);
    site.path = 'short';
    await until(() => site.textContent.includes('Short.'));
    expect(site.querySelector('[part=slice]')).to.equal(null);
  });

  it('shows code far down as plain text until it is laid out', async () => {
    const site = await siteAt('code');
    await until(() => site.querySelector('#the-end'), 'the end has come');
    const isReady = (one: Element) => one.shadowRoot?.querySelector('[part="copy"]') != null;
    await until(() => [...site.querySelectorAll('docs-code')].some(isReady));
    const all = [...site.querySelectorAll<HTMLElement>('docs-code')];
    const far = all.at(-2);
    expect(far?.shadowRoot).to.equal(
      CSS.supports('overflow-anchor', 'auto') ? null : far?.shadowRoot,
    );
    expect(far).to.contain.text('run();');
    far?.scrollIntoView();
    await until(() => far !== undefined && isReady(far), 'it is laid out');
  });

  it('prints the titles of all code', async () => {
    const site = await siteAt('code');
    await until(() => site.querySelector('#the-end'), 'the end has come');
    dispatchEvent(new Event('beforeprint'));
    // Browsers print after the task of the event.
    await pause();
    const titleOf = (block: Element) => block.shadowRoot?.querySelector('[part="heading"]');
    const titles = [...site.querySelectorAll('[part="page"] docs-code')].map(titleOf);
    expect(titles.filter((title) => title?.textContent === 'run.js')).to.have.length(2200);
  });

  it('lays out everything at once where the text would move, or beside a column', async () => {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    const site = document.createElement('docs-site');
    const counts: number[] = [];
    const watch = new MutationObserver(() => {
      const count = site.querySelectorAll('p').length;
      if (count > (counts.at(-1) ?? 0)) counts.push(count);
    });
    watch.observe(site, {childList: true, subtree: true});
    Object.assign(site, {src: 'https://site.example/long/', router: 'memory', path: 'beside'});
    box.append(site);
    await until(() => site.querySelector('#the-end'), 'the end has come');
    watch.disconnect();
    // Its beginning comes first, and then some parts at a time.
    const [first = 0, second = 0] = counts;
    expect(first).to.be.within(100, 400);
    expect(second).to.be.greaterThan(4 * first);

    document.documentElement.style.setProperty('overflow-anchor', 'none');
    try {
      const other = await siteAt('long', true);
      await until(() => other.renderRoot.querySelector('#the-end'), 'the end has come');
      const slices = [...other.renderRoot.querySelectorAll('[part=slice]')];
      expect(
        new Set(slices.map((slice) => getComputedStyle(slice).contentVisibility)),
      ).to.deep.equal(new Set(['visible']));
    } finally {
      document.documentElement.style.removeProperty('overflow-anchor');
    }
  });

  it('stays on the screen while it is read again', async () => {
    const answer = globalThis.fetch;
    globalThis.fetch = (input, init) =>
      new URL(input instanceof Request ? input.url : input).pathname.endsWith('words.mdx')
        ? Promise.reject(new TypeError('There is no network.'))
        : answer(input, init);
    const site = await siteAt('snippet');
    await until(() => site.querySelector('#the-end'), 'the end has come');
    const ending = site.querySelector('#the-end');
    globalThis.fetch = answer;
    const counts = new Set<number>();
    const watch = new MutationObserver(() => counts.add(site.querySelectorAll('p').length));
    watch.observe(site, {childList: true, subtree: true, characterData: true});
    files.set('long/snippets/words.mdx', 'Words.');
    dispatchEvent(new DocsPartUnavailableEvent('steps'));
    dispatchEvent(new Event('online'));
    await until(() => site.textContent.includes('Words.'), 'what was missing has come');
    await until(() => counts.size > 0);
    watch.disconnect();
    expect(Math.min(...counts)).to.be.greaterThan(count - 100);
    expect(site.querySelector('#the-end')).to.equal(ending);
  });

  it('keeps the endpoint of its operation', async () => {
    const site = await siteAt('endpoint');
    await until(() => site.querySelector('#the-end'), 'the end has come');
    expect(site.querySelector('docs-endpoint')).to.not.equal(null);
  });

  it('has all of its headings in its outline in the end', async () => {
    const site = await siteAt('long');
    const outline = site.renderRoot.querySelector('docs-outline');
    await until(() => outline?.renderRoot.querySelector('a')?.textContent === 'The end');
  });

  it('leaves the sidebar as it is while more of the page comes', async () => {
    const site = await siteAt('long');
    const sidebar = site.renderRoot.querySelector('docs-sidebar');
    const shown = () =>
      JSON.stringify([sidebar?.view, [...(sidebar?.labels ?? [])], sidebar?.path]);
    let latest = shown();
    let repeated = 0;
    sidebar?.addEventListener('docs-pages-listed', () => {
      if (shown() === latest) repeated += 1;
      latest = shown();
    });
    await until(() => site.textContent.includes('Last.'), 'the end has come');
    await sidebar?.updateComplete;
    expect(latest).to.contain('short');
    expect(repeated).to.equal(0);
  });

  describe('that the reader comes to from further down another', () => {
    const url = location.href;
    afterEach(() => history.replaceState({}, '', url));

    /** A site with its URL, on its short page, far down a tall host page. */
    async function scrolledSite(): Promise<DocsSite> {
      history.replaceState({}, '', '#/short');
      const site = await fixture<DocsSite>(
        html`<docs-site
          src="https://site.example/long/"
          style="display: block; min-height: 5000px"
        ></docs-site>`,
      );
      await until(() => site.dataset['path'] === 'short');
      scrollTo(0, 600);
      return site;
    }

    it('takes them to the heading when it has come', async () => {
      const site = await scrolledSite();
      location.hash = '#/long#the-end';
      await until(() => site.querySelector('#the-end'), 'the end has come');
      await until(() => inWindow(site.querySelector('#the-end')));
    });

    it('takes them to a heading among parts that come together', async () => {
      document.documentElement.style.setProperty('overflow-anchor', 'none');
      try {
        const site = await scrolledSite();
        location.hash = '#/parts#part-120';
        await until(() => site.querySelector('#part-299'), 'the end has come');
        await until(() => inWindow(site.querySelector('#part-120')));
      } finally {
        document.documentElement.style.removeProperty('overflow-anchor');
      }
    });

    it('takes them to the heading with that id, not to one with a similar id', async () => {
      const site = await scrolledSite();
      location.hash = '#/similar#user_id';
      await until(() => site.querySelector('#the-end'), 'the end has come');
      await until(() => inWindow(site.querySelector('#user_id')));
    });

    it('takes them to one with a similar id where there is no other', async () => {
      const site = await scrolledSite();
      location.hash = '#/similar#t-h-e-e-n-d';
      await until(() => inWindow(site.querySelector('#the-end')));
    });

    it('takes them back to what they were reading, and again after that', async () => {
      const site = await scrolledSite();
      location.hash = '#/parts#part-200';
      await until(() => inWindow(site.querySelector('#part-200')));
      await site.settled();
      scrollBy({top: -300, behavior: 'instant'});
      await site.settled();
      const topOf = () => site.querySelector('#part-200')?.getBoundingClientRect().top ?? NaN;
      const before = topOf();
      for (let visit = 0; visit < 2; visit++) {
        location.hash = '#/short';
        await until(() => site.dataset['path'] === 'short');
        history.back();
        await until(() => Math.abs(topOf() - before) <= 2, 'the heading is where it was');
        await site.settled();
      }
    });

    it('takes them back to an earlier place of the same page', async () => {
      const site = await scrolledSite();
      location.hash = '#/parts#part-250';
      await until(() => inWindow(site.querySelector('#part-250')));
      await site.settled();
      const topOf = () => site.querySelector('#part-250')?.getBoundingClientRect().top ?? NaN;
      const before = topOf();
      location.hash = '#/parts#part-20';
      await until(() => inWindow(site.querySelector('#part-20')));
      await site.settled();
      // What is laid out on the way gets its real height.
      for (let part = 40; part < 160; part += 10) {
        site.querySelector(`#part-${part}`)?.scrollIntoView();
        await site.settled();
      }
      history.back();
      await until(() => Math.abs(topOf() - before) <= 2, 'the heading is where it was');
    });

    it('reserves about the height of its text, whatever images are above', async () => {
      const site = await scrolledSite();
      location.hash = '#/high';
      await until(() => site.querySelector('#the-end'), 'the end has come');
      const parts = [...site.querySelectorAll('[part="slice"]')];
      const heights = parts.map((part) => part.getBoundingClientRect().height);
      const before = heights.reduce((sum, height) => sum + height, 0);
      for (const part of parts) part.setAttribute('style', 'content-visibility: visible');
      const real = site.getBoundingClientRect().height;
      expect(before / real).to.be.within(1 / 3, 3);
    });

    it('lets them be when they have begun to read', async () => {
      const site = await scrolledSite();
      // On a busy machine, the end has come by the next frame.
      const read = () => dispatchEvent(new WheelEvent('wheel'));
      site.addEventListener('docs-page-shown', read, {once: true});
      location.hash = '#/long#the-end';
      await until(() => site.querySelector('#the-end'), 'the end has come');
      await site.settled();
      expect(inWindow(site.querySelector('#the-end'))).to.equal(false);
    });
  });

  it('listens to the reader only until all of it is shown', async () => {
    const signals: AbortSignal[] = [];
    const listen = window.addEventListener.bind(window);
    window.addEventListener = (...args: Parameters<typeof listen>) => {
      const [type, , options] = args;
      if (type === 'wheel' && typeof options === 'object' && options.signal) {
        signals.push(options.signal);
      }
      listen(...args);
    };
    const site = await siteAt('long');
    await until(() => site.textContent.includes('Last.'), 'all has come');
    window.addEventListener = listen;
    await until(() => signals.length === 1 && signals[0]?.aborted);
  });

  it('stops growing when the reader goes elsewhere', async () => {
    const site = await siteAt('long');
    await until(() => site.textContent.includes('First.'));
    site.path = 'short';
    await until(() => site.textContent.includes('Short.'));
    const page = site.querySelector('article');
    // Slices come in many tasks: none may come any more, nor take the place of the page.
    let changes = 0;
    const watch = new MutationObserver(() => changes++);
    watch.observe(site, {childList: true, subtree: true});
    await site.settled();
    watch.disconnect();
    expect(changes).to.equal(0);
    expect(site.querySelector('article')).to.equal(page);
    expect(site.querySelector('#the-end')).to.equal(null);
  });
});

describe('PendingParts', () => {
  it('keep a part until it has been shown, and end after the last one', () => {
    const parts = readPage(new ScannedPage(paragraphs), 'a.mdx', 'a', {extensions: {progressive}});
    const beginning = parts.next().value;
    const counts = [beginning.page.body.length];
    const pending = new PendingParts({phase: 'shown', ...beginning}, parts, false);
    for (let part = pending.next(); part; part = pending.next()) {
      // A reader who leaves before it is shown gets the same part when they return.
      expect(pending.next()).to.equal(part);
      counts.push(part.page.body.length);
      pending.markShown();
    }
    expect(counts.length).to.be.greaterThan(2);
    expect(counts).to.deep.equal([...new Set(counts)].sort((a, b) => a - b));
    expect(counts.at(-1)).to.equal(count);
    expect(pending.next()).to.equal(undefined);
  });
});

describe('renderProgressively', () => {
  it('no longer listens to the reader once a part could not be shown', async () => {
    const {addEventListener} = globalThis;
    const signals = new Set<AbortSignal | undefined>();
    globalThis.addEventListener = (name: string, _: unknown, options?: unknown) => {
      if (name === 'wheel') signals.add((options as AddEventListenerOptions).signal);
    };
    const host = await fixture<HTMLElement>(html`<div></div>`);
    const failing = {
      next() {
        throw new Error('no part');
      },
    };
    const page = {
      host: Object.assign(host, {pageRoot: host, updateComplete: Promise.resolve(true)}),
      parts: failing as unknown as PendingParts,
      show: () => undefined,
      scrollTarget: {hash: '', movesFocus: false},
      history: undefined,
      signal: new AbortController().signal,
    };
    const outcome = await renderProgressively(page).catch((error: Error) => error.message);
    globalThis.addEventListener = addEventListener;
    expect(outcome).to.equal('no part');
    expect([...signals].map((signal) => signal?.aborted)).to.deep.equal([true]);
  });
});
