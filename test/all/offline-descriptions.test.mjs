import {describe, it} from 'node:test';
import {apiFiles, configOf} from '../harness/api-in-files.mjs';
import {cut, keptAll, openOffline, save} from '../harness/offline-site.mjs';

const files = {
  ...apiFiles,
  'docs.json': configOf('api/openapi.yaml'),
  'introduction.md': '# Introduction\n\nWelcome.\n',
};

describe('a description in several files, without a network', () => {
  it('is shown whole on a page that was never visited, where the site was saved', async (t) => {
    const site = await openOffline(t, {files, savesAll: true});
    await save(site);
    cut(site);
    await site.open('#/api-reference/send-a-parcel#body-receiver-name');
    await site.says('As on the door.');
    await site.click('link', 'GET List parcels');
    await site.says('In words.');
  });

  it('is shown as it was read', async (t) => {
    const site = await openOffline(t, {files});
    await site.goTo('#/api-reference/list-parcels');
    await site.says('In words.');
    await keptAll(site);
    cut(site);
    await site.open('#/api-reference/list-parcels');
    await site.says('In words.');
    await site.open('#/introduction');
    await site.says('List parcels');
    await site.goTo('#/api-reference/list-parcels');
    await site.says('In kilograms.');
    await site.says('In words.');
  });
});
