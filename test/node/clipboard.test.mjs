import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {openSite} from '../harness/open-site.mjs';
import {PlaygroundPage} from '../harness/playground-page.mjs';

const guide = `---
title: Guide
---

## First steps

\`\`\`bash
npm install acme
\`\`\`

<Prompt>Explain Acme to me.</Prompt>
`;

const parameters = [{name: 'limit', in: 'query', schema: {type: 'integer'}}];
const files = {
  'docs.json': {
    name: 'Acme',
    contextual: {options: ['copy', 'view', 'claude']},
    navigation: {
      groups: [
        {group: 'Start', pages: ['guide']},
        {group: 'API', openapi: 'api.json'},
      ],
    },
  },
  'guide.mdx': guide,
  'api.json': {
    openapi: '3.1.1',
    info: {title: 'API', version: '1'},
    servers: [{url: '/v1'}],
    paths: {'/items': {get: {summary: 'List items', parameters, responses: {}}}},
  },
};

/**
 * Opens a page. With HTTPS, and on this machine, its scripts may write to the clipboard when the
 * reader clicks; without HTTPS, no page can get this permission.
 */
async function openIn(t, options) {
  const site = await openSite(t, {files, ...options});
  if (await site.page.evaluate(() => isSecureContext)) {
    const {origin} = new URL(site.server.url);
    await site.page.browserContext().overridePermissions(origin, ['clipboard-sanitized-write']);
  }
  return site;
}

/** What a reader pastes into the page. */
async function pasted({page}) {
  const area = await page.evaluateHandle(() => {
    const made = document.createElement('textarea');
    document.body.prepend(made);
    return made;
  });
  await area.focus();
  await page.keyboard.down('Control');
  await page.keyboard.press('KeyV', {commands: ['Paste']});
  await page.keyboard.up('Control');
  return area.evaluate((element) => {
    element.remove();
    return element.value;
  });
}

describe('what readers copy', () => {
  it('is in the clipboard: code, prompts, links and the source of the page', async (t) => {
    const site = await openIn(t, {route: '#/guide'});
    await site.shown('guide');
    await site.click('button', 'Copy code');
    await site.says('Copied');
    assert.equal(await pasted(site), 'npm install acme');
    await site.click('button', 'Copy prompt');
    await site.find('button', 'Copied');
    assert.equal(await pasted(site), 'Explain Acme to me.');
    await site.page.hover('#first-steps');
    await site.page.click('#first-steps .anchor');
    await site.page.waitForSelector('#first-steps .anchor[data-copied]');
    assert.equal(await pasted(site), `${site.server.url}#/guide#first-steps`);
    await site.click('button', 'Copy page');
    await site.page.waitForSelector('docs-page-menu >>> [role="status"]::-p-text(Copied)');
    assert.equal(await pasted(site), guide);
  });

  it('is in the clipboard of a page without HTTPS, and the focus stays', async (t) => {
    const site = await openIn(t, {route: '#/guide', isInsecure: true});
    await site.shown('guide');
    assert.equal(await site.page.evaluate(() => isSecureContext), false);
    await site.click('button', 'Copy prompt');
    await site.find('button', 'Copied');
    const focused = () => document.activeElement.localName;
    assert.equal(await site.page.evaluate(focused), 'docs-prompt');
    assert.equal(await pasted(site), 'Explain Acme to me.');
  });

  for (const isInsecure of [false, true]) {
    const name = isInsecure ? 'also without HTTPS' : 'over HTTPS or on their own machine';
    it(`is a link that fills in the playground of an operation, ${name}`, async (t) => {
      const route = '#/api-reference/list-items';
      const site = await openIn(t, {route, isInsecure});
      await site.shown('api-reference/list-items');
      await site.click('button', 'Try it');
      const playground = new PlaygroundPage(site);
      await playground.fill({limit: '7'});
      await playground.click('Copy a link to this request');
      await site.find('button', 'Link copied');
      await site.page.keyboard.press('Escape');
      await playground.wait('dialog:not([open])');
      // A task later, the focus is back where the reader was.
      await site.page.waitForSelector('docs-endpoint >>> [part~="try"]:focus');
      const link = await pasted(site);
      await site.page.goto('about:blank');
      await site.page.goto(link);
      await playground.wait('dialog[open]');
      assert.equal(await playground.url(), `${site.server.url}v1/items?limit=7`);
    });
  }
});

describe('the menu of a page', () => {
  it('leads to the file of the page, and tells assistants its URL', async (t) => {
    const site = await openIn(t, {isAuthors: true, route: '#/guide', base: '/team/docs/'});
    await site.shown('guide');
    await site.page.waitForSelector('docs-page-menu >>> a[part="item"]');
    const [view, claude] = await site.page.$$eval('docs-page-menu >>> a[part="item"]', (links) =>
      links.map(({href}) => href),
    );
    assert.equal(view, `${site.server.url}guide.mdx`);
    assert.equal(await (await fetch(view)).text(), guide);
    const prompt = new URL(claude).searchParams.get('q');
    assert.ok(prompt.includes(view) && prompt.includes(`${site.server.url}#/guide`), prompt);
  });
});
