import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {seen, version} from '../harness/acme-versions.mjs';
import {cut, indexWith, openOffline, save, stored} from '../harness/offline-site.mjs';

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

  it('shows pages and configuration of a repeat visit before the host has answered', async (t) => {
    const site = await openOffline(t, {files});
    for (const file of ['', 'docs.json', 'introduction.md']) site.network.hold(file);
    await site.open();
    await site.says('Welcome to version 1.');
    site.network.releaseAll();
  });

  it('works under a strict policy with Trusted Types', async (t) => {
    const policy =
      "default-src 'self'; style-src 'self'; img-src * data:; " +
      "require-trusted-types-for 'script'; trusted-types lit-html docs-site";
    const site = await openOffline(t, {files, headers: {'content-security-policy': policy}});
    await save(site);
    cut(site);
    await site.open('#/guides/third');
    await site.says('The third page of version 1.');
  });

  it('keeps nothing but files of the site', async (t) => {
    const site = await openOffline(t, {
      files: {...files, 'api/data.json': '{}', 'other.json': '{}', 'app.js': 'export {}'},
    });
    await site.page.evaluate(async () => {
      await fetch('api/data.json', {headers: {authorization: 'Bearer secret'}});
      await fetch('api/data.json', {cache: 'no-store'});
      await fetch('other.json', {method: 'POST', body: '1'});
      await import('/app.js');
    });
    await site.settled();
    const kept = await stored(site);
    assert.deepEqual(
      kept.filter((url) => /api|other|app\.js/.test(url)),
      [],
    );
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

  it('never shows a new page with the configuration of the deployment before', async (t) => {
    const withHidden = (number) => ({
      ...version(number),
      'hidden.md': `# Hidden\n\nHidden, version ${number}.\n`,
      'secret.md': `# Secret\n\nSecret, version ${number}.\n`,
    });
    const site = await openOffline(t, {files: withHidden(1)});
    site.deploy(withHidden(2));
    await site.goTo('#/hidden');
    await site.says('Hidden, version 2.');
    await site.page.waitForFunction(() => document.title.endsWith('Acme 2'));
    site.deploy(withHidden(3));
    await site.open('#/secret');
    await site.says('Secret, version 3.');
    assert.deepEqual(await seen(site), ['3', '3']);
  });

  it('is forgotten where a page is gone', async (t) => {
    const site = await openOffline(t, {files});
    site.deploy({'introduction.md': null});
    await site.open();
    await site.says('This page was updated.');
    assert.ok(!(await stored(site, 'read')).includes('introduction.md'));
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
    await site.open('guides/third');
    await site.says('The third page of version 1.');
  });

  it('opens pages of a host that answers 404 for them, after the first visit', async (t) => {
    const site = await openOffline(t, {files: {...files, 'index.html': index}});
    await site.open('guides/third');
    await site.says('The third page of version 1.');
  });
});
