import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {bothDeployments} from '../harness/deployments.mjs';
import {openSite} from '../harness/open-site.mjs';
import {entry, indexOf, mainChunk, site, worksIn} from '../harness/site-of-parts.mjs';

describe('an entry and a main chunk of two versions', () => {
  /** The URLs of what the document has requested, from caches as well. */
  const requestsOf = ({page}) =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name));

  /** Whether the document has loaded parts of the other deployment; never of both. */
  async function isNew(opened) {
    const urls = await requestsOf(opened);
    const [folder, ...others] = new Set(
      urls.flatMap((url) => /(?<=\/chunks\/)\w+/.exec(url) ?? []),
    );
    assert.deepEqual(others, []);
    return folder.endsWith('New');
  }

  /** Opens a page whose host has these files of the other deployment. */
  async function openMixed(t, newFiles) {
    const opened = await openSite(t, {files: site, route: '#/start'});
    await opened.shown('start');
    opened.network.answerWith(bothDeployments(newFiles));
    await opened.open('#/parts');
    await worksIn(opened);
    return opened;
  }

  for (const newer of [entry, mainChunk]) {
    it(`load all parts of the main chunk's version: where ${newer} is newer`, async (t) => {
      const opened = await openMixed(t, [newer]);
      assert.equal(await isNew(opened), newer === mainChunk);
      assert.deepEqual(opened.warnings, []);
    });
  }

  it('leave the requests of the entry to its own version', async (t) => {
    const opened = await openMixed(t, [entry]);
    const urls = await requestsOf(opened);
    assert.equal(urls.filter((url) => url.endsWith('/parts.mdx')).length, 2);
  });

  it('are of one version in the next visit, although the browser has kept one', async (t) => {
    const files = {...site, 'next.html': indexOf(`${entry}?v=2`)};
    const opened = await openSite(t, {files, route: '#/start'});
    const visit = async (route) => {
      await opened.open(route);
      await worksIn(opened);
      await opened.settled();
      return isNew(opened);
    };
    opened.network.answerWith(bothDeployments([]));
    assert.equal(await visit('#/parts'), false);
    opened.network.answerWith(bothDeployments([entry, mainChunk]));
    assert.equal(await visit('next.html#/parts'), false);
    assert.equal(await visit('next.html#/parts'), true);
  });
});
