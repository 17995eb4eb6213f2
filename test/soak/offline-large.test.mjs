import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {cut, openOffline} from '../harness/offline-site.mjs';

const count = 2000;
const half = count / 2;
const paths = Array.from({length: count}, (_, index) => `pages/page-${index}`);

const files = {
  'docs.json': {name: 'Acme', navigation: [{group: 'Start', pages: ['introduction', ...paths]}]},
  'introduction.md': '# Introduction\n\nWelcome.\n',
  ...Object.fromEntries(
    paths.map((path, index) => [
      `${path}.md`,
      `# Page ${index}\n\nThis is the text of page ${index}.\n\n` +
        `## Steps\n\n1. Open it.\n2. Read it, and the [introduction](/introduction).\n`,
    ]),
  ),
};

/** Notes how far saving has come, as the reader sees it. */
const watchProgress = ({page}) =>
  page.evaluate(() => {
    globalThis.seen = [];
    const {shadowRoot} = document
      .querySelector('docs-site')
      .shadowRoot.querySelector('docs-offline');
    new MutationObserver(() => {
      const progress = shadowRoot.querySelector('progress');
      if (progress) globalThis.seen.push(progress.value / progress.max);
    }).observe(shadowRoot, {subtree: true, childList: true, attributes: true});
  });

/** The pages that were requested since. */
const pagesSince = (site, start) =>
  site.server.requests.slice(start).filter((url) => url.startsWith('/pages/'));

describe(`a site with ${count} pages`, () => {
  it('is saved, with its progress, and resumed where it was stopped', async (t) => {
    const site = await openOffline(t, {files});
    await site.click('button', 'Save for offline');
    await watchProgress(site);
    site.network.hold(`pages/page-${half}.md`);
    let start = site.server.requests.length;
    await site.click('button', 'Save');
    await site.network.asked(`pages/page-${half}.md`);
    await site.click('button', 'Cancel');
    await site.find('button', 'Resume');
    site.network.releaseAll();
    const first = pagesSince(site, start);
    assert.ok(first.length >= half);

    start = site.server.requests.length;
    await site.click('button', 'Resume');
    await site.find('button', 'Saved for offline');
    const again = pagesSince(site, start).filter((url) => first.includes(url));
    // Those that were being requested.
    assert.ok(again.length <= 12, `requested again: ${again.length}`);
    const seen = await site.page.evaluate(() => globalThis.seen);
    assert.ok(new Set(seen).size > 20, `steps: ${new Set(seen).size}`);
    assert.equal(seen.at(-1), 1);

    await site.says(`${count + 1} pages`);
    assert.equal(await site.page.$('::-p-text(Files that could not be saved)'), null);
    cut(site);
    for (const number of [0, half, count - 1]) {
      await site.open(`#/pages/page-${number}`);
      await site.says(`This is the text of page ${number}.`);
    }
  });
});
