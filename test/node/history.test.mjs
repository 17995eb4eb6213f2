import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {acme} from '../harness/acme.mjs';
import {openSite} from '../harness/open-site.mjs';

/** A document at `/docs/`, which its host hands out for every page below. */
const indexOf = (body, head = '') =>
  `<!doctype html><html lang="en"><meta charset="utf-8">${head}` +
  `<body>${body}<script type="module" src="/docs/docs-site/docs-site.js"></script>`;

const openHistory = (t, {files = acme, body, head, ...options}) =>
  openSite(t, {
    base: '/docs/',
    fallback: true,
    files: {...files, 'index.html': indexOf(body, head)},
    ...options,
  });

/** The files, in a folder. */
const under = (folder, files) =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]));

const pathOf = async (site) => new URL(await site.url()).pathname;

const plain = '<docs-site router="history" base="/docs/"></docs-site>';

describe('URLs without the hash', () => {
  it('open at the page they name where the host answers with index.html', async (t) => {
    const site = await openHistory(t, {body: plain, route: 'guides/second#far-below'});
    await site.shown('guides/second');
    await site.says('The end of the second text.');
    assert.ok(await site.page.evaluate(() => scrollY > 0));
  });

  it('replace old ones with a hash, also those that readers enter later', async (t) => {
    const route = '#/guides/second?a=b#far-below';
    const site = await openHistory(t, {body: plain, route});
    await site.shown('guides/second');
    await site.page.waitForFunction(() => scrollY > 0);
    const {pathname, search, hash} = new URL(site.page.url());
    assert.equal(pathname + search + hash, '/docs/guides/second?a=b#far-below');
    assert.equal(await site.page.evaluate(() => history.length), 2);
    const other = await openHistory(t, {body: plain});
    await other.shown('introduction');
    await other.page.evaluate(() => void (location.hash = '#/guides/third'));
    await other.shown('guides/third');
    assert.equal(await pathOf(other), '/docs/guides/third');
  });

  it('go back and forward, and stay where they are on reload', async (t) => {
    const site = await openHistory(t, {body: plain});
    await site.shown('introduction');
    await site.click('link', 'Second page');
    await site.shown('guides/second');
    assert.equal(await pathOf(site), '/docs/guides/second');
    await site.click('link', 'Third page');
    await site.shown('guides/third');
    await site.goBack();
    await site.shown('guides/second');
    await site.page.evaluate(() => history.forward());
    await site.shown('guides/third');
    await site.page.reload();
    await site.shown('guides/third');
    assert.equal(await pathOf(site), '/docs/guides/third');
  });

  it('lead to a page whose path is set with slashes, and never out of the base', async (t) => {
    const site = await openHistory(t, {body: plain});
    await site.shown('introduction');
    const setPath = (path) =>
      site.page.$eval('docs-site', (element, value) => void (element.path = value), path);
    await setPath('/guides/second');
    await site.shown('guides/second');
    await setPath('../../guides/third');
    await site.shown('guides/third');
    assert.equal(await pathOf(site), '/docs/guides/third');
  });

  it('belong to an element that is moved, too', async (t) => {
    const site = await openHistory(t, {
      body: '<docs-site router="history"></docs-site><div id="other"></div>',
    });
    await site.shown('introduction');
    await site.click('link', 'Second page');
    await site.shown('guides/second');
    await site.page.evaluate(() =>
      document.querySelector('#other').append(document.querySelector('docs-site')),
    );
    await site.page.waitForSelector('#other docs-site[data-path="guides/second"]');
    await site.click('link', 'Third page');
    await site.shown('guides/third');
    assert.equal(await pathOf(site), '/docs/guides/third');
  });

  it('are those of the document, wherever the files are', async (t) => {
    const site = await openHistory(t, {
      files: under('content', acme),
      body: '<docs-site router="history" base="/docs/" src="/docs/content/"></docs-site>',
      route: 'guides/second',
    });
    await site.shown('guides/second');
    await site.click('link', 'Third page');
    await site.shown('guides/third');
    assert.equal(await pathOf(site), '/docs/guides/third');
    assert.ok(site.requests.includes('/docs/content/guides/third.md'));
  });

  it('belong to one of two sites', async (t) => {
    const site = await openHistory(t, {
      files: {...acme, ...under('content', acme)},
      body:
        '<docs-site id="one" router="history" base="/docs/"></docs-site>' +
        '<docs-site id="two" router="memory" src="/docs/content/" path="guides/third"></docs-site>',
      route: 'guides/second',
    });
    await site.page.waitForSelector('#one[data-path="guides/second"]');
    await site.page.waitForSelector('#two[data-path="guides/third"]');
    await site.page.$eval('#two', (element) => void (element.path = 'introduction'));
    await site.page.waitForSelector('#two[data-path="introduction"]');
    await site.page.$eval('#one', (element) => void (element.path = 'introduction'));
    await site.page.waitForSelector('#one[data-path="introduction"]');
    assert.equal(await pathOf(site), '/docs/introduction');
    await site.goBack();
    await site.page.waitForSelector('#one[data-path="guides/second"]');
    assert.ok(await site.page.$('#two[data-path="introduction"]'));
  });
});

describe('URLs of pages that were moved', () => {
  const redirects = [{source: '/old/:slug*', destination: '/guides/:slug*'}];
  const files = {...acme, 'docs.json': {...acme['docs.json'], redirects}};

  for (const [router, open, route, target] of [
    ['history', openHistory, 'old/second', 'guides/second'],
    ['hash', openSite, '#/old/second', '#/guides/second'],
  ]) {
    it(`lead to the pages, and back to the page before, with the router ${router}`, async (t) => {
      const site = await open(t, {files, body: plain});
      await site.shown('introduction');
      const before = await site.page.evaluate(() => history.length);
      await site.page.evaluate((url) => {
        const link = document.createElement('a');
        link.href = url;
        document.querySelector('docs-site article').append(link);
        link.click();
      }, site.server.url + route);
      await site.shown('guides/second');
      assert.equal(await site.url(), site.server.url + target);
      assert.equal(await site.page.evaluate(() => history.length), before + 1);
      await site.goBack();
      await site.shown('introduction');
      await site.open(route);
      await site.shown('guides/second');
      assert.equal(await site.url(), site.server.url + target);
    });
  }
});

describe('a host page that keeps the reader on a page', () => {
  for (const router of ['history', 'hash']) {
    it(`is asked before links and the buttons of the browser leave it: ${router}`, async (t) => {
      const open = router === 'history' ? openHistory : openSite;
      const site = await open(t, {files: acme, body: plain});
      await site.shown('introduction');
      await site.click('link', 'Second page');
      await site.shown('guides/second');
      const here = await site.url();
      await site.page.evaluate(() => {
        window.asked = [];
        addEventListener('docs-navigate', (event) => {
          window.asked.push(event.path);
          event.preventDefault();
        });
      });
      const askedFor = (...paths) =>
        site.page.waitForFunction((all) => String(window.asked) === all, {}, String(paths));
      await site.click('link', 'Third page');
      await askedFor('guides/third');
      await site.go(-1);
      // The URL of the first page names none.
      await askedFor('guides/third', '');
      await site.page.waitForFunction((url) => location.href === url, {}, here);
      await site.settled();
      await site.says('The second text.');
    });
  }
});

describe('URLs of a site whose element does not say where it is', () => {
  const body = '<docs-site router="history"></docs-site>';
  const codesOf = async ({page}) => {
    const problems = await page.waitForSelector('docs-site >>> docs-problems');
    return problems.evaluate(({diagnostics}) => diagnostics.map(({code}) => code));
  };

  it('are reported on the home page already', async (t) => {
    const site = await openHistory(t, {body, isAuthors: true});
    await site.shown('introduction');
    await site.says('<docs-site router="history"> has no "base".');
    await site.says('here base="/docs/".');
    assert.ok((await codesOf(site)).includes('config/base-missing'));
  });

  it('are not found below it, and the message says what to set', async (t) => {
    const site = await openHistory(t, {body, isAuthors: true, route: 'guides/second'});
    await site.says('This site could not be opened');
    await site.says('Set "base" on <docs-site> to the path of the site');
    assert.deepEqual(await codesOf(site), ['load/config-missing']);
  });

  it('are no problem where the document has a base', async (t) => {
    const site = await openHistory(t, {
      body,
      head: '<base href="/docs/">',
      isAuthors: true,
      route: 'guides/second',
    });
    await site.shown('guides/second');
    await site.settled();
    assert.equal(await site.page.$('docs-site >>> docs-problems >>> summary'), null);
  });
});

describe('URLs that a router of the application writes', () => {
  /** The router sets `path` after each change of the URL, also before the site hears of it. */
  const addRouter = (site) =>
    site.page.$eval('docs-site', (element) => {
      const follow = () => (element.path = location.pathname.slice('/docs/'.length));
      addEventListener('popstate', follow, {capture: true});
      element.addEventListener('docs-navigate', (event) => {
        const url = `/docs/${event.path}${event.hash && `#${event.hash}`}`;
        if (new URL(url, location.href).pathname === location.pathname) return;
        event.preventDefault();
        history.pushState({mine: true}, '', url);
        follow();
      });
    });

  it('keep the heading that they name, and have no second entry in the history', async (t) => {
    const link = '---\ntitle: Third page\n---\n\n[Far](/guides/second#far-below)\n';
    const files = {...acme, 'guides/third.md': link};
    const site = await openHistory(t, {files, body: plain, route: 'guides/third'});
    await site.shown('guides/third');
    await addRouter(site);
    const before = await site.page.evaluate(() => history.length);
    await site.click('link', 'Far');
    await site.shown('guides/second');
    await site.page.waitForFunction(() => scrollY > 0);
    assert.equal(await site.url(), `${site.server.url}guides/second#far-below`);
    assert.equal(await site.page.evaluate(() => history.length), before + 1);
    assert.deepEqual(await site.page.evaluate(() => history.state.mine), true);
  });

  it('come back where the reader was', async (t) => {
    const site = await openHistory(t, {body: plain, route: 'guides/second'});
    await site.shown('guides/second');
    await addRouter(site);
    // Scrolls and follows the link at once.
    const top = await site.page.evaluate(() => {
      scrollTo(0, 700);
      document
        .querySelector('docs-site')
        .shadowRoot.querySelector('docs-sidebar')
        .shadowRoot.querySelector('a[href$="third"]')
        .click();
      return scrollY;
    });
    await site.shown('guides/third');
    await site.goBack();
    await site.shown('guides/second');
    await site.page.waitForFunction((top) => Math.abs(scrollY - top) < 2, {}, top);
  });
});

describe('URLs with the hash in a document that has a base', () => {
  it('stay in the document', async (t) => {
    const site = await openHistory(t, {
      files: under('content', acme),
      head: '<base href="/docs/content/">',
      body: '<docs-site></docs-site>',
      fallback: false,
      route: 'index.html?x=1',
    });
    await site.shown('introduction');
    const link = await site.find('link', 'Second page');
    const href = await link.evaluate((element) => element.href);
    assert.equal(href, `${site.server.url}index.html?x=1#/guides/second`);
    await link.click();
    await site.shown('guides/second');
    assert.equal(await site.url(), href);
  });
});

describe('a site given another source', () => {
  it('begins at the first page there, and its problems are its own', async (t) => {
    const files = {
      ...acme,
      'introduction.md': '<Nope>x</Nope>\n\n[On](/guides/second)',
      ...under('other', {
        'docs.json': {name: 'Other', navigation: [{group: 'All', pages: ['welcome']}]},
        'welcome.md': '---\ntitle: Welcome\n---\n\nAnother site.\n',
      }),
    };
    const site = await openHistory(t, {files, body: '<docs-site></docs-site>', fallback: false});
    await site.shown('introduction');
    await site.goTo('#/guides/second');
    await site.shown('guides/second');
    await site.page.$eval('docs-site', (element) => void (element.src = '/docs/other/'));
    await site.shown('welcome');
    await site.says('Another site.');
    await site.page.$eval('docs-site', (element) => void (element.src = '/docs/nowhere/'));
    await site.says('This site could not be opened');
    assert.equal(await site.page.$('docs-site[data-path]'), null);
  });

  it('is not opened where that is no URL', async (t) => {
    const site = await openSite(t, {
      files: {...acme, 'index.html': indexOf('<docs-site src="http://["></docs-site>')},
      base: '/docs/',
      isAuthors: true,
    });
    await site.says('This site could not be opened');
    await site.says('“http://[” is not a path inside this site.');
  });
});
