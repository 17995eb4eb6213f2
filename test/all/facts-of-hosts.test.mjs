import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {acme} from '../harness/acme.mjs';
import {openSite} from '../harness/open-site.mjs';

const shape = acme['docs.json'];

describe('the date of the last change', () => {
  it('is the one that the host sends with the file of the page', async (t) => {
    const config = {...shape, metadata: {timestamp: true}};
    const site = await openSite(t, {
      files: {...acme, 'docs.json': config},
      headers: {'last-modified': 'Sat, 01 Nov 2025 08:00:00 GMT', 'cache-control': 'no-cache'},
    });
    await site.shown('introduction');
    await site.says('November 1, 2025');
  });
});

describe('the stars of a repository', () => {
  const api = 'https://api.github.com/';
  const github = {type: 'github', url: 'https://github.com/acme/anvil'};

  it('are asked for once a day, of GitHub', async (t) => {
    const site = await openSite(t, {
      files: {...acme, 'docs.json': {...shape, topbarCtaButton: github}},
      allowed: [api],
      held: ['docs.json'],
    });
    const asked = [];
    await site.page.setRequestInterception(true);
    site.page.on('request', (request) => {
      if (!request.url().startsWith(api)) return request.continue();
      asked.push([request.method(), request.url(), request.headers().referer ?? '']);
      return request.respond({
        headers: {'access-control-allow-origin': '*'},
        contentType: 'application/json',
        body: '{"stargazers_count": 1234}',
      });
    });
    site.network.release('docs.json');
    await site.shown('introduction');
    await site.says('1.2K');
    await site.open();
    await site.shown('introduction');
    await site.says('1.2K');
    await site.settled();
    assert.deepEqual(asked, [['GET', `${api}repos/acme/anvil`, '']]);
  });
});
