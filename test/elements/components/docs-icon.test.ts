import {expect, fixture, html, oneEvent} from '@open-wc/testing';
import '../../../elements/components/docs-icon.js';
import type {DocsIcon} from '../../../elements/components/docs-icon.js';
import {setAssetFolder} from '../../../elements/shared/running-script.js';
import type {DocsUnknownIconEvent} from '../../../elements/shared/page-events.js';
import {expectAccessibleInBothModes} from './both-modes.js';
import {until} from '../until.js';

const names = {
  solid: 'book flag robot',
  regular: 'flag',
  brands: 'github',
  aliases: {bot: 'solid/robot'},
};

/** Answers like `dist/icons/`, where every file of names is the same. */
function answer(url: string): Response {
  if (url.includes('/names/')) return Response.json(names);
  const name = /icons\/(.*)\.svg$/.exec(url)?.[1] ?? '';
  return new Response(`<svg viewBox="0 0 640 512"><!-- © --><path d="M0 0 ${name}"/></svg>`);
}

describe('docs-icon', () => {
  const fetch = window.fetch.bind(window);
  let requests: string[] = [];
  let folder = 0;
  beforeEach(() => {
    requests = [];
    // Files are kept by URL: each test has its own.
    setAssetFolder(`https://assets.example/${++folder}/docs-site.js`);
    window.fetch = (input) => {
      requests.push(input as string);
      return Promise.resolve(answer(input as string));
    };
  });
  afterEach(() => {
    window.fetch = fetch;
    setAssetFolder(import.meta.url);
  });

  async function drawn(template: unknown): Promise<DocsIcon> {
    const element = await fixture<DocsIcon>(template as Parameters<typeof fixture>[0]);
    await until(() => element.shadowRoot?.querySelector('text, path:not([d=""])'));
    return element;
  }

  function pathOf(element: DocsIcon): string | null | undefined {
    return element.shadowRoot?.querySelector('path')?.getAttribute('d');
  }

  it('draws the file of a name', async () => {
    const element = await drawn(html`<docs-icon name="book"></docs-icon>`);
    expect(pathOf(element)).to.equal('M0 0 solid/book');
    expect(element.shadowRoot?.querySelector('svg')).to.have.attribute('viewBox', '0 0 640 512');
  });

  it('requests files beside the entry of the bundle, once per page', async () => {
    await drawn(html`<docs-icon name="book"></docs-icon>`);
    await drawn(html`<docs-icon name="book" type="thin"></docs-icon>`);
    expect(requests.filter((url) => url.endsWith('icons/solid/book.svg'))).to.eql([
      `https://assets.example/${folder}/icons/solid/book.svg`,
    ]);
    expect(requests.filter((url) => url.includes('/names/'))).to.have.lengthOf(1);
  });

  it('finds brands without a prefix', async () => {
    const element = await drawn(
      html`<docs-icon .icon=${{kind: 'name', name: 'github'}}></docs-icon>`,
    );
    expect(pathOf(element)).to.equal('M0 0 brands/github');
  });

  it('takes regular where there is one, else solid', async () => {
    const flag = await drawn(html`<docs-icon name="flag" type="regular"></docs-icon>`);
    expect(pathOf(flag)).to.equal('M0 0 regular/flag');
    const book = await drawn(html`<docs-icon name="book" type="regular"></docs-icon>`);
    expect(pathOf(book)).to.equal('M0 0 solid/book');
  });

  it('knows names of other sets', async () => {
    expect(pathOf(await drawn(html`<docs-icon name="bot"></docs-icon>`))).to.equal(
      'M0 0 solid/robot',
    );
  });

  for (const name of ['nothing', 'constructor', '../../etc']) {
    it(`shows the first letter of "${name}" and requests no missing file`, async () => {
      const told = oneEvent<DocsUnknownIconEvent>(document, 'docs-unknown-icon');
      const element = await drawn(html`<docs-icon .icon=${{kind: 'name', name}}></docs-icon>`);
      expect((await told).name).to.equal(name);
      expect(element.shadowRoot?.querySelector('svg')).to.have.trimmed.text(
        name.charAt(0).toUpperCase(),
      );
      expect(requests.filter((url) => url.endsWith('.svg'))).to.eql([]);
    });
  }

  it('draws the icon nearest to a longer name, and reports that it is another one', async () => {
    const told = oneEvent<DocsUnknownIconEvent>(document, 'docs-unknown-icon');
    const element = await drawn(html`<docs-icon name="flag-with-stripes"></docs-icon>`);
    expect(pathOf(element)).to.equal('M0 0 solid/flag');
    expect((await told).name).to.equal('flag-with-stripes');
  });

  it('asks again after a failure', async () => {
    const works = window.fetch.bind(window);
    window.fetch = () => Promise.reject(new TypeError('offline'));
    let isTold = false;
    const note = () => (isTold = true);
    document.addEventListener('docs-unknown-icon', note);
    await drawn(html`<docs-icon name="book"></docs-icon>`);
    document.removeEventListener('docs-unknown-icon', note);
    expect(isTold).to.equal(false);
    window.fetch = works;
    const element = await drawn(html`<docs-icon name="book"></docs-icon>`);
    expect(pathOf(element)).to.equal('M0 0 solid/book');
  });

  it('shows the icon asked for last', async () => {
    const element = await fixture<DocsIcon>(html`<docs-icon name="book"></docs-icon>`);
    element.name = 'flag';
    await until(() => pathOf(element) === 'M0 0 solid/flag');
  });

  it('outlines the styles that have no files, each with a clip of its own', async () => {
    const ids = [];
    for (const type of ['duotone', 'light', 'thin']) {
      const element = await drawn(html`<docs-icon name="book" type=${type}></docs-icon>`);
      const clip = element.shadowRoot?.querySelector('clipPath');
      const line = element.shadowRoot?.querySelector('[stroke-width]');
      expect(line).to.have.attribute('clip-path', `url(#${clip?.id ?? ''})`);
      ids.push(clip?.id);
    }
    expect(new Set(ids).size).to.equal(3);
  });

  it('keeps its place while it loads', async () => {
    const element = await fixture(html`<docs-icon name="book" size="32"></docs-icon>`);
    expect(element.getBoundingClientRect().width).to.equal(32);
  });

  it('shows pictures', async () => {
    const src = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
    const element = await fixture(html`<docs-icon .icon=${{kind: 'picture', src}}></docs-icon>`);
    expect(element.shadowRoot?.querySelector('img')).to.have.attribute('src', src);
    await expectAccessibleInBothModes(element);
  });

  it('draws icons without a color of their own in the color of the text', async () => {
    const drawing = (fill: string) =>
      'data:image/svg+xml,' +
      encodeURIComponent(`<svg fill="${fill}"><path d="M0 0" stroke="none"/></svg>`);
    const shown = async (fill: string) => {
      const icon = {kind: 'picture', src: drawing(fill)};
      return fixture<DocsIcon>(html`<docs-icon .icon=${icon} color="rgb(1, 2, 3)"></docs-icon>`);
    };
    const plain = await shown('currentColor');
    const shape = plain.shadowRoot?.querySelector('span') as Element;
    expect(getComputedStyle(shape).backgroundColor).to.equal('rgb(1, 2, 3)');
    expect(getComputedStyle(shape).maskImage).to.contain('currentColor');
    await expectAccessibleInBothModes(plain);
    expect((await shown('red')).shadowRoot?.querySelector('img')).to.not.equal(null);
  });

  for (const end of ['"', '\\22 ', '\\', '\n', '\f']) {
    it(`loads nothing else after ${JSON.stringify(end)} in a data: URL`, async () => {
      const other = `${end}), url(${location.origin}/elsewhere.svg`;
      for (const drawing of [`currentColor${other}`, `${other}")/*currentColor`]) {
        const icon = {kind: 'picture', src: `data:image/svg+xml,<svg/>${drawing}`};
        const element = await fixture<DocsIcon>(html`<docs-icon .icon=${icon}></docs-icon>`);
        expect(element.style.getPropertyValue('--docs-icon-shape')).to.equal('');
        expect(element.shadowRoot?.querySelector('img')).to.have.attribute('src', icon.src);
      }
    });
  }

  it('is ornament unless it has a label', async () => {
    const plain = await drawn(html`<docs-icon name="book"></docs-icon>`);
    expect(plain.shadowRoot?.querySelector('svg')).to.have.attribute('aria-hidden', 'true');
    const labelled = await drawn(html`<docs-icon name="book" label="Book"></docs-icon>`);
    expect(labelled.shadowRoot?.querySelector('svg')).to.have.attribute('aria-label', 'Book');
    await expectAccessibleInBothModes(labelled);
  });
});
