import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {chunk, page, single} from '../harness/calm-sites.mjs';
import {nextFrames, shiftsOfFirstVisit} from '../harness/layout-shifts.mjs';
import {openSite} from '../harness/open-site.mjs';

const pictured = {
  'start.mdx': '---\ntitle: Start\n---\n\nBefore.\n\n![A wide picture](/wide.svg)\n\nAfter.\n',
  'wide.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><path d="M0 0h9v9"/></svg>',
};

describe('a page whose content comes late', () => {
  it('keeps the styles of the page while a diagram is drawn', async (t) => {
    const files = {
      ...single,
      'start.mdx': `${page('Start')}\n\`\`\`mermaid\ngraph TD\n A --> B\n\`\`\`\n`,
    };
    const drawing = chunk('draw-diagram');
    const site = await openSite(t, {files, route: '#/start', held: [drawing]});
    await site.shown('start');
    await site.page.evaluate(watchBody);
    site.network.release(drawing);
    await site.page.waitForSelector('>>> [part="diagram"] svg');
    assert.deepEqual(await site.page.evaluate(() => globalThis.margins), ['0px']);
  });

  it('shows what follows a diagram when it is drawn', async (t) => {
    const steps = ['A --> B', 'B --> C'];
    const diagram = ['```mermaid', 'graph TD', ...steps, '```'].join('\n');
    const files = {
      ...single,
      'start.mdx': `---\ntitle: Start\n---\n\nBefore.\n\n${diagram}\n\nAfter.`,
    };
    const drawing = chunk('draw-diagram');
    const site = await openSite(t, {files, held: [drawing]});
    const open = shiftsOfFirstVisit(site, 'start');
    await site.shown('start');
    assert.deepEqual(await wordsInView(site), {before: true, after: false});
    site.network.release(drawing);
    assert.deepEqual(await open, []);
    await site.page.waitForFunction(areWordsShown, {}, 'After');
  });

  it('is settled once its formulas are drawn in their font', async (t) => {
    const font = 'docs-site/fonts/stix-two-math.woff2';
    const files = {...single, 'start.mdx': `${page('Start')}\n$$\nE = mc^2\n$$\n`};
    const site = await openSite(t, {files, route: '#/start', held: [font]});
    await site.network.asked(font);
    const drawn = site.page.$eval('docs-site', async (element) => {
      await element.settled();
      return element.querySelector('docs-math').shadowRoot.querySelector('math') !== null;
    });
    // Far more than a site takes to find out that it has nothing else to do.
    await site.page.evaluate(async () => {
      for (let times = 0; times < 50; times++) await new Promise(requestIdleCallback);
    });
    site.network.release(font);
    assert.equal(await drawn, true);
  });

  it('shows what follows a formula when it is drawn, in a font for formulas', async (t) => {
    const formula = '$$\n\\sqrt{\\frac{1}{x}}\n$$';
    const files = {
      ...single,
      'start.mdx': `---\ntitle: Start\n---\n\nBefore.\n\n${formula}\n\nAfter.`,
    };
    const font = 'docs-site/fonts/stix-two-math.woff2';
    const site = await openSite(t, {files, held: [font]});
    const open = shiftsOfFirstVisit(site, 'start');
    await site.network.asked(font);
    await site.shown('start');
    assert.deepEqual(await wordsInView(site), {before: true, after: false});
    site.network.release(font);
    assert.deepEqual(await open, []);
    await site.page.waitForFunction(areWordsShown, {}, 'After');
    const [root, fraction] = await Promise.all(
      ['msqrt', 'mfrac'].map((name) => site.page.$(`>>> docs-math >>> ${name}`)),
    );
    const [{y}, inner] = await Promise.all([root.boundingBox(), fraction.boundingBox()]);
    assert.ok(inner.y > y, 'the bar of the root touches what is in it');
  });

  it('shows what follows a picture when the size of the picture is known', async (t) => {
    const site = await openSite(t, {files: {...single, ...pictured}, route: '#/start'});
    site.network.hold('wide.svg');
    const open = shiftsOfFirstVisit(site, 'start');
    await site.network.asked('wide.svg');
    await site.shown('start');
    assert.deepEqual(await wordsInView(site), {before: true, after: false});
    site.network.release('wide.svg');
    assert.deepEqual(await open, []);
    await site.page.waitForFunction(areWordsShown, {}, 'After');
  });

  it('shows what follows a picture that does not exist', async (t) => {
    const files = {...single, ...pictured, 'wide.svg': undefined};
    const site = await openSite(t, {files, route: '#/start'});
    await site.shown('start');
    await site.page.waitForFunction(areWordsShown, {}, 'After');
  });

  it('moves nothing when a picture comes that is centered in a tile', async (t) => {
    const tile = '<Tile title="A tile">\n  <img src="/wide.svg" alt="" width="120" />\n</Tile>';
    const files = {...single, ...pictured, 'start.mdx': `${page('Start')}\n${tile}\n`};
    const site = await openSite(t, {files, route: '#/start'});
    site.network.hold('wide.svg');
    const open = shiftsOfFirstVisit(site, 'start');
    await site.network.asked('wide.svg');
    await site.shown('start');
    await site.page.evaluate(nextFrames);
    site.network.release('wide.svg');
    assert.deepEqual(await open, []);
  });

  it('moves nothing when icons come after the text', async (t) => {
    const text = [
      'A star <Icon icon="star" size={24} /> and a <Badge icon="check">stable</Badge> part.',
      '### Code <sup><Icon icon="github" style="width: 14px; height: 14px;" /></sup>',
      'The end.',
    ];
    const files = {...single, 'start.mdx': `${page('Start')}\n${text.join('\n\n')}\n`};
    const icons = chunk('docs-icon');
    const site = await openSite(t, {files, held: [icons]});
    const open = shiftsOfFirstVisit(site, 'start');
    await site.shown('start');
    await site.page.evaluate(nextFrames);
    site.network.release(icons);
    assert.deepEqual(await open, []);
  });
});

/** Notes each margin that the body has while elements come and go in it. */
function watchBody() {
  const {body} = document;
  const margins = new Set();
  const look = () => {
    margins.add(getComputedStyle(body).margin);
    globalThis.margins = [...margins];
  };
  new MutationObserver(look).observe(body, {childList: true});
  look();
}

/** Whether the words before and after the picture can be seen, two frames from now. */
async function wordsInView(site) {
  await site.page.evaluate(nextFrames);
  const [before, after] = await Promise.all(
    ['Before', 'After'].map((word) => site.page.evaluate(areWordsShown, word)),
  );
  return {before, after};
}

/** Whether a paragraph that begins with this word is in view and not clipped. */
function areWordsShown(word) {
  const texts = [...document.querySelectorAll('docs-site p')];
  const text = texts.find(({textContent}) => textContent.startsWith(word));
  const {left, top, height} = text.getBoundingClientRect();
  return document.elementsFromPoint(left + 5, top + height / 2).includes(text);
}
