import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {seen, version} from '../harness/acme-versions.mjs';
import {indexWith} from '../harness/offline/offline-index.mjs';
import {cut, openOffline, save} from '../harness/offline-site.mjs';

const files = version(1);

describe('a site with the attribute offline', () => {
  it('shows what was read when the host cannot be reached', async (t) => {
    const site = await openOffline(t, {files});
    await site.goTo('#/guides/second');
    await site.says('The second page of version 1.');
    await site.settled();
    cut(site);
    await site.open('#/guides/second');
    await site.says('The second page of version 1.');
    await site.goTo('#/introduction');
    await site.says('Welcome to version 1.');
  });

  it('works under a strict policy with Trusted Types', async (t) => {
    const policy =
      "default-src 'self'; style-src 'self'; img-src * data:; " +
      "require-trusted-types-for 'script'; trusted-types lit-html docs-site";
    const site = await openOffline(t, {files, headers: {'content-security-policy': policy}});
    await save(site);
    cut(site);
    await site.open('#/more');
    await site.says('More of version 1.');
  });
});

describe('a changed site', () => {
  it('offers the reader the new page, and shows it on request', async (t) => {
    const site = await openOffline(t, {files});
    site.deploy({'introduction.md': '# Introduction\n\nWelcome to version 2.\n'});
    await site.open();
    await site.says('Welcome to version 1.');
    await site.says('This page was updated.');
    await site.click('button', 'Reload');
    await site.says('Welcome to version 2.');
  });

  it('shows new content on the next navigation', async (t) => {
    const site = await openOffline(t, {files});
    await site.goTo('#/guides/second');
    await site.says('The second page of version 1.');
    await site.settled();
    site.deploy(version(2));
    await site.open('#/introduction');
    await site.says('This page was updated.');
    await site.goTo('#/guides/second');
    await site.says('The second page of version 2.');
    assert.deepEqual(await seen(site), ['2', '2']);
  });
});

describe('the history router', () => {
  const index = indexWith(
    '<docs-site offline router="history" src="/"></docs-site>',
    '<base href="/">',
  );

  it('opens any page of a saved site that was never requested', async (t) => {
    const site = await openOffline(t, {files: {...files, 'index.html': index}});
    await save(site);
    cut(site);
    await site.open('more');
    await site.says('More of version 1.');
  });
});
