import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {openAuthorsSite as openSite} from '../harness/open-site.mjs';
import {root} from '../harness/sources.mjs';
import {files} from '../harness/users-api.mjs';

describe('a description of an API that is late or fails', () => {
  it('does not keep the reader, who goes to another page', async (t) => {
    const held = ['api/users.json'];
    const site = await openSite(t, {files, held, route: '#/spelled/a'});
    await site.network.asked('api/users.json');
    await site.goTo('#/introduction');
    await site.shown('introduction');
    site.network.releaseAll();
    await site.find('link', 'GET List users');
    await site.shown('introduction');
  });

  it('does nothing after the site has left the page', async (t) => {
    const site = await openSite(t, {files, held: ['api/users.json']});
    await site.network.asked('api/users.json');
    await site.page.evaluate(() => document.querySelector('docs-site').remove());
    site.network.releaseAll();
    await site.page.waitForNetworkIdle();
    assert.equal(await site.page.$('docs-site'), null);
  });

  it('is requested again when the browser is online', async (t) => {
    let isLost = true;
    const site = await openSite(t, {files, held: ['api/users.json']});
    site.network.answerWith((path, response) => {
      if (!isLost || path !== 'api/users.json') return false;
      response.destroy();
      return true;
    });
    site.network.releaseAll();
    await site.shown('introduction');
    await site.page.waitForNetworkIdle({idleTime: 3000});
    assert.ok(!(await site.names('link')).some((name) => /List users/.test(name)));
    isLost = false;
    await site.page.evaluate(() => dispatchEvent(new Event('online')));
    await site.find('link', 'GET List users');
  });
});

describe('a page whose API description cannot be reached', () => {
  /** The host of an API description that is cut off until `isLost` is false. */
  const cutOff = async (t, route) => {
    const host = {isLost: true};
    const site = await openSite(t, {files, held: ['api/users.json'], route});
    site.network.answerWith((path, response) => {
      if (!host.isLost || path !== 'api/users.json') return false;
      response.destroy();
      return true;
    });
    site.network.releaseAll();
    return {site, host};
  };

  it('has a button to try again', async (t) => {
    const {site, host} = await cutOff(t, '#/spelled/a');
    await site.shown('spelled/a');
    await site.says('could not be reached');
    host.isLost = false;
    await site.click('button', 'Try again');
    await site.page.waitForSelector('docs-endpoint');
    assert.ok(!(await site.names('button')).includes('Try again'));
  });

  it('is not called missing, and comes when the browser is online', async (t) => {
    const {site, host} = await cutOff(t, '#/reference/users/list-users');
    await site.find('button', 'Try again');
    await site.says('api/users.json could not be reached');
    host.isLost = false;
    await site.page.evaluate(() => dispatchEvent(new Event('online')));
    await site.shown('reference/users/list-users');
    await site.page.waitForSelector('docs-endpoint');
  });
});

describe('a page whose API description the host cannot answer with', () => {
  it('says so, and is not called missing', async (t) => {
    const site = await openSite(t, {
      files,
      held: ['api/users.json'],
      route: '#/reference/users/list-users',
    });
    site.network.answerWith((path, response) => {
      if (path !== 'api/users.json') return false;
      response.writeHead(503).end();
      return true;
    });
    site.network.releaseAll();
    await site.says('responded with status 503');
    await site.find('button', 'Try again');
  });
});

describe('the accessibility of pages of an API', () => {
  it('tells the details of a field apart in forced colors', async (t) => {
    const site = await openSite(t, {files, route: '#/spelled/a'});
    const session = await site.page.createCDPSession();
    await session.send('Emulation.setEmulatedMedia', {
      features: [{name: 'forced-colors', value: 'active'}],
    });
    await site.shown('spelled/a');
    await site.page.waitForSelector('docs-param-field:defined');
    const widths = await site.page.$$eval('docs-param-field >>> [part="pill"]', (all) =>
      all.map((pill) => getComputedStyle(pill).borderBlockEndWidth),
    );
    assert.deepEqual(widths, ['1px', '1px']);
  });

  for (const mode of ['light', 'dark']) {
    it(`has no fault in ${mode} mode`, async (t) => {
      const axe = await readFile(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8');
      const site = await openSite(t, {files, route: '#/introduction'});
      await site.page.emulateMediaFeatures([{name: 'prefers-color-scheme', value: mode}]);
      await site.page.evaluate(axe);
      for (const path of ['reference/users/create-a-user', 'similar', 'schema', 'written']) {
        await site.goTo(`#/${path}`);
        await site.shown(path);
        await site.page.waitForNetworkIdle();
        const faults = await site.page.evaluate(async () => {
          const {violations} = await globalThis.axe.run('docs-site');
          return violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' ')}`);
        });
        assert.deepEqual(faults, [], path);
      }
    });
  }
});
