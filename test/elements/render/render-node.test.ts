import {expect, fixture, html, oneEvent} from '@open-wc/testing';
import {renderFootnote} from '../../../elements/render/render-footnote.js';
import {htmlRenderer} from '../../../elements/render/render-html.js';
import {renderNodes} from '../../../elements/render/render-node.js';
import {allExtensions} from '../../harness/extensions.js';
import {adoptStyles} from '../../../elements/styles/adopt-styles.js';
import {proseStyles} from '../../../elements/styles/prose.css.js';
import {loadAllComponents} from './load-all-components.js';
import {until} from '../until.js';
import {parsePage} from '../../../src/content/parse-page.js';
import {hashCodec} from '../../../src/routing/codec.js';
import {siteLinks} from '../../../src/routing/site-links.js';
import {english} from '../../../elements/locales/site-catalog.js';

before(loadAllComponents);

const links = siteLinks({
  codec: hashCodec,
  base: new URL('https://site.example/docs/'),
  isPage: (path) => path === 'guide/next',
});

async function shown(markdown: string): Promise<HTMLElement> {
  const {html: htmlReader, math, footnotes} = allExtensions;
  const extensions = {html: htmlReader, math, footnotes};
  const {body} = parsePage(markdown, 'guide/start.mdx', 'guide/start', {extensions}).page;
  const renderers = {html: htmlRenderer, footnote: renderFootnote};
  const context = {links, localize: english, path: 'guide/start', ...renderers};
  return fixture(html`<article>${renderNodes(body, context)}</article>`);
}

describe('renderNodes', () => {
  it('shows Markdown as the matching elements', async () => {
    const page = await shown(
      '## A\n\n1. b\n2. **c**\n\n> d\n\n---\n\n| e |\n| - |\n| `f` |\n\n- [x] g',
    );
    expect(page.querySelector('h2')?.id).to.equal('a');
    expect(page.querySelectorAll('ol > li')).to.have.length(2);
    for (const selector of ['strong', 'blockquote > p', 'hr', 'th[scope=col]', 'td > code']) {
      expect(page.querySelector(selector), selector).to.not.equal(null);
    }
    expect(page.querySelector<HTMLInputElement>('input[type=checkbox]')?.checked).to.equal(true);
    await expect(page).to.be.accessible();
  });

  it('keeps the space of an image that cannot be loaded', async () => {
    const site = document.createElement('docs-site');
    adoptStyles(document, proseStyles);
    const tags = ['width="300" height="150"', 'height="40"', ''].map(
      (size) => `<img src="data:image/png;base64,AAAA" alt="What it shows" ${size} />`,
    );
    const page = await shown(tags.join('\n\n'));
    page.style.width = '200px';
    page.replaceWith(site);
    site.append(page);
    const images = [...page.querySelectorAll('img')];
    const failures = images.map((image) => oneEvent(image, 'error'));
    for (const image of images) image.loading = 'eager';
    await Promise.all(failures);
    const [sized, high, unsized] = images.map((image) => image.getBoundingClientRect());
    expect([sized?.width, sized?.height]).to.deep.equal([200, 100]);
    expect(high?.height).to.equal(40);
    // As high as a line of text.
    expect(unsized?.height).to.be.within(10, 30);
  });

  it('links footnotes with their places in the text, in both directions', async () => {
    const page = await shown('a[^x] b[^x]\n\n[^x]: c');
    const references = [...page.querySelectorAll<HTMLAnchorElement>('p > sup > a')];
    expect(references.map((one) => [one.textContent, one.ariaLabel])).to.deep.equal([
      ['1', 'Footnote 1'],
      ['1', 'Footnote 1'],
    ]);
    const item = page.querySelector('section[aria-label=Footnotes] > ol > li');
    const targetOf = (link: Element) => link.getAttribute('href')?.replace('#/guide/start#', '');
    expect(references.map(targetOf)).to.deep.equal([item?.id, item?.id]);
    const back = [...(item?.querySelectorAll('a') ?? [])];
    expect(back.map(targetOf)).to.deep.equal(references.map(({id}) => id));
    expect(back.map(({ariaLabel}) => ariaLabel)).to.deep.equal([
      'Back to reference 1',
      'Back to reference 1-2',
    ]);
    await expect(page).to.be.accessible();
  });

  it('keeps where an ordered list starts', async () => {
    expect((await shown('3. a')).querySelector('ol')?.start).to.equal(3);
  });

  it('turns pages into routes, files into URLs, and opens other sites in a new tab', async () => {
    const page = await shown(
      '[a](./next.mdx#x) [b](/list.pdf) [c](https://other.example/) [d](#a)',
    );
    const anchors = [...page.querySelectorAll('a')];
    expect(anchors.map((anchor) => anchor.getAttribute('href'))).to.deep.equal([
      '#/guide/next#x',
      'https://site.example/docs/list.pdf',
      'https://other.example/',
      '#/guide/start#a',
    ]);
    expect(anchors.map(({target, rel}) => `${target} ${rel}`.trim())).to.deep.equal([
      '',
      '',
      '_blank noopener noreferrer',
      '',
    ]);
  });

  it('resolves images against the folder of the site', async () => {
    const image = (await shown('![a](../b.png "c")')).querySelector('img');
    expect([image?.src, image?.alt, image?.title]).to.deep.equal([
      'https://site.example/docs/b.png',
      'a',
      'c',
    ]);
  });

  it('hands options to code, and shows formulas and diagrams as such', async () => {
    const page = await shown('```js a {1} lines\nb\n```\n\n$$c$$\n\nd $$e$$\n\n```mermaid\nf\n```');
    expect(page.querySelector('docs-code')?.options).to.equal('{1} lines');
    const formulas = [...page.querySelectorAll('docs-math')];
    expect(formulas.map(({tex, block}) => [tex, block])).to.deep.equal([
      ['c', true],
      ['e', false],
    ]);
    expect(page.querySelector('docs-diagram')?.source).to.equal('f');
    expect(page.querySelectorAll('docs-code')).to.have.length(1);
  });

  it('gives headings a link to themselves', async () => {
    const anchor = (await shown('## A')).querySelector('h2 > a.anchor');
    expect(anchor?.getAttribute('href')).to.equal('#/guide/start#a');
  });

  it('names each of these links after its heading', async () => {
    const anchors = (await shown('## Use `code` **well**\n\n### B')).querySelectorAll('a.anchor');
    expect([...anchors].map(({ariaLabel}) => ariaLabel)).to.deep.equal([
      'Link to “Use code well”',
      'Link to “B”',
    ]);
  });

  it('sets styles without style attributes in templates', async () => {
    const paragraph = (await shown('<p style="text-align: center">a</p>')).querySelector('p');
    expect(paragraph?.style.textAlign).to.equal('center');
  });

  it('shows frames of other origins in a sandbox, and none that is not https', async () => {
    const page = await shown(
      '<iframe src="https://other.example/" title="a"></iframe>\n\n<iframe ' +
        'src="http://other.example/"></iframe>',
    );
    const [safe, plain] = page.querySelectorAll('iframe');
    expect(safe?.getAttribute('sandbox')).to.contain('allow-scripts');
    expect(safe?.getAttribute('loading')).to.equal('lazy');
    expect(plain?.hasAttribute('src')).to.equal(false);
  });

  it('lets no frame of the same origin run scripts', async () => {
    const page = await shown(`<iframe src="${location.origin}/x"></iframe>`);
    expect(page.querySelector('iframe')?.getAttribute('sandbox')).to.equal('');
  });

  it('restricts frames before they load anything', async () => {
    const page = await shown('<iframe src="https://other.example/" allow="autoplay; camera" />');
    const frame = page.querySelector('iframe');
    expect(frame?.getAttributeNames().at(-1)).to.equal('src');
    expect(frame?.allow).to.equal('autoplay');
  });

  it('resolves every image of a srcset against the folder of the site', async () => {
    const page = await shown('<img src="/a.png" srcSet="/b.png 2x, ./c.png 3x" />');
    expect(page.querySelector('img')?.srcset).to.equal(
      'https://site.example/docs/b.png 2x, https://site.example/docs/guide/c.png 3x',
    );
  });

  it('plays autoplaying videos mute and in place', async () => {
    const video = (await shown('<video src="/a.mp4" autoPlay></video>')).querySelector('video');
    expect(video?.muted && video.loop && video.hasAttribute('playsinline')).to.equal(true);
  });

  it('draws in the colors of the page, as elements of SVG', async () => {
    const page = await shown(
      '<svg width="24" height="24" viewBox="0 0 2 2"><path fill="currentColor" d="M0 ' +
        '0h2v2H0z" /></svg>',
    );
    page.style.color = 'rgb(1, 2, 3)';
    const path = page.querySelector('svg > path') as SVGPathElement;
    expect(path.getTotalLength()).to.equal(8);
    expect(getComputedStyle(path).fill).to.equal('rgb(1, 2, 3)');
  });

  it('shows each task once, as a box and its text', async () => {
    const page = await shown('- [x] a\n\n  b\n\n- [ ] c');
    expect(page.querySelectorAll('input')).to.have.length(2);
    expect(page.textContent.replace(/\s+/g, '')).to.equal('abc');
  });

  it('draws parts of an svg of the same page again', async () => {
    const page = await shown(
      '<svg width="0" height="0"><symbol id="part" viewBox="0 0 2 2"><path d="M0 0h2v2H0z" />' +
        '</symbol></svg>\n\n<svg width="24" height="12"><use href="#part" /></svg>',
    );
    const use = page.querySelector('use') as SVGUseElement;
    expect(use).to.be.instanceof(SVGUseElement);
    const {left, top} = (use.ownerSVGElement as SVGSVGElement).getBoundingClientRect();
    // The square is as high as the picture, and in its middle.
    const drawn = [3, 8, 16, 21].map((x) => document.elementFromPoint(left + x, top + 6) === use);
    expect(drawn).to.deep.equal([false, true, true, false]);
  });

  it('draws an svg without a size as large as its viewBox', async () => {
    const page = await shown('<svg viewBox="0 0 24 12"><path d="M0 0h2v2H0z" /></svg>');
    const {width, height} = page.querySelector('svg')?.getBoundingClientRect() ?? {};
    expect([width, height]).to.deep.equal([24, 12]);
  });

  it('gives components and headings the classes and style of their author', async () => {
    const page = await shown(
      '<Icon icon="book" className="hidden dark:block" style="width: 14px" />\n\n<h2 ' +
        'className="a" style={{color: "rgb(1, 2, 3)"}}>b</h2>',
    );
    const icon = page.querySelector('docs-icon');
    expect(icon?.className).to.equal('hidden dark:block');
    expect(icon?.style.width).to.equal('14px');
    const heading = page.querySelector('h2');
    expect(heading).to.have.class('a');
    expect(heading?.style.color).to.equal('rgb(1, 2, 3)');
    expect(heading?.id).to.equal('b');
  });

  it('shows fields that readers can use, and that belong to no form', async () => {
    const page = await shown(
      '<label htmlFor="n">a</label><input id="n" name="n" placeholder="b" defaultValue="c" />\n' +
        '<select defaultValue="e"><option value="d">D</option><option value="e">E</option>' +
        '</select>\n<textarea defaultValue="f" rows="2"></textarea>' +
        '<input type="radio" name="g" defaultChecked /><input type="radio" name="g" />',
    );
    const form = document.createElement('form');
    page.replaceWith(form);
    form.append(page);
    const [text, chosen, other] = page.querySelectorAll('input');
    expect([text?.value, text?.placeholder, page.querySelector('label')?.control]).to.deep.equal([
      'c',
      'b',
      text,
    ]);
    expect(page.querySelector('select')?.value).to.equal('e');
    expect(page.querySelector('textarea')?.value).to.equal('f');
    other?.click();
    expect([chosen?.checked, other?.checked]).to.deep.equal([false, true]);
    expect([...new FormData(form)]).to.deep.equal([]);
    expect(form.elements).to.have.length(0);
  });

  it('asks for no file and no password', async () => {
    const page = await shown(
      ['password', 'file', 'image', 'hidden', 'submit', 'x-y', 'date']
        .map((type) => `<input type="${type}" />`)
        .join(''),
    );
    const fields = [...page.querySelectorAll('input')];
    expect(fields.map(({type}) => type)).to.deep.equal([
      ...['text', 'text', 'text', 'text', 'button', 'text', 'date'],
    ]);
    expect(fields.map(({disabled}) => disabled)).to.deep.equal([
      ...[true, true, true, true, false, false, false],
    ]);
  });

  it('keeps buttons from sending a form around the site', async () => {
    const button = (await shown('<button type="submit">a</button>')).querySelector('button');
    expect(button?.type).to.equal('button');
  });

  it('keeps the height of an image without a width, and the shape of one with both', async () => {
    const src = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
    const page = await shown(
      `<img src="${src}" height="40" />\n\n<img src="${src}" width="40" height="80" />`,
    );
    const site = document.createElement('docs-site');
    adoptStyles(document, proseStyles);
    page.replaceWith(site);
    site.append(page);
    const [tall, both] = page.querySelectorAll('img');
    expect(tall?.height).to.equal(40);
    await until(() => both?.naturalWidth);
    expect([both?.width, both?.height]).to.deep.equal([40, 40]);
  });

  it('gives formulas and diagrams their source until their elements are there', async () => {
    const page = await shown('a $$b$$\n\n```mermaid\ngraph LR\n```');
    expect(page.querySelector('docs-math')?.textContent).to.equal('b');
    expect(page.querySelector('docs-diagram pre')?.textContent).to.equal('graph LR');
  });
});
