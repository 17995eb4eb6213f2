import {expect, fixture, html} from '@open-wc/testing';
import '../../../../elements/api/response/docs-response-body.js';
import type {DocsResponseBody} from '../../../../elements/api/response/docs-response-body.js';
import {expectAccessibleInBothModes} from '../../components/both-modes.js';
import {until} from '../../until.js';

const pixel = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5E' +
      'rkJggg==',
  ),
  (character) => character.charCodeAt(0),
);

async function bodyOf(contentType: string, content: BlobPart, url = 'https://api.test/report') {
  const response = {
    head: {status: 200, statusText: '', headers: [], url, isRedirected: false, contentType},
    body: new Blob([content], {type: contentType}),
    time: 1,
    messages: undefined,
    end: 'complete',
  };
  return await fixture<DocsResponseBody>(
    html`<docs-response-body .response=${response}></docs-response-body>`,
  );
}

const find = <T extends Element = HTMLElement>(element: Element, selector: string) =>
  element.shadowRoot?.querySelector<T>(selector);

async function shownText(element: DocsResponseBody) {
  await until(() => find(element, 'docs-long-text')?.shadowRoot?.querySelector('[data-block]'));
  return find(element, 'docs-long-text')?.shadowRoot?.querySelector('pre')?.textContent;
}

const button = (element: DocsResponseBody, text: string) =>
  [...(element.shadowRoot?.querySelectorAll('button') ?? [])].find(
    (one) => one.textContent.trim() === text,
  );

describe('docs-response-body', () => {
  it('shows JSON formatted, and as it was received', async () => {
    const element = await bodyOf('application/problem+json; charset=utf-8', '{"a":1.0}');
    expect(await shownText(element)).to.equal('{\n  "a": 1.0\n}');
    button(element, 'Raw')?.click();
    await until(async () => (await shownText(element)) === '{"a":1.0}');
  });

  it('scrolls a long body and long lines in a box of its own', async () => {
    const long = {list: Array.from({length: 400}, (_, n) => n), line: 'x'.repeat(5000)};
    for (const [type, text] of [
      ['application/json', JSON.stringify(long)],
      ['text/plain', `${'a\n'.repeat(400)}${'x'.repeat(5000)}`],
    ] as const) {
      const element = await bodyOf(type, text);
      await shownText(element);
      const box = find(element, '[part=body]');
      expect(box?.clientHeight, type).to.be.below(600);
      expect(box?.scrollHeight, type).to.be.above(2000);
      expect(document.documentElement.scrollWidth, type).to.be.at.most(innerWidth);
      box?.focus();
      expect(element.shadowRoot?.activeElement, type).to.equal(box);
      await expectAccessibleInBothModes(element);
    }
  });

  it('reads a text in its charset', async () => {
    const element = await bodyOf('text/plain; charset=iso-8859-1', new Uint8Array([0xe9]));
    expect(await shownText(element)).to.equal('é');
  });

  it('shows HTML as text', async () => {
    const element = await bodyOf('text/html', '<img src=x onerror=alert(1)>');
    expect(await shownText(element)).to.equal('<img src=x onerror=alert(1)>');
  });

  it('recognizes text and JSON without a type', async () => {
    expect(await shownText(await bodyOf('', '{"a":1}'))).to.equal('{\n  "a": 1\n}');
    expect(await shownText(await bodyOf('application/octet-stream', 'Hi'))).to.equal('Hi');
  });

  it('shows an image', async () => {
    const element = await bodyOf('image/png', pixel);
    const image = find<HTMLImageElement>(element, 'img');
    await until(() => image?.complete);
    expect(image?.naturalWidth).to.equal(1);
  });

  it('offers the download of an image that cannot be shown', async () => {
    const element = await bodyOf('image/png', 'not an image');
    await until(() => find(element, 'img') === null);
    expect(element.shadowRoot?.textContent).to.include('image/png');
    expect(find(element, 'a[download]')).to.exist;
  });

  it('has controls for recordings', async () => {
    expect(find(await bodyOf('video/mp4', 'x'), 'video[controls]')).to.exist;
    expect(find(await bodyOf('audio/mpeg', 'x'), 'audio[controls]')).to.exist;
  });

  it('opens a PDF in a tab', async () => {
    const element = await bodyOf('application/pdf', '%PDF-1.4');
    const link = find<HTMLAnchorElement>(element, 'a[target="_blank"]');
    const blob = await (await fetch(link?.href ?? '')).blob();
    expect(blob.type).to.equal('application/pdf');
  });

  it('offers other files as a download that cannot run here', async () => {
    const element = await bodyOf('application/zip', new Uint8Array([80, 75, 3, 4, 0, 0]));
    const link = find<HTMLAnchorElement>(element, 'a[download]');
    expect(link?.download).to.equal('report.zip');
    const blob = await (await fetch(link?.href ?? '')).blob();
    expect(blob.type).to.equal('application/octet-stream');
  });

  it('shows an SVG image that cannot run here, opened in a tab', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><g id="#é"/></svg>';
    const element = await bodyOf('image/svg+xml', svg);
    await until(() => find<HTMLImageElement>(element, 'img')?.naturalWidth === 3);
    expect(find<HTMLImageElement>(element, 'img')?.src).to.match(/^data:/);
  });

  for (const type of ['image/svg+xml', 'image/x+xml', 'video/x+xml', 'text/xml', 'text/html']) {
    it(`gives no URL of ${type} that could run here`, async () => {
      const element = await bodyOf(type, '<svg xmlns="http://www.w3.org/2000/svg"/>');
      const urls = [...(element.shadowRoot?.querySelectorAll('[src^="blob:"], [href]') ?? [])].map(
        (one) => one.getAttribute('src') ?? one.getAttribute('href') ?? '',
      );
      const types = await Promise.all(
        urls.map(async (url) => (await (await fetch(url)).blob()).type),
      );
      expect(types).to.eql(['application/octet-stream']);
    });
  }

  it('says that a body is empty', async () => {
    const element = await bodyOf('application/json', '');
    expect(element.shadowRoot?.textContent).to.include('empty');
  });

  it('is accessible', async () => {
    const element = await bodyOf('application/json', '{"a":1}');
    await shownText(element);
    await expectAccessibleInBothModes(element);
    await expectAccessibleInBothModes(await bodyOf('image/png', pixel));
  });
});
