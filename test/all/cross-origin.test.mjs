import {join} from 'node:path';
import {describe, it} from 'node:test';
import {indexPage} from '../../scripts/lib/index-page.mjs';
import {serve} from '../../scripts/lib/static-server.mjs';
import {acme} from '../harness/acme.mjs';
import {indexWith} from '../harness/offline/offline-index.mjs';
import {cut, ready} from '../harness/offline-site.mjs';
import {openSite} from '../harness/open-site.mjs';
import {root} from '../harness/sources.mjs';

const cors = {'access-control-allow-origin': '*'};

async function otherOrigin(t, options) {
  const other = await serve(options);
  t.after(() => other.close());
  return other;
}

describe('a site on another origin', () => {
  it('that does not allow this one says which header is missing', async (t) => {
    const files = {...acme, 'docs.json': JSON.stringify(acme['docs.json'])};
    const other = await otherOrigin(t, {files});
    const index = `${indexPage}<body><docs-site src="${other.url}"></docs-site>`;
    const site = await openSite(t, {files: {'index.html': index}, allowed: [other.url]});
    await site.says('This site could not be opened');
    const {origin} = new URL(site.server.url);
    await site.says(`"Access-Control-Allow-Origin: ${origin}"`);
  });
});

describe('a site whose script is on another origin', () => {
  it('can be read without a network, with a service worker of one line', async (t) => {
    const cdn = await otherOrigin(t, {folders: {'v1/': join(root, 'dist')}, headers: cors});
    const url = `${cdn.url}v1/`;
    const site = await openSite(t, {
      files: {
        ...acme,
        'index.html': indexWith('<docs-site offline></docs-site>').replace('docs-site/', url),
        'docs-sw.js': `importScripts('${url}docs-sw.js');`,
      },
      allowed: [url],
      route: '#/introduction',
    });
    await site.shown('introduction');
    await ready(site);
    cut(site);
    await cdn.close();
    await site.open('#/introduction');
    await site.shown('introduction');
    await site.page.waitForFunction(() =>
      document.querySelector('docs-callout')?.shadowRoot?.querySelector('[role="img"] svg'),
    );
  });
});
