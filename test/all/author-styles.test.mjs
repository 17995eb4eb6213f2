import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {indexPage} from '../../cli/init/index-page.mjs';
import {openSite} from '../harness/open-site.mjs';

/** An element that is larger than the window, in front of everything. */
const cover = (style) =>
  `<div class="cover" style="${style}; background: red; z-index: 99999"></div>`;

const large = 'width: 9999px; height: 9999px';

/** Content that tries to leave the page. */
const covers = {
  'an absolute position': cover('position: absolute; inset: -2000px'),
  'utility classes': '<div class="cover absolute -inset-[2000px] z-[99999] bg-red-500"></div>',
  'a margin': cover(`position: relative; margin: -2000px; ${large}`),
  'a transform': cover(`${large}; transform: translate(-50%, -50%)`),
  'a scale': cover('scale: 99; height: 50px'),
  'a shadow': cover('box-shadow: 0 0 0 2000px red'),
  'a sticky position': cover(`position: sticky; top: 0; ${large}`),
  'styles of the host page': '<div class="cover modal"></div>',
  'a component':
    '<Note class="cover" style="position: absolute; inset: -2000px; background: red">a</Note>',
};

const config = {
  name: 'Acme',
  navigation: [{group: 'Start', pages: ['start', 'other']}],
  topbarLinks: [{name: 'Blog', url: 'https://example.com/'}],
};

const pageOf = (content, mode = '') => `---
title: Start
${mode}---

## First

${content}

${'Text.\n\n'.repeat(40)}

## Last

The end.
`;

const host = `${indexPage}<style>
.modal { position: fixed; inset: 0; background: red; z-index: 99999 }
body { margin: 0 }
.host { display: flex }
nav.app { width: 12rem }
docs-site { flex: 1; min-width: 0 }
</style>`;
const embedded =
  `${host}<body><div class="host">` + '<nav class="app">App</nav><docs-site></docs-site></div>';

/** The parts of the layout whose center belongs to an element of the page. */
const coveredParts = (page) =>
  page.evaluate(() => {
    const site = document.querySelector('docs-site');
    const inside = site.shadowRoot;
    const parts = {
      app: document.querySelector('nav.app'),
      top: inside.querySelector('docs-topbar'),
      sidebar: inside.querySelector('docs-sidebar[part=sidebar]'),
      outline: inside.querySelector('docs-outline'),
      end: inside.querySelector('[part=end]'),
      place: inside.querySelector('[part=place]'),
    };
    const covered = [];
    for (const [name, part] of Object.entries(parts)) {
      part?.scrollIntoView({block: 'nearest'});
      const {x, y, width, height} = part?.getBoundingClientRect() ?? {width: 0};
      if (width === 0 || height === 0) continue;
      const points = [0.02, 0.5, 0.98].flatMap((across) =>
        [0.02, 0.5, 0.98].map((down) => [x + width * across, y + height * down]),
      );
      if (points.some((at) => document.elementFromPoint(...at)?.closest('.cover'))) {
        covered.push(name);
      }
    }
    return covered;
  });

/** How many pixels of the window outside the page are red. */
async function redAround(page) {
  const shot = await page.screenshot({encoding: 'base64'});
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    const body = document.querySelector('docs-site').shadowRoot.querySelector('[part=body]');
    const {left, right, top, bottom} = body.getBoundingClientRect();
    const {data: pixels} = context.getImageData(0, 0, image.width, image.height);
    let count = 0;
    for (let y = 0; y < image.height; y++) {
      for (let x = 0; x < image.width; x++) {
        // Shadows and outlines may reach into the space around the page.
        if (x >= left - 33 && x <= right + 33 && y >= top - 25 && y <= bottom) continue;
        const at = 4 * (y * image.width + x);
        if (pixels[at] > 200 && pixels[at + 1] < 90 && pixels[at + 2] < 90) count++;
      }
    }
    return count;
  }, shot);
}

describe('the styles of an author', () => {
  for (const [name, content] of Object.entries(covers)) {
    for (const [where, options] of [
      ['in a wide window', {}],
      ['on a phone', {isPhone: true}],
    ]) {
      it(`cover nothing around the page ${where}: ${name}`, async (t) => {
        const files = {
          'docs.json': config,
          'index.html': options.isPhone ? host : embedded,
          'start.mdx': pageOf(content),
        };
        const site = await openSite(t, {files, ...options});
        await site.shown('start');
        await site.page.waitForSelector('.cover');
        assert.equal(await redAround(site.page), 0);
        assert.deepEqual(await coveredParts(site.page), []);
      });
    }
  }

  it('make the document no larger than the site', async (t) => {
    const far = '<div style="position: absolute; width: 50000px; height: 90000px">a</div>';
    const files = {'docs.json': config, 'start.mdx': pageOf(far)};
    const site = await openSite(t, {files});
    await site.shown('start');
    const [width, height, siteHeight] = await site.page.evaluate(() => {
      const {scrollWidth, scrollHeight} = document.documentElement;
      return [
        scrollWidth - innerWidth,
        scrollHeight,
        document.querySelector('docs-site').offsetHeight,
      ];
    });
    assert.ok(width <= 0, `${width} pixels wider than the window`);
    assert.ok(height <= siteHeight + 1, `${height} pixels high, the site ${siteHeight}`);
  });

  it('may use the whole width of the site in custom pages', async (t) => {
    const wide = '<div class="wide" style="width: 100vw; margin-left: calc(50% - 50vw)">a</div>';
    const files = {'docs.json': config, 'start.mdx': pageOf(wide, 'mode: custom\n')};
    const site = await openSite(t, {files});
    await site.shown('start');
    const seen = await site.page.evaluate(() => {
      const {top} = document.querySelector('.wide').getBoundingClientRect();
      return [1, innerWidth - 20].map((x) => document.elementFromPoint(x, top + 5)?.className);
    });
    assert.deepEqual(seen, ['wide', 'wide']);
  });
});
