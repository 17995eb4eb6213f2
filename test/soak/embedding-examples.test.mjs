import assert from 'node:assert/strict';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {buildExample} from '../harness/build-example.mjs';
import {openSite} from '../harness/open-site.mjs';
import {root, textOf} from '../harness/sources.mjs';

const handbook = join(root, 'demo/embedding/handbook');
const applications = {react: 'src/main.jsx', vue: 'src/main.js'};

/** What the application shows in its header: the URL of its router, or the title of the page. */
const header = (site) => site.page.$eval('.app-header output', (element) => element.textContent);
const scroll = (site) => site.page.evaluate(() => scrollY);

/** Clicks a link of the handbook's page. */
async function clickInPage(site, href) {
  const link = await site.page.waitForSelector(`docs-site >>> article >>> a[href$="${href}"]`);
  await link.click();
}

/** Styles of elements of a page, by selector. */
const stylesOf = (site, selectors) =>
  site.page.evaluate((selectors) => {
    const {shadowRoot} = document.querySelector('docs-site');
    const names = [
      ...['color', 'display', 'font-family', 'font-size', 'font-weight', 'letter-spacing'],
      ...['line-height', 'list-style-type', 'margin-top', 'text-decoration-line', 'text-transform'],
    ];
    return selectors.map((selector) => {
      const style = getComputedStyle(shadowRoot.querySelector(`article ${selector}`));
      return [selector, ...names.map((name) => style.getPropertyValue(name))];
    });
  }, selectors);

for (const [name, entry] of Object.entries(applications)) {
  describe(`the ${name} example`, () => {
    let files;
    const open = async (t, route) => {
      files ??= await buildExample(name, entry);
      const folders = {'handbook/': handbook};
      return openSite(t, {files, folders, route, fallback: true});
    };

    it("opens the documentation, and follows links with the application's router", async (t) => {
      const site = await open(t);
      await site.click('link', 'Docs');
      await site.shown('introduction');
      assert.equal(await site.page.title(), 'Introduction – Acme Handbook');
      const before = await site.page.evaluate(() => history.length);
      await clickInPage(site, '/docs/guides/install');
      await site.shown('guides/install');
      assert.equal(await header(site), '/docs/guides/install');
      assert.equal(new URL(site.page.url()).pathname, '/docs/guides/install');
      assert.equal(await site.page.evaluate(() => history.length), before + 1);
    });

    it('goes to the heading of a link to another page, with one step of the history', async (t) => {
      const site = await open(t, 'docs/introduction');
      await site.shown('introduction');
      const before = await site.page.evaluate(() => history.length);
      await clickInPage(site, '/docs/guides/install#check');
      await site.shown('guides/install');
      await site.page.waitForFunction(() => scrollY > 300);
      assert.equal(site.page.url(), `${site.server.url}docs/guides/install#check`);
      assert.equal(await site.page.evaluate(() => history.length), before + 1);
    });

    it('restores the page and its scroll position with the back button', async (t) => {
      const site = await open(t, 'docs/guides/install');
      await site.shown('guides/install');
      const link = await site.page.waitForSelector(
        'docs-site >>> article a[href$="/guides/components"]',
      );
      await link.scrollIntoView();
      const before = await scroll(site);
      assert.ok(before > 300);
      await link.click();
      await site.shown('guides/components');
      await site.page.waitForFunction(() => scrollY === 0);
      await site.page.goBack();
      await site.shown('guides/install');
      await site.page.waitForFunction((top) => Math.abs(scrollY - top) < 2, {}, before);
      assert.equal(await header(site), '/docs/guides/install');
    });

    it('gives the title back when the application leaves the documentation', async (t) => {
      const site = await open(t, 'docs/guides/install');
      await site.shown('guides/install');
      assert.equal(await site.page.title(), 'Install – Acme Handbook');
      await site.click('link', 'Home');
      await site.says('The home page of the application.');
      assert.equal(await site.page.title(), 'Acme');
      assert.equal(await site.page.evaluate(() => history.scrollRestoration), 'auto');
      await site.page.goBack();
      await site.shown('guides/install');
      assert.equal(await site.page.title(), 'Install – Acme Handbook');
    });

    it("follows the application's color mode, and draws icons from `assets`", async (t) => {
      const site = await open(t, 'docs/');
      await site.shown('introduction');
      await site.click('button', 'Dark mode');
      await site.page.waitForSelector('docs-site[data-mode="dark"]');
      await site.click('button', 'Light mode');
      await site.page.waitForSelector('docs-site[data-mode="light"]');
      await site.page.waitForSelector('docs-site >>> docs-card >>> docs-icon >>> path:not([d=""])');
    });
  });
}

describe('the packages of the examples', () => {
  it('have the versions that the tests use', () => {
    const {devDependencies} = JSON.parse(textOf('package.json'));
    for (const name of Object.keys(applications)) {
      const {dependencies} = JSON.parse(textOf(`demo/embedding/${name}/package.json`));
      delete dependencies['docs-site-element'];
      for (const [dependency, version] of Object.entries(dependencies)) {
        assert.equal(version, devDependencies[dependency], dependency);
      }
    }
  });
});

describe('the plain example', () => {
  const open = (t, route) => openSite(t, {folder: 'demo', route: `embedding/plain/${route}`});

  it('shows the handbook below a header of its own', async (t) => {
    const site = await open(t, '#/guides/install#check');
    await site.shown('guides/install');
    assert.equal(await header(site), 'Install');
    await site.page.waitForFunction(() => {
      const heading = document.querySelector('docs-site').shadowRoot.querySelector('#check');
      const {bottom} = document.querySelector('.app-header').getBoundingClientRect();
      return scrollY > 300 && heading.getBoundingClientRect().top >= bottom;
    });
  });

  it('sets the color mode', async (t) => {
    const site = await open(t, '');
    await site.shown('introduction');
    await site.click('button', 'Dark mode');
    await site.page.waitForSelector('docs-site[data-mode="dark"]');
  });

  it('has pages that look as in a page without styles', async (t) => {
    const samples = ['h1', 'h2', 'p', 'strong', 'em', 'code', 'a', 'ul', 'li', 'blockquote', 'td'];
    const styled = await open(t, '#/guides/components');
    const plain = await openSite(t, {
      folder: 'demo/embedding/handbook',
      files: {
        'index.html':
          '<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,">' +
          '<script type="module" src="docs-site/docs-site.js"></script>' +
          '<docs-site mode="light" isolated></docs-site>',
      },
      route: '#/guides/components',
    });
    const styles = [];
    for (const site of [styled, plain]) {
      await site.shown('guides/components');
      await site.settled();
      styles.push(await stylesOf(site, samples));
    }
    assert.deepEqual(...styles);
  });
});
