import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {openSite} from '../harness/open-site.mjs';
import {closeSearch, openSearch} from '../harness/search-dialog.mjs';

const page = `---
title: Start
---

<Tabs>
  <Tab title="One">First</Tab>
  <Tab title="Two">Second</Tab>
</Tabs>

<CodeGroup>
\`\`\`js One
1
\`\`\`

\`\`\`js Two
2
\`\`\`
</CodeGroup>

<View title="Readers">For readers</View>
<View title="Writers">For writers</View>

## First part

## Second part

<Update label="May" tags={["Added", "Removed"]}>New.</Update>
<Update label="April" tags={["Added"]}>Old.</Update>
`;

const pages = (name) => [{group: name, pages: [name, `${name}-2`]}];
const files = {
  'docs.json': {
    name: 'Acme',
    navigation: {
      global: {anchors: [{anchor: 'Blog', href: 'https://blog.example'}]},
      tabs: [
        {tab: 'One', groups: pages('one')},
        {tab: 'Two', groups: pages('two')},
      ],
    },
    navbar: {primary: {type: 'button', label: 'Sign up', href: 'https://app.example'}},
  },
  ...Object.fromEntries(['one', 'one-2', 'two', 'two-2'].map((name) => [`${name}.mdx`, page])),
};

/** What shows with forced colors whether something is chosen, and what that is called. */
const choices = {
  'the tabs of the site': ['>>> [part="tab"]', 'aria-current'],
  'the pages of the sidebar': ['>>> docs-sidebar >>> [part="item"]', 'aria-current'],
  'tabs of a page': ['>>> docs-tabs >>> [role="tab"]', 'aria-selected'],
  'tabs of code': ['>>> docs-code-group >>> [role="tab"]', 'aria-selected'],
  'the names of views': ['>>> docs-view >>> [part~="choice"]', 'aria-pressed'],
  'the tags of a changelog': ['>>> docs-update >>> [part="choice"]', 'aria-pressed'],
};

describe('with forced colors', () => {
  it('readers can tell what is chosen, and what is a button', async (t) => {
    const site = await openSite(t, {files, route: '#/one'});
    const session = await site.page.createCDPSession();
    await session.send('Emulation.setEmulatedMedia', {
      features: [{name: 'forced-colors', value: 'active'}],
    });
    await site.shown('one');
    await (await site.page.waitForSelector('>>> docs-update >>> [part="choice"]')).click();
    await site.page.waitForSelector('>>> [part="choice"][aria-pressed="true"]');
    await site.settled();
    for (const [name, [selector, state]] of Object.entries(choices)) {
      await site.page.waitForSelector(selector);
      const looks = {true: new Set(), false: new Set()};
      for (const element of await site.page.$$(selector)) {
        const {isChosen, look} = await element.evaluate(linesOf, state);
        looks[isChosen].add(look);
      }
      assert.equal(looks.true.size, 1, name);
      assert.ok(looks.false.size > 0, name);
      for (const look of looks.true) assert.ok(!looks.false.has(look), `${name}: ${look}`);
    }
    const mark = await site.page.waitForSelector('>>> docs-outline >>> [part="mark"]');
    const {background} = await mark.evaluate(paintOf);
    assert.notEqual(background, (await (await site.page.$('body')).evaluate(paintOf)).background);
    const button = await site.page.waitForSelector('>>> [part="cta"]');
    const {border, text} = await button.evaluate(paintOf);
    assert.equal(border, text);
  });

  it('readers see the words that a search has found', async (t) => {
    const site = await openSite(t, {files, route: '#/one'});
    await site.shown('one');
    const session = await site.page.createCDPSession();
    for (const mode of ['light', 'dark']) {
      await session.send('Emulation.setEmulatedMedia', {
        features: [
          {name: 'forced-colors', value: 'active'},
          {name: 'prefers-color-scheme', value: mode},
        ],
      });
      await openSearch(site);
      await site.page.keyboard.type('readers');
      const found = await site.page.waitForSelector('>>> docs-search-dialog >>> mark');
      const {text} = await found.evaluate(paintOf);
      const dialog = await site.page.$('>>> docs-search-dialog >>> dialog');
      assert.notEqual(text, (await dialog.evaluate(paintOf)).background, mode);
      await closeSearch(site);
    }
  });
});

/** Whether an element is chosen, and the lines around it: all that forced colors leave. */
function linesOf(element, state) {
  const value = element.getAttribute(state);
  const look = ['', '::before', '::after'].map((pseudo) => {
    const style = getComputedStyle(element, pseudo);
    const sides = ['block-start', 'block-end', 'inline-start', 'inline-end'].map((side) => {
      const [width, color] = ['width', 'color'].map((name) =>
        style.getPropertyValue(`border-${side}-${name}`),
      );
      return width === '0px' ? 'none' : `${width} ${color}`;
    });
    return [...sides, style.outlineStyle, style.outlineColor].join(', ');
  });
  return {isChosen: value !== null && value !== 'false', look: look.join(' | ')};
}

function paintOf(element) {
  const {backgroundColor, borderTopColor, borderTopWidth, color} = getComputedStyle(element);
  return {
    background: backgroundColor,
    border: borderTopWidth === '0px' ? 'none' : borderTopColor,
    text: color,
  };
}
