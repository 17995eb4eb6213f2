import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {
  both,
  configOf,
  files,
  pageOf,
  paragraphs,
  publish,
  textOfPage,
  visited,
} from '../harness/returning-reader.mjs';

describe('a returning reader', () => {
  it('sees the page before the host has answered', async (t) => {
    const site = await visited(t, {held: both});
    await site.open('#/guide');
    await site.shown('guide');
    assert.match(await textOfPage(site), /As it was/);
    await Promise.all(both.map(site.network.asked));
  });

  it('sees the home page before the host has answered', async (t) => {
    const held = ['docs.json', 'start.mdx'];
    const site = await visited(t, {route: '', held});
    await site.open();
    await site.shown('start');
    await Promise.all(held.map(site.network.asked));
  });

  it('asks the host for each file once, and reads nothing again without a change', async (t) => {
    const site = await visited(t);
    const seen = site.requests.length;
    await site.open('#/guide');
    await site.shown('guide');
    await site.page.$eval('docs-site article h1', (title) => (title.isSame = true));
    await site.settled();
    const asked = site.requests.slice(seen);
    for (const file of both) assert.equal(asked.filter((url) => url === `/${file}`).length, 1);
    assert.ok(await site.page.$eval('docs-site article h1', ({isSame}) => isSame));
  });

  it('sees what has changed on the page, and stays where they are', async (t) => {
    const site = await visited(t, {held: ['guide.mdx']});
    await site.open('#/guide');
    await site.shown('guide');
    await site.page.evaluate(() => scrollTo(0, 600));
    await site.page.waitForFunction(() => scrollY === 600);
    const now = files['guide.mdx'].replace('As it was', 'As it is now').replace('Guide', 'Manual');
    publish(site, {'guide.mdx': now});
    site.network.release('guide.mdx');
    await site.page.waitForSelector('::-p-text(As it is now.)');
    await site.settled();
    assert.equal(await site.page.evaluate(() => scrollY), 600);
    assert.equal(await site.page.title(), 'Manual – Acme');
    await site.page.waitForSelector('::-p-aria([name="Manual"][role="link"])');
    // The next visit begins with it.
    await site.page.goto('about:blank');
    both.forEach(site.network.hold);
    await site.open('#/guide');
    await site.shown('guide');
    assert.match(await textOfPage(site), /As it is now/);
  });

  it('sees what has changed around the page', async (t) => {
    const site = await visited(t, {held: ['docs.json']});
    await site.open('#/guide');
    await site.says('Acme');
    publish(site, {'docs.json': JSON.stringify(configOf('New name'))});
    site.network.release('docs.json');
    const seen = site.requests.length;
    await site.says('New name');
    await site.shown('guide');
    await site.settled();
    assert.ok(!site.requests.slice(seen).includes('/guide.mdx'));
  });

  it('goes to the next page by keyboard while the site is opened again', async (t) => {
    const down = pageOf('Guide', ['[Down](#section)', ...paragraphs, '## Section'].join('\n\n'));
    const own = {...files, 'guide.mdx': down};
    const site = await visited(t, {files: own, held: ['docs.json']});
    await site.open('#/guide');
    await site.shown('guide');
    await (await site.find('link', 'Down')).focus();
    publish(site, {'docs.json': JSON.stringify(configOf('New name'))});
    site.network.release('docs.json');
    await site.settled();
    await site.page.$eval('docs-site article h1', (title) => (title.isSame = true));
    // A link to the same page opens nothing again.
    await site.page.keyboard.press('Enter');
    await site.page.waitForFunction(() => scrollY > 600);
    await site.settled();
    assert.ok(await site.page.$eval('docs-site article h1', ({isSame}) => isSame));
    await (await site.find('link', 'Later')).focus();
    await site.page.keyboard.press('Enter');
    await site.says('New name');
    await site.shown('later');
    await site.settled();
    assert.equal(await site.page.evaluate(() => document.activeElement.textContent), 'Later');
  });

  it('loses a page that the host refuses now, though the focus is in it', async (t) => {
    const own = {...files, 'guide.mdx': pageOf('Guide', 'A secret. [Next](later)')};
    const site = await visited(t, {files: own, held: ['guide.mdx']});
    await site.open('#/guide');
    await site.shown('guide');
    await (await site.find('link', 'Next')).focus();
    publish(site, {'guide.mdx': {status: 401, body: 'Sign in'}});
    site.network.release('guide.mdx');
    await site.page.waitForFunction(
      () => !document.querySelector('docs-site article').textContent.includes('A secret.'),
    );
  });

  it('opens the site whose stored configuration was broken', async (t) => {
    const site = await visited(t);
    publish(site, {'docs.json': '{'});
    await site.open('#/guide');
    await site.says('This site could not be opened');
    publish(site, {});
    await site.open('#/guide');
    await site.shown('guide');
  });

  it('is told that a page is gone', async (t) => {
    const site = await visited(t);
    publish(site, {
      'guide.mdx': {status: 404, body: 'Not found'},
      'guide.md': {status: 404, body: ''},
    });
    await site.open('#/guide');
    await site.says('Page not found');
  });

  for (const [name, answer] of Object.entries({
    'a host that fails': {status: 503, body: 'Busy'},
    'the sign-in page of a network': {type: 'text/html', body: '<!doctype html><p>Sign in</p>'},
  })) {
    it(`keeps the page in spite of ${name}`, async (t) => {
      const site = await visited(t, {held: both});
      await site.open('#/guide');
      await site.shown('guide');
      publish(site, Object.fromEntries(both.map((path) => [path, answer])));
      both.forEach(site.network.release);
      await site.settled();
      assert.match(await textOfPage(site), /As it was/);
      assert.deepEqual(await site.names('alert'), []);
    });
  }

  it('sees what the host has when they reload', async (t) => {
    const site = await visited(t);
    await site.open('#/guide');
    await site.shown('guide');
    await site.settled();
    site.network.hold('guide.mdx');
    publish(site, {'guide.mdx': pageOf('Guide', 'As it is now.')});
    await site.page.reload({waitUntil: 'domcontentloaded'});
    await site.network.asked('guide.mdx');
    await site.page.waitForSelector('docs-site [part="skeleton"]');
    site.network.release('guide.mdx');
    await site.says('As it is now.');
  });
});
