import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {cut, openOffline, save, stored} from '../harness/offline-site.mjs';
import {root} from '../harness/sources.mjs';

const video = readFileSync(join(root, 'demo/images/parts-of-a-site.webm'));

const files = {
  'docs.json': {name: 'Acme', navigation: [{group: 'Start', pages: ['introduction', 'film']}]},
  'introduction.md': '# Introduction\n\nWelcome.\n',
  'film.md': '# Film\n\nA film:\n\n<video controls src="/media/film.webm"></video>\n',
  'media/film.webm': video,
};

/** What a page gets for a part of the video. */
const part = ({page}, range) =>
  page.evaluate(async (range) => {
    const response = await fetch('media/film.webm', {headers: {range}});
    const bytes = new Uint8Array(await response.arrayBuffer());
    return [response.status, response.headers.get('content-range'), [...bytes.slice(0, 100)]];
  }, range);

/** What the video has from one byte to another. */
const bytes = (start, end) => [...video.subarray(start, end + 1)];

/** Resolves once the video of the page can be played to its end. */
async function playsToTheEnd({page}) {
  await page.waitForSelector('docs-site video');
  await page.$eval('docs-site video', async (player) => {
    player.muted = true;
    const isEnded = new Promise((resolve, reject) => {
      player.onended = resolve;
      player.onerror = () => reject(new Error(player.error.message));
    });
    await player.play();
    player.currentTime = player.duration - 0.2;
    await isEnded;
  });
}

describe('a request for a part of a file', () => {
  it('is answered from a saved site', async (t) => {
    const site = await openOffline(t, {files});
    await save(site);
    cut(site);
    const {length} = video;
    assert.deepEqual(await part(site, 'bytes=10-19'), [
      206,
      `bytes 10-19/${length}`,
      bytes(10, 19),
    ]);
    assert.deepEqual(await part(site, 'bytes=-5'), [
      206,
      `bytes ${length - 5}-${length - 1}/${length}`,
      bytes(length - 5, length - 1),
    ]);
    assert.deepEqual(await part(site, `bytes=${length - 4}-${length + 1000}`), [
      206,
      `bytes ${length - 4}-${length - 1}/${length}`,
      bytes(length - 4, length - 1),
    ]);
    assert.deepEqual(await part(site, `bytes=${length}-`), [416, `bytes */${length}`, []]);
  });

  it('is that of a video, which plays from a saved site at a page never visited', async (t) => {
    const site = await openOffline(t, {files});
    await save(site);
    cut(site);
    await site.open('#/film');
    await playsToTheEnd(site);
  });

  it('is answered from what was read', async (t) => {
    const site = await openOffline(t, {files});
    await site.page.evaluate(async () => (await fetch('media/film.webm')).blob());
    await site.page.waitForFunction(() => caches.match('media/film.webm').then(Boolean));
    cut(site);
    const answer = [206, `bytes 10-19/${video.length}`, bytes(10, 19)];
    assert.deepEqual(await part(site, 'bytes=10-19'), answer);
  });
});

describe('a request with headers of an application', () => {
  const credentials = {
    'x-api-key': 'secret',
    'x-auth-token': 'secret',
    authorization: 'Bearer secret',
    'x-session-cookie': 'secret',
  };

  it('is answered by the host, and not kept', async (t) => {
    const site = await openOffline(t, {files: {...files, 'data/account.json': '"Ann"'}});
    const read = (headers) =>
      site.page.evaluate(
        async (headers) => (await fetch('data/account.json', {headers})).json(),
        headers,
      );
    const all = Object.entries(credentials).map(([name, value]) => ({[name]: value}));
    for (const headers of all) assert.equal(await read(headers), 'Ann');
    await site.settled();
    assert.deepEqual(
      (await stored(site)).filter((url) => url.startsWith('data/')),
      [],
    );
    assert.equal(await read({}), 'Ann');
    await site.page.waitForFunction(() => caches.match('data/account.json').then(Boolean));
    site.deploy({'data/account.json': '"Bea"'});
    for (const headers of all) assert.equal(await read(headers), 'Bea');
    cut(site);
    for (const headers of all) await assert.rejects(read(headers), /Failed to fetch|NetworkError/);
  });
});
