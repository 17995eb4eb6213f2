import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {openBrowser} from '../../harness/offline/fake-browser.mjs';
import {root} from '../../harness/sources.mjs';

const video = readFileSync(join(root, 'demo/images/parts-of-a-site.webm'));
const {length} = video;
const path = 'media/film.webm';

const files = {
  'docs.json': {name: 'Acme', navigation: [{group: 'Start', pages: ['introduction']}]},
  'introduction.md': `# Introduction\n\n<video controls src="/${path}"></video>\n`,
  [path]: video,
};

/** What a page gets for a part of the video. */
async function part(page, range) {
  const response = await page.fetch(path, {headers: {range}, destination: 'video'});
  const bytes = new Uint8Array(await response.arrayBuffer());
  return [response.status, response.headers.get('content-range'), [...bytes]];
}

/** What the video has from one byte to another. */
const bytes = (start, end) => [...video.subarray(start, end + 1)];

const expected = [
  ['bytes=10-19', [206, `bytes 10-19/${length}`, bytes(10, 19)]],
  ['bytes=-5', [206, `bytes ${length - 5}-${length - 1}/${length}`, bytes(length - 5, length)]],
  [
    `bytes=${length - 4}-${length + 1000}`,
    [206, `bytes ${length - 4}-${length - 1}/${length}`, bytes(length - 4, length)],
  ],
  [`bytes=${length}-`, [416, `bytes */${length}`, []]],
];

describe('a request for a part of a file', () => {
  it('is answered from a saved site', async (t) => {
    const browser = await openBrowser(t, {files});
    const page = await browser.visit();
    await page.session.save();
    browser.network.goDown();
    for (const [range, answer] of expected) assert.deepEqual(await part(page, range), answer);
  });

  it('is answered from what was read', async (t) => {
    const browser = await openBrowser(t, {files});
    const page = await browser.visit();
    await page.read(path, {destination: 'video'});
    await browser.idle();
    browser.network.goDown();
    for (const [range, answer] of expected) assert.deepEqual(await part(page, range), answer);
  });

  it('is answered by the host where nothing is stored, and a part is not kept', async (t) => {
    const browser = await openBrowser(t, {files});
    const page = await browser.visit();
    browser.deploy({[path]: (response) => response.writeHead(206).end('part')});
    const [status, , content] = await part(page, 'bytes=0-3');
    assert.deepEqual([status, content], [206, [...Buffer.from('part')]]);
    await browser.idle();
    browser.network.goDown();
    await assert.rejects(part(page, 'bytes=0-3'), TypeError);
    await assert.rejects(page.read(path, {destination: 'video'}), TypeError);
  });
});
