import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {acme} from '../harness/acme.mjs';
import {openSite} from '../harness/open-site.mjs';
import {openPlayground} from '../harness/playground-page.mjs';
import {startWire} from '../harness/wire-server.mjs';

// These take as long as the limits are, at the same time.
describe('a host that does not answer', {concurrency: true}, () => {
  it('is given up after 15 seconds, with a way to try again', async (t) => {
    const site = await openSite(t, {files: acme});
    await site.shown('introduction');
    await site.settled();
    site.network.hold('hidden.md');
    const start = performance.now();
    await site.goTo('#/hidden');
    await site.find('button', 'Try again');
    assert.ok(performance.now() - start > 14_000);
    await site.says('did not respond within 15 seconds');
    site.network.release('hidden.md');
    await site.click('button', 'Try again');
    await site.shown('hidden');
  });

  it('is given up after 30 seconds in the playground, which can wait longer', async (t) => {
    const answers = [];
    const wire = await startWire(t, {answer: (_, response) => answers.push(response)});
    const paths = {'/items': {get: {responses: {200: {description: ''}}}}};
    const playground = await openPlayground(t, {servers: wire.url, paths});
    await playground.click('Send');
    await playground.until(() => answers.length === 1);
    const closed = new Promise((resolve) => answers[0].once('close', resolve));
    const start = performance.now();
    assert.match(await playground.failure(), /^The server took too long to respond/);
    assert.ok(performance.now() - start > 25_000);
    await closed;
    await playground.click('Try again, and wait up to 5 minutes');
    await playground.until(() => answers.length === 2);
    answers[1].end('{}');
    assert.equal(await playground.answered(), '200 OK');
  });
});
