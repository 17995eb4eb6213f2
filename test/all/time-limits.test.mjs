import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {acme} from '../harness/acme.mjs';
import {openAuthorsSite as openSite} from '../harness/open-site.mjs';
import {openPlayground} from '../harness/playground-page.mjs';
import {startWire} from '../harness/wire-server.mjs';

/** Runs in the page: notes the delay of each timer that has ended, in milliseconds. */
function noteTimers() {
  const {setTimeout: start} = globalThis;
  globalThis.endedTimers = [];
  globalThis.setTimeout = (task, ms, ...given) => {
    const end = (...values) => {
      globalThis.endedTimers.push(ms);
      task(...values);
    };
    return start(end, ms, ...given);
  };
}

const endedTimers = ({page}) => page.evaluate(() => globalThis.endedTimers);

// These take as long as the limits are, at the same time.
describe('a host that does not answer', {concurrency: true}, () => {
  it('is given up after 15 seconds, with a way to try again', async (t) => {
    const site = await openSite(t, {files: acme});
    await site.shown('introduction');
    await site.settled();
    site.network.hold('hidden.md');
    await site.page.evaluate(noteTimers);
    await site.goTo('#/hidden');
    await site.find('button', 'Try again');
    assert.ok((await endedTimers(site)).includes(15_000));
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
    await playground.page.evaluate(noteTimers);
    await playground.click('Send');
    await playground.until(() => answers.length === 1);
    const closed = new Promise((resolve) => answers[0].once('close', resolve));
    assert.match(await playground.failure(), /^The server took too long to respond/);
    assert.ok((await endedTimers(playground)).includes(30_000));
    await closed;
    await playground.click('Try again, and wait up to 5 minutes');
    await playground.until(() => answers.length === 2);
    answers[1].end('{}');
    assert.equal(await playground.answered(), '200 OK');
  });
});
