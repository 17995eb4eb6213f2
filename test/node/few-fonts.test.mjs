import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {openSite} from '../harness/open-site.mjs';

const page = `---
title: Start
description: What the page is about.
---

Text, *emphasis*, **more**, \`code\`, and a [link](#more).

## More

### Deeper

- An item.

| Name | Meaning |
| --- | --- |
| \`a\` | The first. |

\`\`\`js
run();
\`\`\`
`;

const files = {
  'docs.json': {
    name: 'Acme',
    topbarLinks: [{name: 'Support', url: 'https://example.com'}],
    topbarCtaButton: {name: 'Sign up', url: 'https://example.com'},
    anchors: [{name: 'Community', url: 'https://example.com'}],
    tabs: [{name: 'API', url: 'api'}],
    navigation: [
      {group: 'Guide', pages: ['start']},
      {group: 'API', pages: ['api/start']},
    ],
  },
  'start.mdx': page,
  'api/start.mdx': page,
};

/** The family, size, weight and style of all text that is visible in a document. */
function fontsOfText() {
  const fonts = new Set();
  const visit = (root) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) visit(element.shadowRoot);
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '',
      );
      if (!hasText || !element.checkVisibility()) continue;
      const {fontFamily, fontSize, fontWeight, fontStyle} = getComputedStyle(element);
      fonts.add([fontFamily, fontSize, fontWeight, fontStyle].join(' '));
    }
  };
  visit(document);
  return [...fonts];
}

describe('the first view', () => {
  it('is in at most 12 fonts, each of which takes time while it is laid out', async (t) => {
    const site = await openSite(t, {files, route: '#/start'});
    await site.page.evaluateOnNewDocument(`
      addEventListener('docs-page-shown', () => {
        globalThis.firstFonts = (${fontsOfText})();
      }, {once: true});`);
    await site.page.reload();
    await site.shown('start');
    const fonts = await site.page.evaluate(() => globalThis.firstFonts);
    assert.ok(fonts.length <= 12, fonts.join('\n'));
    const [title] = await site.page.$$eval('docs-site h1', (titles) =>
      titles.map((element) => getComputedStyle(element)).map(({fontSize}) => fontSize),
    );
    assert.ok(
      fonts.some((font) => font.includes(` ${title} `)),
      fonts.join('\n'),
    );
  });
});
