import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {version} from '../../harness/acme-versions.mjs';
import {openBrowser} from '../../harness/offline/fake-browser.mjs';

const files = version(1);
const second = 'guides/second.md';

/** A browser in which the first page of a site was read. */
async function openRead(t, given = files) {
  const browser = await openBrowser(t, {files: given});
  const page = await browser.visit();
  return {browser, page};
}

/** Calls back once a worker answers for a page. */
function whenControlled(page, callback) {
  const control = page.control.bind(page);
  page.control = (worker) => {
    callback(worker);
    control(worker);
  };
}

describe('what was read on the machine of the author', () => {
  it('is what the host has now, in each of its files', async (t) => {
    const image = {'images/parcel.svg': '<svg/>'};
    const browser = await openBrowser(t, {files: {...files, ...image}, isPublished: false});
    const before = await browser.visit();
    await before.read('images/parcel.svg');
    await browser.idle();
    const parcel = '<svg id="2"/>';
    browser.deploy({...version(2), '': `${before.text}<p>`, 'images/parcel.svg': parcel});
    const page = await browser.open();
    assert.match(page.text, /<p>$/);
    assert.match(await page.read('docs.json'), /Acme 2/);
    assert.match(await page.read('introduction.md'), /version 2/);
    assert.equal(await page.read('images/parcel.svg'), parcel);
    await page.show('docs.json', 'introduction.md');
    assert.equal(page.offers, 0);
    await page.session.save();
    browser.deploy({...version(3), '': `${before.text}<i>`, 'images/parcel.svg': '<svg id="3"/>'});
    const saved = await browser.open();
    assert.match(saved.text, /<i>$/);
    assert.match(await saved.read('introduction.md'), /version 3/);
    assert.equal(await saved.read('images/parcel.svg', {destination: 'image'}), '<svg id="3"/>');
    browser.network.goDown();
    const later = await browser.open();
    assert.match(later.text, /docs-site/);
    assert.match(await later.read('docs.json'), /Acme/);
    assert.match(await later.read('introduction.md'), /version/);
    assert.match(await later.read('images/parcel.svg', {destination: 'image'}), /<svg/);
  });

  it('is not shown where another project has its address', async (t) => {
    const browser = await openBrowser(t, {files, isPublished: false});
    await browser.visit();
    const gone = Object.fromEntries(Object.keys(files).map((path) => [path, null]));
    browser.deploy({...gone, '': '<p>Another project.</p>'});
    const page = await browser.open();
    assert.equal(page.text, '<p>Another project.</p>');
  });
});

describe('what was read', () => {
  it('is shown on a repeat visit before the host has answered', async (t) => {
    const {browser} = await openRead(t);
    for (const file of ['', 'docs.json', 'introduction.md']) browser.network.hold(file);
    const page = await browser.open();
    assert.match(page.text, /<docs-site offline>/);
    assert.match(await page.read('docs.json'), /Acme 1/);
    assert.match(await page.read('introduction.md'), /version 1/);
  });

  it('is shown where the host cannot be reached, and what was not read is missing', async (t) => {
    const {browser, page} = await openRead(t);
    await page.read(second);
    await browser.idle();
    browser.network.goDown();
    const later = await browser.open('#/guides/second');
    assert.match(later.text, /<docs-site offline>/);
    assert.match(await later.read(second), /version 1/);
    await assert.rejects(later.read('guides/third.md'), TypeError);
  });

  it('includes what the page has loaded before its worker had started', async (t) => {
    const browser = await openBrowser(t, {files: {...files, 'images/parcel.svg': '<svg/>'}});
    const page = await browser.open();
    assert.equal(page.controller, null);
    browser.network.hold('images/parcel.svg');
    const picture = page.read('images/parcel.svg');
    await page.show('docs.json', 'introduction.md');
    assert.notEqual(page.controller, null);
    browser.network.releaseAll();
    await picture;
    await page.wasAnswered();
    browser.network.goDown();
    assert.equal(await page.read('images/parcel.svg'), '<svg/>');
  });

  it('includes what the page requests before its worker knows the site', async (t) => {
    const browser = await openBrowser(t, {files});
    const page = await browser.open();
    let reading;
    whenControlled(page, (worker) => {
      const tell = worker.postMessage.bind(worker);
      worker.postMessage = (...message) => {
        reading ??= page.read(second);
        tell(...message);
      };
    });
    await page.show('docs.json', 'introduction.md');
    assert.match(await reading, /version 1/);
    await browser.idle();
    browser.network.goDown();
    assert.match(await page.read(second), /version 1/);
  });

  it('is stored again where the browser has deleted it', async (t) => {
    const {browser} = await openRead(t);
    for (const name of await browser.caches.keys()) await browser.caches.delete(name);
    await browser.visit();
    browser.network.goDown();
    const page = await browser.open();
    assert.match(await page.read('introduction.md'), /version 1/);
  });

  it('makes room for what is read later, but stays where it was saved', async (t) => {
    const {browser, page} = await openRead(t, {...files, 'large.md': '# Large\n'.repeat(250)});
    await page.session.save();
    await page.read('large.md');
    await browser.idle();
    browser.caches.quota = browser.caches.size + 100;
    const text = '# Later\n'.repeat(100);
    browser.deploy({'later.md': text});
    for (let count = 0; count < 2; count++) {
      assert.equal(await page.read('later.md'), text);
      await browser.idle();
    }
    browser.network.goDown();
    assert.equal(await page.read('later.md'), text);
    assert.match(await page.read('guides/third.md'), /version 1/);
  });
});

describe('a file that has changed', () => {
  it('is shown as it was, offered, and shown at the next request', async (t) => {
    const {browser} = await openRead(t);
    browser.deploy({'introduction.md': '# Introduction\n\nWelcome to version 2.\n'});
    const page = await browser.visit();
    assert.match(await page.read('introduction.md'), /version 2/);
    assert.equal(page.offers, 1);
    const later = await browser.visit();
    assert.match(await later.read('introduction.md'), /version 2/);
    assert.equal(later.offers, 0);
  });

  it('is offered, also where the worker has noticed it before the page listened', async (t) => {
    const {browser} = await openRead(t);
    browser.deploy({'introduction.md': '# Introduction\n\nWelcome to version 2.\n'});
    const page = await browser.open();
    assert.match(await page.read('introduction.md'), /version 1/);
    await browser.idle();
    await page.show('docs.json');
    assert.equal(page.offers, 1);
  });

  it('has all that was read before compared with the host before it is shown', async (t) => {
    const {browser, page} = await openRead(t);
    await page.read(second);
    await browser.idle();
    browser.deploy(version(2));
    await page.read('introduction.md');
    await browser.idle();
    assert.match(await page.read(second), /version 2/);
  });

  it('keeps nobody from what was read, where the host then cannot be reached', async (t) => {
    const {browser, page} = await openRead(t);
    await page.read(second);
    await browser.idle();
    browser.deploy({'introduction.md': '# Introduction\n\nAnother text.\n'});
    await page.read('introduction.md');
    await browser.idle();
    browser.network.goDown();
    assert.match(await page.read(second), /version 1/);
  });

  it('is not told of where it is the same', async (t) => {
    const {browser} = await openRead(t);
    const page = await browser.visit();
    assert.equal(page.offers, 0);
    assert.deepEqual(page.told, []);
  });

  it('is forgotten where the host has it no more', async (t) => {
    const {browser} = await openRead(t);
    browser.deploy({'introduction.md': null});
    const page = await browser.visit();
    assert.equal(page.offers, 1);
    browser.network.goDown();
    await assert.rejects(page.read('introduction.md'), TypeError);
  });
});

describe('a page that comes from the host', () => {
  const hidden = (number) => ({
    ...version(number),
    'hidden.md': `# Hidden\n\nHidden, version ${number}.\n`,
  });

  it('is shown after its readers have heard of another configuration', async (t) => {
    const {browser, page} = await openRead(t, hidden(1));
    browser.deploy(hidden(2));
    assert.match(await page.read('hidden.md'), /version 2/);
    assert.deepEqual(page.told, ['docs.json']);
    assert.match(await page.read('docs.json'), /Acme 2/);
  });

  it('waits for a comparison of the configuration that had begun before', async (t) => {
    const {browser, page} = await openRead(t, hidden(1));
    const isSent = new Promise((sent) => {
      const {'hidden.md': text, ...files} = hidden(2);
      browser.deploy({...files, 'hidden.md': (response) => response.end(text, sent)});
    });
    browser.network.hold('docs.json');
    assert.match(await page.read('docs.json'), /Acme 1/);
    await browser.network.asked('docs.json');
    const told = page.read('hidden.md').then(() => [...page.told]);
    await isSent;
    browser.network.release('docs.json');
    assert.deepEqual(await told, ['docs.json']);
  });

  it('is shown with the configuration of its deployment, where it is opened first', async (t) => {
    const {browser} = await openRead(t, hidden(1));
    browser.deploy(hidden(2));
    const page = await browser.open('#/hidden');
    assert.match(await page.read('docs.json'), /Acme 2/);
  });
});
