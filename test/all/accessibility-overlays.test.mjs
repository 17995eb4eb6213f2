import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {faultLines, openDemo, showWhole} from '../harness/accessible-demo.mjs';
import {overlays} from '../harness/axe.mjs';
import {textOf} from '../harness/sources.mjs';

const config = JSON.parse(textOf('demo/docs.json'));
const inArabic = {
  ...config,
  feedback: {thumbsRating: true},
  navigation: {languages: [{language: 'ar', ...config.navigation}]},
};

describe('what is open above a page', () => {
  for (const [index, mode] of ['light', 'dark'].entries()) {
    for (const width of [1440, 390]) {
      const language = (index === 0) === (width === 390) ? 'Arabic' : 'English';
      it(`has no fault of accessibility in ${mode} mode at ${width} px, ${language}`, async (t) => {
        const files = language === 'Arabic' ? {'docs.json': JSON.stringify(inArabic)} : undefined;
        const site = await openDemo(t, {width, mode, files});
        await showWhole(site, 'guide/quickstart');
        assert.equal(await site.page.$eval('html', ({dir}) => dir === 'rtl'), Boolean(files));
        assert.deepEqual(await faultLines(site), []);
        const opened = [];
        for (const [name, open] of Object.entries(overlays)) {
          if (!(await open(site.page))) continue;
          opened.push(name);
          assert.deepEqual(await faultLines(site), [], name);
          await site.page.keyboard.press('Escape');
        }
        const wide = ['search', 'shortcuts', 'page menu'];
        assert.deepEqual(opened, width > 1000 ? wide : ['search', 'drawer', ...wide.slice(1)]);
      });
    }
  }
});
