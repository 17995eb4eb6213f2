import {expect, fixture, html, oneEvent} from '@open-wc/testing';
import '../../../../elements/components/icons/docs-icon.js';
import type {DocsIcon} from '../../../../elements/components/icons/docs-icon.js';
import {fileStarts, iconFolder} from '../../../../elements/components/icons/icon-files.js';
import type {IconType} from '../../../../src/shared/icon.js';
import {setAssetFolder} from '../../../../elements/shared/running-script.js';
import {scheduler, settled} from '../../../../elements/shared/scheduler.js';
import type {
  DocsPartUnavailableEvent,
  DocsUnknownIconEvent,
} from '../../../../elements/shared/page-events.js';
import {expectAccessibleInBothModes} from '../both-modes.js';
import {until} from '../../until.js';

/** Every file has all icons: the element must request the right one, which the tests check. */
const entries = {
  book: [640, 'M0 0 book'],
  flag: [640, 'M0 0 flag', 1],
  'regular/flag': [640, 'M0 0 regular flag'],
  banner: 'flag',
  robot: [512, 'M0 0 robot'],
  bot: 'robot',
  anchor: [512, 'M0 0 anchor'],
  moor: 'anchor',
  airbnb: [512, 'M0 0 airbnb'],
  shapes: [512, 'M0 0 shapes'],
};

/** The number of the file in which a name is that is not common. */
const numberOf = (name: string) => String(fileStarts.filter((start) => start <= name).length);

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
      return Promise.resolve(Response.json(entries));
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

  const requested = () => requests.map((url) => /icons\/\w+\/(.*)\.json$/.exec(url)?.[1]);

  it('draws the outline of a name', async () => {
    const element = await drawn(html`<docs-icon name="book"></docs-icon>`);
    expect(pathOf(element)).to.equal('M0 0 book');
    expect(element.shadowRoot?.querySelector('svg')).to.have.attribute('viewBox', '0 0 640 512');
  });

  it('requests one file beside the entry of the bundle for all common icons', async () => {
    const icons = ['book', 'flag', 'bot', 'book'];
    const elements = icons.map((name) => drawn(html`<docs-icon name=${name}></docs-icon>`));
    await Promise.all(elements);
    await drawn(html`<docs-icon name="book" type="thin"></docs-icon>`);
    expect(requests).to.eql([`https://assets.example/${folder}/icons/${iconFolder}/common.json`]);
  });

  for (const [name, response] of [
    ['there are none', new Response('', {status: 404})],
    ['there is a web page instead', new Response('<!doctype html>')],
  ] as const) {
    it(`reports that ${name} where the icons should be`, async () => {
      window.fetch = () => Promise.resolve(response);
      const told = oneEvent(window, 'docs-part-unavailable');
      const element = await fixture<DocsIcon>(html`<docs-icon name="book"></docs-icon>`);
      expect(((await told) as Event as DocsPartUnavailableEvent).part).to.equal('icons');
      expect(element.shadowRoot).to.have.trimmed.text('');
    });
  }

  it('requests one file for other icons whose names start alike, once', async () => {
    const names = ['anchor', 'anchor', 'anchor-chain'];
    await Promise.all(names.map((name) => drawn(html`<docs-icon name=${name}></docs-icon>`)));
    await drawn(html`<docs-icon name="anchor" type="duotone"></docs-icon>`);
    expect(requested()).to.eql([numberOf('anchor')]);
  });

  it('requests the file of an alias, then that of its icon', async () => {
    const element = await drawn(html`<docs-icon name="moor"></docs-icon>`);
    expect(pathOf(element)).to.equal('M0 0 anchor');
    expect(requested()).to.eql([numberOf('moor'), numberOf('anchor')]);
  });

  it('finds brands without a prefix, with or without their style', async () => {
    for (const type of [undefined, 'brands']) {
      const icon = {kind: 'name', name: 'airbnb', type};
      const element = await drawn(html`<docs-icon .icon=${icon}></docs-icon>`);
      expect(pathOf(element)).to.equal('M0 0 airbnb');
    }
    expect(requested()).to.eql([numberOf('airbnb')]);
  });

  it('takes regular where there is one, else solid', async () => {
    for (const [name, path] of [
      ['flag', 'M0 0 regular flag'],
      ['banner', 'M0 0 regular flag'],
      ['book', 'M0 0 book'],
    ]) {
      const element = await drawn(html`<docs-icon name=${name} type="regular"></docs-icon>`);
      expect(pathOf(element), name).to.equal(path);
    }
    // For the book, there is none to request.
    expect(requested()).to.eql(['common', numberOf('regular/flag'), numberOf('banner')]);
  });

  it('knows names of other sets', async () => {
    for (const [name, path] of [
      ['bot', 'M0 0 robot'],
      ['banner', 'M0 0 flag'],
      ['moor', 'M0 0 anchor'],
    ]) {
      expect(pathOf(await drawn(html`<docs-icon name=${name}></docs-icon>`)), name).to.equal(path);
    }
  });

  for (const name of ['nothing', 'constructor', '../../etc']) {
    it(`shows the neutral icon for "${name}" and requests no missing file`, async () => {
      const told = oneEvent<DocsUnknownIconEvent>(document, 'docs-unknown-icon');
      const element = await drawn(html`<docs-icon .icon=${{kind: 'name', name}}></docs-icon>`);
      expect((await told).name).to.equal(name);
      expect(pathOf(element)).to.equal('M0 0 shapes');
      expect(element.shadowRoot?.querySelector('text')).to.equal(null);
      for (const file of requested()) {
        if (file !== 'common') expect(Number(file)).to.be.within(0, fileStarts.length);
      }
    });
  }

  it('draws an icon with a type that there is not like one without', async () => {
    const type = 'constructor' as IconType;
    const element = await drawn(html`<docs-icon name="anchor" .type=${type}></docs-icon>`);
    expect(element.shadowRoot?.querySelectorAll('path, clipPath').length).to.equal(1);
  });

  for (const name of ['flag-with-stripes', 'lucide-flag', 'flags', 'Flag2']) {
    it(`draws a similar icon for "${name}", and reports that it is another one`, async () => {
      const told = oneEvent<DocsUnknownIconEvent>(document, 'docs-unknown-icon');
      const element = await drawn(html`<docs-icon name=${name}></docs-icon>`);
      expect(pathOf(element)).to.equal('M0 0 flag');
      expect((await told).name).to.equal(name.toLowerCase());
    });
  }

  for (const [name, failing] of [
    ['book', 'common'],
    ['anchor', numberOf('anchor')],
  ] as const) {
    it(`requests the file ${failing}.json again after a failure`, async () => {
      const works = window.fetch.bind(window);
      window.fetch = (input) =>
        (input as string).endsWith(`/${failing}.json`)
          ? Promise.reject(new TypeError('offline'))
          : works(input);
      let isTold = false;
      const note = () => (isTold = true);
      document.addEventListener('docs-unknown-icon', note);
      const failed = await fixture<DocsIcon>(html`<docs-icon name=${name}></docs-icon>`);
      await settled(scheduler);
      document.removeEventListener('docs-unknown-icon', note);
      expect(pathOf(failed)).to.equal('');
      expect(isTold).to.equal(false);
      window.fetch = works;
      const element = await drawn(html`<docs-icon name=${name}></docs-icon>`);
      expect(pathOf(element)).to.equal(`M0 0 ${name}`);
    });
  }

  it('shows the icon asked for last', async () => {
    const element = await fixture<DocsIcon>(html`<docs-icon name="book"></docs-icon>`);
    element.name = 'flag';
    await until(() => pathOf(element) === 'M0 0 flag');
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

  it('shows emojis, without requesting anything', async () => {
    const icon = {kind: 'emoji', text: '👩‍💻'};
    const element = await drawn(html`<docs-icon .icon=${icon} label="Developers"></docs-icon>`);
    expect(element.shadowRoot?.querySelector('text')).to.have.text('👩‍💻');
    expect(requests).to.deep.equal([]);
    await expectAccessibleInBothModes(element);
  });

  it('shows pictures', async () => {
    const src = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
    const element = await fixture(html`<docs-icon .icon=${{kind: 'image', src}}></docs-icon>`);
    expect(element.shadowRoot?.querySelector('img')).to.have.attribute('src', src);
    await expectAccessibleInBothModes(element);
  });

  it('draws icons without a color of their own in the color of the text', async () => {
    const drawing = (fill: string) =>
      'data:image/svg+xml,' +
      encodeURIComponent(`<svg fill="${fill}"><path d="M0 0" stroke="none"/></svg>`);
    const shown = async (fill: string) => {
      const icon = {kind: 'image', src: drawing(fill)};
      return fixture<DocsIcon>(html`<docs-icon .icon=${icon} color="rgb(1, 2, 3)"></docs-icon>`);
    };
    const plain = await shown('currentColor');
    const shape = plain.shadowRoot?.querySelector('span') as Element;
    expect(getComputedStyle(shape).backgroundColor).to.equal('rgb(1, 2, 3)');
    expect(getComputedStyle(shape).maskImage).to.contain('currentColor');
    await expectAccessibleInBothModes(plain);
    expect((await shown('red')).shadowRoot?.querySelector('img')).to.not.equal(null);
  });

  const black = '<svg><path fill="#000" fill-rule="evenodd" d="M0 0"/></svg>';
  for (const [what, text, isShape] of [
    ['of no color', '<svg><path d="M0 0"/></svg>', true],
    ['that are black', black, true],
    ['in the color of the text', '<svg style="stroke: currentColor; fill:none"></svg>', true],
    ['with a color', '<svg><path fill="#0000ff"/></svg>', false],
    ['with a color in a style sheet', '<svg><style>.a{fill:red}</style></svg>', false],
    ['with a gradient', '<svg><path fill="url(#a)"/></svg>', false],
    ['with a picture', '<svg><image href="a.png"/></svg>', false],
    ['that are none', '# Not found', false],
  ] as const) {
    it(`draws ${isShape ? 'in the color of the text' : 'as they are'} files ${what}`, async () => {
      const src = `/drawings/${what.replaceAll(' ', '-')}.svg`;
      window.fetch = (url) => {
        requests.push(url as string);
        return Promise.resolve(new Response(text));
      };
      const icon = {kind: 'image', src};
      for (const element of [
        await fixture<DocsIcon>(html`<docs-icon .icon=${icon} color="rgb(1, 2, 3)"></docs-icon>`),
        await fixture<DocsIcon>(html`<docs-icon .icon=${icon} color="rgb(1, 2, 3)"></docs-icon>`),
      ]) {
        await until(() => element.shadowRoot?.querySelector('span, img'));
        const shape = element.shadowRoot?.querySelector('span');
        if (isShape) {
          const {backgroundColor, maskImage} = getComputedStyle(shape as Element);
          expect(backgroundColor).to.equal('rgb(1, 2, 3)');
          expect(maskImage).to.equal(`url("${location.origin}${src}")`);
        } else {
          expect(element.shadowRoot?.querySelector('img')).to.have.attribute('src', src);
        }
      }
      expect(requests).to.deep.equal([location.origin + src]);
    });
  }

  it('reads no file of another origin', async () => {
    for (const src of ['https://other.example/a.svg', '//other.example/a.svg', '/a.png']) {
      const icon = {kind: 'image', src};
      const element = await fixture<DocsIcon>(html`<docs-icon .icon=${icon}></docs-icon>`);
      expect(element.shadowRoot?.querySelector('img')).to.have.attribute('src', src);
    }
    expect(requests).to.deep.equal([]);
  });

  for (const end of ['"', '\\22 ', '\\', '\n', '\f']) {
    it(`loads nothing else after ${JSON.stringify(end)} in a data: URL`, async () => {
      const other = `${end}), url(${location.origin}/elsewhere.svg`;
      for (const drawing of [`currentColor${other}`, `${other}")/*currentColor`]) {
        const icon = {kind: 'image', src: `data:image/svg+xml,<svg/>${drawing}`};
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
