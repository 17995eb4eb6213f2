import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {acme} from '../harness/acme.mjs';
import {openSite} from '../harness/open-site.mjs';

const withConfig = (config) => ({...acme, 'docs.json': config});

describe('a site with mistakes', () => {
  it('says where docs.json was looked for', async (t) => {
    const site = await openSite(t, {files: withConfig(undefined)});
    await site.says('This site has no configuration');
    await site.says(`${site.server.url}docs.json`);
  });

  it('says in which line and column docs.json cannot be read', async (t) => {
    const site = await openSite(t, {
      files: withConfig('{\n  "name": "Acme",\n  "navigation" []\n}\n'),
    });
    await site.says('docs.json:3:16');
  });

  it('goes on without what has a wrong type', async (t) => {
    const config = {...acme['docs.json'], colors: {primary: 7}, versions: 'all', tabs: [null, 3]};
    const site = await openSite(t, {files: withConfig(config)});
    await site.shown('introduction');
    await site.says('colors');
  });

  it('takes names such as __proto__ as ordinary ones', async (t) => {
    const config =
      '{"name": "Acme", "__proto__": {"x": 1}, "constructor": 1, "navigation": [{"group": "constructor", "pages": ["introduction"]}]}';
    const site = await openSite(t, {files: withConfig(config)});
    await site.shown('introduction');
    assert.equal(await site.page.evaluate(() => 'x' in {}), false);
  });

  it('keeps the entry of a page without a file, which says what was looked for', async (t) => {
    const site = await openSite(t, {files: acme});
    await site.shown('introduction');
    await site.click('link', 'Lost');
    await site.says('lost.mdx');
    await site.says('lost.md');
    await site.click('link', 'Third page');
    await site.shown('guides/third');
  });

  it('names the nearest pages where there is none', async (t) => {
    const site = await openSite(t, {files: acme, route: '#/guides/secnod'});
    await site.says('guides/secnod');
    const links = await site.page.$$(
      'docs-site >>> main >>> ::-p-aria([name="Second page"][role="link"])',
    );
    assert.ok(links.length > 0);
  });

  it('shows a page with broken frontmatter and recovers its title', async (t) => {
    const broken =
      '---\ntitle: Introduction\ndescription: "never closed\nicon: [\n---\n\nThe text is here.\n';
    const site = await openSite(t, {files: {...acme, 'introduction.md': broken}});
    await site.shown('introduction');
    await site.says('The text is here.');
    assert.match(await site.page.title(), /^Introduction\b/);
  });

  it('takes the index page a host answers for what is missing as missing', async (t) => {
    const site = await openSite(t, {files: acme, fallback: true});
    await site.shown('introduction');
    await site.says('Welcome to');
    await site.goTo('#/lost');
    await site.says('lost.md');
    await site.goTo('#/guides/third');
    await site.says('The third text.');
  });

  it('takes the index page a host answers for docs.json as missing', async (t) => {
    const site = await openSite(t, {files: withConfig(undefined), fallback: true});
    await site.says('docs.json');
    assert.equal(await site.page.$('docs-site[data-path]'), null);
  });
});

describe('a network that fails', () => {
  it('is reported with a way to try again, for a page', async (t) => {
    const site = await openSite(t, {files: acme});
    await site.shown('introduction');
    site.network.goDown();
    await site.goTo('#/guides/third');
    await site.find('button', 'Try again');
    site.network.comeBack();
    await site.click('button', 'Try again');
    await site.says('The third text.');
  });

  it('is reported with a way to try again, for the whole site', async (t) => {
    const site = await openSite(t, {files: acme, held: ['docs.json']});
    await site.network.asked('docs.json');
    site.network.goDown();
    site.network.release('docs.json');
    await site.find('button', 'Try again');
    site.network.comeBack();
    await site.click('button', 'Try again');
    await site.shown('introduction');
  });

  it('never lets a late page win', async (t) => {
    const site = await openSite(t, {files: acme, held: ['guides/second.md']});
    await site.shown('introduction');
    await site.goTo('#/guides/second');
    await site.network.asked('guides/second.md');
    await site.goTo('#/guides/third');
    await site.shown('guides/third');
    const late = site.page
      .waitForResponse((response) => response.url().endsWith('second.md'))
      .catch(() => {});
    site.network.release('guides/second.md');
    await late;
    await site.goTo('#/hidden');
    await site.shown('hidden');
    await site.page.goBack();
    await site.shown('guides/third');
    await site.says('The third text.');
  });
});
