import {indexPage} from '../../cli/init/index-page.mjs';

/** The two files of our script whose URLs stay. */
export const entry = 'docs-site/docs-site.js';
export const mainChunk = 'docs-site/main.js';

/** The page `parts`. */
export const parts = `---
title: Components
---

<Tip>A tip.</Tip>

<Card title="A card" icon="rocket">In it.</Card>

<Tabs>
  <Tab title="First">One.</Tab>
  <Tab title="Second">Two.</Tab>
</Tabs>
`;

/** A site with a page of components, whose parts are chunks of their own. */
export const site = {
  'docs.json': {name: 'Acme', navigation: [{group: 'Start', pages: ['start', 'parts']}]},
  'start.mdx': '---\ntitle: Start\n---\n\nHello.\n',
  'parts.mdx': parts,
};

/** A page with these scripts. */
export const indexOf = (...scripts) =>
  indexPage.replace(
    /<script.*\n/,
    scripts.map((src) => `<script type="module" src="${src}"></script>\n`).join(''),
  );

/** Resolves once callouts, tabs and icons work in the page `parts`. */
export async function worksIn(opened) {
  await opened.shown('parts');
  await opened.page.waitForFunction(() => {
    const inside = (element, selector) => element?.shadowRoot?.querySelector(selector);
    const [callout, card, tabs] = ['docs-callout', 'docs-card', 'docs-tabs'].map((tag) =>
      document.querySelector(tag),
    );
    return (
      inside(callout, '[role="img"] svg') &&
      inside(inside(card, 'docs-icon'), 'svg') &&
      inside(tabs, '[role="tab"] + [role="tab"]')
    );
  });
}
