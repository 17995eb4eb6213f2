import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {acme} from '../harness/acme.mjs';
import {openSite} from '../harness/open-site.mjs';
import {strictPolicy} from '../harness/strict-policy.mjs';
import {files, page, users} from '../harness/users-api.mjs';

/** The older shape. */
const older = {
  'docs.json': {
    name: 'Acme',
    navigation: [{group: 'Start', pages: ['introduction']}],
    tabs: [{name: 'Reference', url: 'reference', openapi: 'api/users.json'}],
  },
  'introduction.md': files['introduction.md'],
  'api/users.json': users,
};

const headings = (site) =>
  site.page.$$eval('docs-site h2', (all) =>
    all.map(({textContent}) => textContent.replace('#', '').trim()),
  );

/** Every id of the page that more than one element has. */
const repeatedIds = (site) =>
  site.page.$$eval('docs-site [id]', (all) =>
    all.map(({id}) => id).filter((id, index, ids) => ids.indexOf(id) !== index),
  );

/** The parts of the bundle that were requested, by name. */
const chunksOf = (site) =>
  site.server.requests.flatMap((url) => /docs-site\/.*\/([\w-]+)\.js$/.exec(url)?.[1] ?? []);

describe('pages of an API', () => {
  it('are in the navigation, and show their operation', async (t) => {
    const site = await openSite(t, {files, headers: {'content-security-policy': strictPolicy}});
    await site.shown('introduction');
    await site.click('link', 'GET List users');
    await site.shown('api-reference/users/list-users');
    assert.deepEqual(await headings(site), ['Query parameters', 'Response']);
    await site.says('All of them.');
    await site.page.waitForFunction(() =>
      document.querySelector('docs-endpoint')?.shadowRoot?.textContent.includes('/users'),
    );
    assert.deepEqual(await repeatedIds(site), []);
    assert.match(await site.page.title(), /^List users/);
    await site.page.waitForNetworkIdle();
  });

  it('open by their URL, of groups and divisions that have a description alone', async (t) => {
    const site = await openSite(t, {files, route: '#/reference/users/list-users'});
    await site.shown('reference/users/list-users');
    await site.goTo('#/api-reference/list-orders');
    await site.shown('api-reference/list-orders');
    assert.match(await site.page.title(), /^List orders/);
  });

  it('find their operation however it is spelled', async (t) => {
    const site = await openSite(t, {files, route: '#/spelled/a'});
    for (const path of ['spelled/a', 'spelled/b', 'spelled/c']) {
      await site.goTo(`#/${path}`);
      await site.shown(path);
      assert.deepEqual(await headings(site), ['Path parameters', 'Response'], path);
      assert.match(await site.page.title(), /^Delete a user/);
    }
  });

  it('show a schema, and what the page itself describes', async (t) => {
    const site = await openSite(t, {files, route: '#/schema'});
    await site.shown('schema');
    await site.page.waitForSelector('#schema-name');
    await site.goTo('#/written');
    await site.shown('written');
    await site.says('Which user.');
    await site.page.waitForSelector('docs-endpoint');
    assert.deepEqual(await repeatedIds(site), []);
  });

  it('have an endpoint below a base URL that is relative to the site', async (t) => {
    const config = {
      name: 'Acme',
      api: {baseUrl: '../v2'},
      navigation: [{group: 'Start', pages: ['things']}],
    };
    const things = '---\ntitle: A thing\napi: POST /things/{id}\n---\n\nIt is made.\n';
    const own = {'docs.json': config, 'things.md': things};
    const site = await openSite(t, {files: own, base: '/team/docs/', route: '#/things'});
    await site.find('button', 'Try it');
    const endpoint = await site.page.waitForSelector('>>> docs-endpoint');
    const text = await endpoint.evaluate(({shadowRoot}) => shadowRoot.textContent);
    assert.ok(text.includes(`${new URL('/team/v2/things/', site.server.url)}{id}`), text);
  });

  it('lead to a similar operation where theirs does not exist', async (t) => {
    const site = await openSite(t, {files, route: '#/similar'});
    await site.shown('similar');
    await site.says('Words of the page.');
    await site.click('link', 'GET /users');
    await site.page.waitForFunction(() => /list-users$/.test(location.hash));
  });

  it('say what is wrong with a file that is missing or broken', async (t) => {
    const site = await openSite(t, {files, route: '#/lost'});
    await site.shown('lost');
    await site.says('Words of the page.');
    await site.says('lost.json GET /users');
    await site.page.evaluate(() => {
      globalThis.found = [];
      addEventListener('docs-diagnostics', ({diagnostics}) => (globalThis.found = diagnostics));
    });
    await site.goTo('#/broken');
    await site.shown('broken');
    await site.page.waitForFunction(() =>
      globalThis.found.some(
        ({code, location}) => code === 'openapi/syntax' && location.file === 'api/broken.json',
      ),
    );
  });

  it('are in the tab of a site of the older shape', async (t) => {
    const site = await openSite(t, {files: older});
    await site.shown('introduction');
    await site.goTo('#/reference/users/list-users');
    await site.shown('reference/users/list-users');
    assert.ok((await site.names('link')).some((name) => /Create a user/.test(name)));
  });

  it('may be all that a site has', async (t) => {
    const alone = {
      'docs.json': {name: 'Acme', navigation: {groups: [{group: 'API', openapi: 'o.json'}]}},
      'o.json': users,
    };
    const site = await openSite(t, {files: alone});
    await site.shown('api-reference/overview');
  });
});

describe('a link into the schema of a page', () => {
  const route = '#/api-reference/users/create-a-user';
  const isSeen = (id) => {
    const box = document.getElementById(id)?.getBoundingClientRect();
    return box && box.height > 0 && box.top >= 0 && box.top < innerHeight;
  };

  for (const id of [
    'body-address-street',
    'body-friend-friend-name',
    'body-payment-account-iban',
  ]) {
    it(`opens what hides ${id}`, async (t) => {
      const site = await openSite(t, {files, route: `${route}#${id}`});
      await site.page.waitForFunction(isSeen, {}, id);
      await site.goTo('#/introduction');
      await site.shown('introduction');
      await site.goTo(`${route}#${id}`);
      await site.page.waitForFunction(isSeen, {}, id);
      assert.deepEqual(await repeatedIds(site), []);
    });
  }

  it('works on the page that is shown', async (t) => {
    const site = await openSite(t, {files, route});
    await site.shown(route.slice(2));
    await site.goTo(`${route}#body-address-street`);
    await site.page.waitForFunction(isSeen, {}, 'body-address-street');
    await site.page.waitForFunction(() => document.activeElement.id === 'body-address-street');
  });

  it('is not needed: the keyboard opens it as well', async (t) => {
    const site = await openSite(t, {files, route});
    await site.shown(route.slice(2));
    await site.page.waitForSelector('#body-address docs-deferred');
    const toggle = await site.page.waitForSelector('#body-address docs-deferred >>> summary');
    await toggle.focus();
    await site.page.keyboard.press('Enter');
    await site.page.waitForFunction(isSeen, {}, 'body-address-street');
    await site.page.keyboard.press('Enter');
    await site.page.waitForFunction(
      () => !document.getElementById('body-address-street').checkVisibility(),
    );
  });
});

describe('the first page of a site with APIs', () => {
  it('does not wait for their descriptions', async (t) => {
    const site = await openSite(t, {files, held: ['api/users.json', 'api/orders.yaml']});
    await site.shown('introduction');
    await site.network.asked('api/users.json');
    assert.ok(!(await site.names('link')).some((name) => /List users/.test(name)));
    site.network.releaseAll();
    await site.find('link', 'GET List users');
    await site.shown('introduction');
  });

  it('has the tabs of operations at once, in their places', async (t) => {
    const config = structuredClone(files['docs.json']);
    config.navigation.tabs.push({tab: 'Help', pages: ['help']});
    const help = page('title: Help');
    const site = await openSite(t, {
      files: {...files, 'docs.json': config, 'help.md': help},
      held: ['api/users.json', 'api/orders.yaml'],
    });
    const tabs = () =>
      site.page.$$eval('docs-site >>> [part="tab"]', (all) =>
        all.map((tab) => [tab.textContent.trim(), tab.getBoundingClientRect().left]),
      );
    await site.shown('introduction');
    await site.network.asked('api/users.json');
    const before = await tabs();
    assert.deepEqual(
      before.map(([name]) => name),
      ['Guides', 'Reference', 'Orders', 'Help'],
    );
    site.network.releaseAll();
    await site.click('link', 'Reference');
    await site.shown('reference/overview');
    assert.deepEqual(await tabs(), before);
  });

  it('loads nothing for APIs where there are none', async (t) => {
    const site = await openSite(t, {files: acme});
    await site.shown('introduction');
    await site.page.waitForNetworkIdle();
    assert.deepEqual(
      chunksOf(site).filter((name) => /api|openapi|endpoint|playground/.test(name)),
      [],
    );
  });
});
