import {expect, fixture, html} from '@open-wc/testing';
import '../../../elements/site/docs-site.js';
import type {DocsSite} from '../../../elements/site/docs-site.js';
import {during} from '../../../elements/shared/scheduler.js';
import {until} from '../until.js';
import {stubFiles} from './stub-files.js';

const files = new Map([
  ['settled/docs.json', JSON.stringify({name: 'Calm', navigation: [{pages: ['a', 'b']}]})],
  ['settled/a.mdx', '---\ntitle: A\n---\n\nSome words.'],
  [
    'styled/docs.json',
    JSON.stringify({name: 'Styled', navigation: [{pages: ['a']}], css: 'a.css'}),
  ],
  ['styled/a.mdx', 'Some words.'],
  ['settled/b.mdx', '---\ntitle: The other page\n---\n\nOther words.'],
]);

async function open(folder = 'settled'): Promise<DocsSite> {
  const src = `https://site.example/${folder}/`;
  return fixture<DocsSite>(html`<docs-site src=${src} router="memory"></docs-site>`);
}

/** Whether a promise is settled, once several frames have been drawn. */
async function isDone(promise: Promise<unknown>): Promise<boolean> {
  let is = false;
  void promise.then(() => (is = true));
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  return is;
}

describe('settled()', () => {
  let restore: () => void;
  beforeEach(() => (restore = stubFiles(files)));
  afterEach(() => restore());

  it('waits for the page, and for the titles of the pages in the sidebar', async () => {
    const site = await open();
    await site.settled();
    expect(site.dataset['path']).to.equal('a');
    expect(site.textContent).to.include('Some words.');
    const sidebar = site.shadowRoot?.querySelector('docs-sidebar')?.shadowRoot;
    expect(sidebar?.textContent).to.include('The other page');
  });

  it('waits for an answer of the host', async () => {
    const {fetch} = globalThis;
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    globalThis.fetch = async (...request) => {
      await answered;
      return fetch(...request);
    };
    const site = await open();
    const settled = site.settled();
    expect(await isDone(settled)).to.equal(false);
    answer();
    await settled;
    expect(site.dataset['path']).to.equal('a');
  });

  it('waits for work of any element, whether it succeeds or fails', async () => {
    const site = await open();
    await site.settled();
    for (const isFailure of [false, true]) {
      let end = () => {};
      const work = new Promise<void>((resolve, reject) => {
        end = () => (isFailure ? reject(new Error('failed')) : resolve());
      });
      work.catch(() => undefined);
      void during(work).catch(() => undefined);
      const settled = site.settled();
      expect(await isDone(settled)).to.equal(false);
      end();
      await settled;
    }
  });

  it('does not wait for a site that was removed while it was read', async () => {
    const {fetch} = globalThis;
    globalThis.fetch = (_, options) =>
      new Promise((_resolve, reject) => {
        options?.signal?.addEventListener('abort', () =>
          reject(new DOMException('', 'AbortError')),
        );
      });
    const removed = await open();
    removed.remove();
    globalThis.fetch = fetch;
    const site = await open();
    await site.settled();
    expect(site.dataset['path']).to.equal('a');
  });

  it('does not wait for a site that was removed while its style sheets were loaded', async () => {
    const {fetch} = globalThis;
    const request = new Promise<void>((resolve) => {
      globalThis.fetch = async (file, options) => {
        if (!new Request(file).url.endsWith('a.css')) return fetch(file, options);
        resolve();
        return new Promise((_, reject) => {
          options?.signal?.addEventListener('abort', () =>
            reject(new DOMException('', 'AbortError')),
          );
        });
      };
    });
    const removed = await open('styled');
    await request;
    // The module that applies the style sheets has come, and the site waits for them.
    await until(() => removed.dataset['styles']);
    removed.remove();
    globalThis.fetch = fetch;
    const site = await open();
    await site.settled();
    expect(site.dataset['path']).to.equal('a');
  });
});
