import {expect, fixture, html} from '@open-wc/testing';
import '../../../elements/site/docs-site.js';
import type {DocsSite} from '../../../elements/site/docs-site.js';
import {stubFiles} from '../site/stub-files.js';
import {until} from '../until.js';

const paragraphs = Array.from({length: 300}, (_, index) => `**Paragraph ${String(index)}.**`);
const files = new Map([
  ['first/docs.json', JSON.stringify({name: 'First', navigation: [{pages: ['a', 'b']}]})],
  ['first/a.mdx', `${paragraphs.join('\n\n')}\n\n## The end`],
  ['first/b.mdx', 'Another page.'],
]);

/** The paragraphs that are in the page, but whose words are not laid out. */
function waiting(site: DocsSite): number {
  const all = [...site.querySelectorAll('p > strong')];
  return all.filter((one) => !one.checkVisibility({contentVisibilityAuto: true})).length;
}

/** A site at the URL `hash`, and what is waiting after the first frame that shows its page. */
async function firstFrame(hash: string): Promise<{site: DocsSite; count: number}> {
  history.replaceState({}, '', hash);
  const counted = new Promise<number>((resolve) => {
    const count = ({target}: Event) => {
      // A message sent in a frame comes right after it has been painted.
      const {port1, port2} = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve(waiting(target as DocsSite));
      };
      requestAnimationFrame(() => port2.postMessage(undefined));
    };
    document.addEventListener('docs-page-shown', count, {once: true});
  });
  const src = 'https://site.example/first/';
  const site = await fixture<DocsSite>(html`<docs-site src=${src}></docs-site>`);
  return {site, count: await counted};
}

describe('a page that is shown from its beginning', () => {
  const url = location.href;
  let restore: () => void;
  before(() => (restore = stubFiles(files)));
  after(() => restore());
  afterEach(() => history.replaceState({}, '', url));

  it('is complete, and laid out far below the window only when the browser is idle', async () => {
    const {site, count} = await firstFrame('#/a');
    expect(count).to.be.within(100, 282);
    expect(site.querySelectorAll('p').length).to.equal(300);
    await until(() => waiting(site) === 0);
  });

  it('is laid out as a whole where the reader goes to a place on it', async () => {
    const {count} = await firstFrame('#/a#the-end');
    expect(count).to.equal(0);
  });
});
