import {describe, it} from 'node:test';
import {openSite} from '../harness/open-site.mjs';

const files = {
  'docs.json': {
    name: 'Guide',
    navigation: [
      {group: 'Start', pages: ['first', 'second']},
      {group: 'Other', pages: ['other/third']},
    ],
    topbarLinks: [{name: 'Support', url: 'second'}],
    tabs: [{name: 'Other', url: 'other'}],
  },
  'first.md':
    '---\ntitle: First\n---\n\nA text with [another page](second).\n\n## Part\n\n## End\n',
  'second.md': '---\ntitle: Second\n---\n\nA text.\n',
  'other/third.md': '---\ntitle: Third\n---\n\nA text.\n',
};

const page = (attributes) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><body style="margin: 0">
<docs-site ${attributes}></docs-site><script type="module" src="docs-site/docs-site.js"></script>`;

/** Moves the pointer onto an element, and resolves once its style is another one. */
async function changes(site, selector, property, of = selector) {
  const element = await site.page.waitForSelector(selector);
  const styled = await site.page.waitForSelector(of);
  const style = (one, name) => getComputedStyle(one)[name];
  await site.page.mouse.move(1, 1);
  const before = await styled.evaluate(style, property);
  await element.hover();
  await site.page.waitForFunction(
    (one, name, value) => getComputedStyle(one)[name] !== value,
    {},
    styled,
    property,
    before,
  );
}

for (const attributes of ['', 'isolated']) {
  describe(`what the pointer is on: ${attributes || 'in the document'}`, () => {
    it('looks different', async (t) => {
      const site = await openSite(t, {
        files: {...files, 'index.html': page(attributes)},
        route: '#/first',
      });
      await site.shown('first');
      await site.settled();
      const frame = 'docs-site >>>';
      await changes(site, `${frame} docs-sidebar >>> a[href$="second"]`, 'backgroundColor');
      await changes(site, `${frame} docs-topbar >>> [part="link"]`, 'backgroundColor');
      await changes(site, `${frame} docs-topbar >>> [part="tab"]:not([aria-current])`, 'color');
      await changes(site, `${frame} docs-outline >>> a[href$="#end"]`, 'color');
      const text = attributes === '' ? '' : `${frame} `;
      await changes(site, `${text}article p a`, 'textDecorationThickness');
      await changes(site, `${text}article h2`, 'opacity', `${text}article h2 .anchor`);
    });
  });
}

describe('the drawer', () => {
  it('has entries that look different when the pointer is on them', async (t) => {
    const site = await openSite(t, {files, route: '#/first', isPhone: true});
    await site.shown('first');
    await site.settled();
    await site.click('button', 'Menu');
    const entry = 'docs-site >>> docs-drawer docs-sidebar >>> a[href$="second"]';
    await site.page.waitForSelector(entry, {visible: true});
    await changes(site, entry, 'backgroundColor');
  });
});
