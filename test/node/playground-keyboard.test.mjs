import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {openEndpoint, PlaygroundPage} from '../harness/playground-page.mjs';
import {startWire} from '../harness/wire-server.mjs';

const paths = {
  '/items': {
    get: {
      parameters: [{name: 'limit', in: 'query', schema: {type: 'integer'}}],
      responses: {200: {description: ''}},
    },
  },
};

/** What has the focus: its text or label, and the elements around it, innermost first. */
const focused = (page) =>
  page.evaluate(() => {
    const within = [];
    let element = document.activeElement;
    while (element.shadowRoot?.activeElement) {
      within.unshift(element.localName);
      element = element.shadowRoot.activeElement;
    }
    const name = element.ariaLabel ?? (element.id ? element.id : element.textContent);
    return {tag: element.localName, name: name.trim(), within};
  });

/** Presses Tab until this has the focus; gives what had it on the way. */
async function tabTo(page, isThis, limit = 20) {
  const passed = [];
  for (let count = 0; count < limit; count++) {
    await page.keyboard.press('Tab');
    const one = await focused(page);
    if (isThis(one)) return passed;
    passed.push(one);
  }
  assert.fail(`not reached: ${JSON.stringify(passed)}`);
}

describe('the playground by keyboard', () => {
  it('leads from the heading through the fields to the answer, and back', async (t) => {
    const wire = await startWire(t);
    const site = await openEndpoint(t, {servers: wire.url, paths});
    const {page} = site;
    const playground = new PlaygroundPage(site);
    await (await site.find('button', 'Try it')).focus();
    await page.keyboard.press('Enter');
    await playground.wait('dialog[open]');
    assert.equal((await focused(page)).tag, 'h2');
    await tabTo(page, ({tag, within}) => tag === 'input' && within[0] === 'docs-value-form');
    await page.keyboard.type('5');
    await tabTo(page, ({tag, name}) => tag === 'button' && name === 'Send');
    await page.keyboard.press('Enter');
    assert.equal(await playground.answered(), '200 OK');
    assert.equal(wire.arrived[0].url, '/items?limit=5');
    assert.match(await playground.read('docs-response', '[role="status"]'), /^200 OK, /);
    await tabTo(page, ({within}) => within.includes('docs-response'));
    await page.keyboard.press('Escape');
    await playground.wait('dialog:not([open])');
    assert.deepEqual(await focused(page), {
      tag: 'button',
      name: 'Try it',
      within: ['docs-endpoint'],
    });
  });
});
