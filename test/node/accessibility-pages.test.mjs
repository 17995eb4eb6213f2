import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {accessibilityFaults, overlays, seeAll} from '../harness/axe.mjs';
import {openSite} from '../harness/open-site.mjs';
import {textOf} from '../harness/sources.mjs';

/** Pages of the demo with parts of all kinds; each is looked at in both modes. */
const paths = [
  'guide/introduction',
  'guide/markdown',
  'guide/navigation',
  'components/overview',
  'components/code-features',
  'components/icons-and-badges',
  'components/request-and-response-examples',
  'components/trees',
  'components/views',
  'api/playground',
  'reference/changelog',
  'reference/a-page-with-mistakes',
];
const widths = [1440, 768, 390];
const modes = ['light', 'dark'];

const config = JSON.parse(textOf('demo/docs.json'));
const inArabic = {
  ...config,
  feedback: {thumbsRating: true},
  navigation: {languages: [{language: 'ar', ...config.navigation}]},
};

/** Opens the demo as readers see it. */
const openDemo = async (t, {width, mode, files}) => {
  const route = `#/${paths[0]}`;
  const site = await openSite(t, {folder: 'demo', isPublished: true, files, route});
  const features = {'prefers-color-scheme': mode, 'prefers-reduced-motion': 'reduce'};
  await site.page.emulateMediaFeatures(
    Object.entries(features).map(([name, value]) => ({name, value})),
  );
  await site.page.setViewport({width, height: 844});
  return site;
};

const show = async (site, path) => {
  await site.goTo(`#/${path}`);
  await site.shown(path);
  await site.settled();
  await seeAll(site.page);
  await site.settled();
};

const faultsIn = async ({page}) =>
  (await accessibilityFaults(page)).map(({rule, html, why}) => `${rule}: ${html} ${why}`);

describe('a page', () => {
  for (const [mode, isTurned] of Object.entries({light: false, dark: true})) {
    it(`has no fault of accessibility in ${mode} mode`, async (t) => {
      const site = await openDemo(t, {width: widths[0], mode});
      for (const [index, path] of paths.entries()) {
        const width = widths[(index + (isTurned ? 1 : 0)) % widths.length];
        await site.page.setViewport({width, height: 844});
        await show(site, path);
        assert.deepEqual(await faultsIn(site), [], `${path}, ${width} px`);
      }
    });
  }
});

describe('what is open above a page', () => {
  for (const [index, mode] of modes.entries()) {
    for (const width of [1440, 390]) {
      const language = (index === 0) === (width === 390) ? 'Arabic' : 'English';
      it(`has no fault of accessibility in ${mode} mode at ${width} px, ${language}`, async (t) => {
        const files = language === 'Arabic' ? {'docs.json': JSON.stringify(inArabic)} : undefined;
        const site = await openDemo(t, {width, mode, files});
        await show(site, 'guide/quickstart');
        assert.equal(await site.page.$eval('html', ({dir}) => dir === 'rtl'), Boolean(files));
        assert.deepEqual(await faultsIn(site), []);
        const opened = [];
        for (const [name, open] of Object.entries(overlays)) {
          if (!(await open(site.page))) continue;
          opened.push(name);
          assert.deepEqual(await faultsIn(site), [], name);
          await site.page.keyboard.press('Escape');
        }
        const wide = ['search', 'shortcuts', 'page menu'];
        assert.deepEqual(opened, width > 1000 ? wide : ['search', 'drawer', ...wide.slice(1)]);
      });
    }
  }
});
