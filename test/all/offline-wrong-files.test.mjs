import {describe, it} from 'node:test';
import {version} from '../harness/acme-versions.mjs';
import {cut, openOffline, ready, save} from '../harness/offline-site.mjs';

const files = version(1);

describe('what is not the file', () => {
  for (const [name, answer] of Object.entries({
    'a sign-in page': (response) =>
      response.writeHead(200, {'content-type': 'text/html'}).end('<!doctype html><p>Sign in'),
    'an error': (response) => response.writeHead(503).end('Busy'),
    'a file that is cut off': (response) => {
      response.writeHead(200, {'content-type': 'text/markdown', 'content-length': '500'});
      response.write('# Cut', () => response.destroy());
    },
    'a redirect to another site': (response) =>
      response.writeHead(302, {location: 'http://127.0.0.1:9/login'}).end(),
  })) {
    it(`never takes the place of a page: ${name}`, async (t) => {
      const site = await openOffline(t, {files, allowed: ['http://127.0.0.1:9/']});
      site.deploy({'introduction.md': answer, 'docs.json': answer});
      await site.open();
      await site.says('Welcome to version 1.');
      await site.settled();
      cut(site);
      await site.open();
      await site.says('Welcome to version 1.');
    });
  }

  it('never takes the place of the document: the page of a network to log in to', async (t) => {
    const site = await openOffline(t, {files});
    site.deploy({
      '': (response) =>
        response.writeHead(200, {'content-type': 'text/html'}).end('<!doctype html><p>Log in'),
    });
    await site.open();
    await site.says('Welcome to version 1.');
    await site.settled();
    cut(site);
    await site.open();
    await site.says('Welcome to version 1.');
  });

  for (const [name, content] of Object.entries({
    empty: '',
    'cut off': '# Intro',
    'a web page': '<!doctype html><p>Sign in',
  })) {
    it(`is not shown from the cache: ${name}`, async (t) => {
      const site = await openOffline(t, {files});
      await site.page.evaluate(async (content) => {
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          const found = await cache.match('introduction.md');
          if (found) await cache.put('introduction.md', new Response(content, found));
        }
      }, content);
      await site.open();
      await site.says('Welcome to version 1.');
      await site.settled();
      cut(site);
      await site.open();
      await site.says('Welcome to version 1.');
    });
  }

  it('is missed by no one: deleted caches are filled again', async (t) => {
    const site = await openOffline(t, {files});
    await save(site);
    await site.page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await site.open();
    await site.says('Welcome to version 1.');
    await ready(site);
    await site.open();
    await site.settled();
    cut(site);
    await site.open();
    await site.says('Welcome to version 1.');
  });
});
