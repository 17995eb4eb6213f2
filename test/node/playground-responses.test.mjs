import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {openPlayground} from '../harness/playground-page.mjs';
import {startWire} from '../harness/wire-server.mjs';

const get = {'/items': {get: {responses: {200: {description: ''}}}}};

const answering = (type, body, headers) => (_, response) => {
  response.writeHead(200, {'Content-Type': type, ...headers});
  response.end(body);
};

/** The texts of the messages that are shown. */
const messagesOf = (playground) =>
  playground.page.$$eval('docs-endpoint >>> docs-response >>> [part="message"] pre', (all) =>
    all.map((element) => element.textContent),
  );

describe('streams in the playground', () => {
  it('are shown live, until the reader stops them', async (t) => {
    let stream;
    let isClosed = false;
    const wire = await startWire(t, {
      answer: (_, response) => {
        stream = response;
        response.on('close', () => (isClosed = true));
        response.writeHead(200, {'Content-Type': 'text/event-stream'});
        response.write('data: one\n\n');
      },
    });
    const playground = await openPlayground(t, {servers: wire.url, paths: get});
    await playground.click('Send');
    await playground.site.find('button', 'Stop');
    await playground.wait('docs-response', '[part="message"]');
    assert.deepEqual(await messagesOf(playground), ['one']);
    stream.write('event: end\nid: 7\ndata: two\n\n');
    await playground.wait('docs-response', '[part="message"]:nth-child(2)');
    assert.deepEqual(await messagesOf(playground), ['one', 'two']);
    await playground.click('Stop');
    await playground.site.says('You stopped the response here.');
    assert.deepEqual(await messagesOf(playground), ['one', 'two']);
    await playground.until(() => isClosed);
  });

  it('keep what was received when the connection breaks', async (t) => {
    let stream;
    const wire = await startWire(t, {
      answer: (_, response) => {
        stream = response;
        response.writeHead(200, {'Content-Type': 'text/event-stream'});
        response.write('data: one\n\n');
      },
    });
    const playground = await openPlayground(t, {servers: wire.url, paths: get});
    await playground.click('Send');
    await playground.wait('docs-response', '[part="message"]');
    stream.destroy();
    await playground.site.says('The connection was closed before the response was complete.');
    assert.deepEqual(await messagesOf(playground), ['one']);
  });

  it('of lines of JSON are shown line by line', async (t) => {
    const answer = answering('application/x-ndjson', '{"id":9007199254740993}\n{"id":2}\n');
    const wire = await startWire(t, {answer});
    const playground = await openPlayground(t, {servers: wire.url, paths: get});
    assert.equal(await playground.send(), '200 OK');
    await playground.wait('docs-response', '[part="message"]:nth-child(2)');
    assert.deepEqual(await messagesOf(playground), ['{"id":9007199254740993}', '{"id":2}']);
  });
});

describe('responses in the playground', () => {
  it('of 10 MB keep the page usable', async (t) => {
    const item = {id: 1, name: 'x'.repeat(80), tags: ['a', 'b']};
    const body = JSON.stringify(Array.from({length: 90_000}, () => item));
    assert.ok(body.length > 10_000_000);
    const wire = await startWire(t, {answer: answering('application/json', body)});
    const playground = await openPlayground(t, {servers: wire.url, paths: get});
    await playground.page.evaluate(() => {
      window.longTasks = [];
      new PerformanceObserver((list) => {
        window.longTasks.push(...list.getEntries().map(({duration}) => Math.round(duration)));
      }).observe({type: 'longtask'});
    });
    assert.equal(await playground.send(), '200 OK');
    await playground.body();
    await playground.site.click('button', 'Show more');
    await playground.site.settled();
    const tasks = await playground.page.evaluate(() => window.longTasks);
    t.diagnostic(`long tasks, in ms: ${tasks.join(', ') || 'none'}`);
    const {length} = await playground.body();
    assert.ok(length > 50_000 && length < 1_000_000, `${length} characters are shown`);
  });

  it('without a body, with an image, and of bytes are shown as what they are', async (t) => {
    const pixel = Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64');
    const answers = [
      (_, response) => response.writeHead(204).end(),
      answering('image/gif', pixel),
      answering('application/zip', Buffer.from([80, 75, 3, 4]), {
        'Content-Disposition': 'attachment; filename="../../<b>.zip"',
      }),
    ];
    const wire = await startWire(t, {answer: (...args) => answers.shift()(...args)});
    const playground = await openPlayground(t, {servers: wire.url, paths: get});
    assert.equal(await playground.send(), '204 No Content');
    await playground.site.says('The body is empty.');
    assert.equal(await playground.send(), '200 OK');
    const image = await playground.wait('docs-response', 'docs-response-body', 'img');
    await playground.page.waitForFunction((element) => element.naturalWidth === 1, {}, image);
    assert.equal(await playground.send(), '200 OK');
    const link = await playground.wait(
      'docs-response',
      'docs-response-body',
      'a[download$=".zip"]',
    );
    assert.doesNotMatch(await link.evaluate((element) => element.download), /[/<>]/);
  });
});
