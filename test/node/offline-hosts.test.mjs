import assert from 'node:assert/strict';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {indexWith, openOffline, stored} from '../harness/offline-site.mjs';
import {root, textOf} from '../harness/sources.mjs';

const files = {
  'docs.json': {name: 'Acme', navigation: [{group: 'Start', pages: ['introduction', 'second']}]},
  'introduction.md': '# Introduction\n\nWelcome to the site.\n',
  'second.md': '# Second\n\nThe second page.\n',
};

const inFolder = (folder, files) =>
  Object.fromEntries(Object.entries(files).map(([path, content]) => [folder + path, content]));

describe('an application whose worker is in a folder above the site', () => {
  it('gets its own files from the host, as they are now', async (t) => {
    const own = ['api/user.json', 'avatars/user.png'];
    const site = await openOffline(t, {
      files: {
        ...inFolder('docs/', files),
        'index.html': indexWith(
          '<docs-site offline="/docs-sw.js" src="/docs/"></docs-site>',
          `<script>${own.map((url) => `fetch('/${url}');`).join('')}</script>`,
        ),
        ...Object.fromEntries(own.map((url) => [url, 'Ann'])),
      },
    });
    const read = () =>
      site.page.evaluate(
        (own) => Promise.all(own.map(async (url) => (await fetch(`/${url}`)).text())),
        own,
      );
    assert.deepEqual(await read(), ['Ann', 'Ann']);
    await site.settled();
    site.deploy(Object.fromEntries(own.map((url) => [url, 'Bea'])));
    assert.deepEqual(await read(), ['Bea', 'Bea']);
    const kept = await stored(site);
    assert.ok(kept.includes('docs/introduction.md'));
    assert.deepEqual(
      kept.filter((url) => own.includes(url)),
      [],
    );
  });
});
