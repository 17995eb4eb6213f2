import {describe, it} from 'node:test';
import {cut, openOffline, save, workerFile} from '../harness/offline-site.mjs';

const files = {
  'docs.json': {
    name: 'Acme',
    navigation: [{group: 'Start', pages: ['introduction', 'second', 'third']}],
  },
  'introduction.md': '# Introduction\n\nWelcome.\n',
  'second.md': '# Second\n\nThe second page.\n',
  'third.md': '# Third\n\nThe third page.\n',
};

/** The worker, as it might be in a later version: its messages are others. */
const laterWorker = () => workerFile().replaceAll('docs-site/1', 'docs-site/2');

describe('a page that is open while its worker is replaced by a later one', () => {
  it('shows its pages, those it has read and those it has not, and what was saved', async (t) => {
    const site = await openOffline(t, {files});
    await save(site);
    const worker = (response) =>
      response.setHeader('content-type', 'text/javascript').end(laterWorker());
    site.deploy({'docs-sw.js': worker, 'third.md': '# Third\n\nThe latest third page.\n'});
    await site.page.evaluate(async () => {
      const {serviceWorker} = navigator;
      const isReplaced = new Promise((resolve) => (serviceWorker.oncontrollerchange = resolve));
      const registration = await serviceWorker.ready;
      await registration.update();
      await isReplaced;
    });
    await site.goTo('#/second');
    await site.says('The second page.');
    cut(site);
    await site.goTo('#/third');
    await site.says('The third page.');
    await site.open('#/introduction');
    await site.says('Welcome.');
  });
});
