import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {cut, openOffline, save} from '../harness/offline-site.mjs';
import {root} from '../harness/sources.mjs';

const files = {
  'docs.json': {name: 'Acme', navigation: [{group: 'Start', pages: ['introduction', 'film']}]},
  'introduction.md': '# Introduction\n\nWelcome.\n',
  'film.md': '# Film\n\nA film:\n\n<video controls src="/media/film.webm"></video>\n',
  'media/film.webm': readFileSync(join(root, 'demo/images/parts-of-a-site.webm')),
};

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

describe('a video, of which browsers request parts', () => {
  it('plays from a saved site at a page never visited', async (t) => {
    const site = await openOffline(t, {files});
    await save(site);
    cut(site);
    await site.open('#/film');
    await playsToTheEnd(site);
  });
});
