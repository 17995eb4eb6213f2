import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {contentOf} from '../harness/content-of.mjs';
import {cut, openOffline} from '../harness/offline-site.mjs';
import {activeResult, openSearch, ready} from '../harness/search-dialog.mjs';

const page = (title, text) => `---\ntitle: ${title}\n---\n\n${text}\n`;
const rich = `
<Steps>
  <Step title="Heat the iron" icon="flame">To 1200 °C.</Step>
  <Step title="Strike it">Now.</Step>
</Steps>

<Tabs>
  <Tab title="Linux" icon="terminal">On Linux.</Tab>
  <Tab title="Windows">On Windows.</Tab>
</Tabs>

\`\`\`js anvil.js {1} lines
const anvil = 'heavy';
\`\`\`

<CodeGroup>

\`\`\`python a.py
print("anvil")
\`\`\`

\`\`\`rust a.rs
fn main() {}
\`\`\`

</CodeGroup>

\`\`\`mermaid
flowchart LR
  Iron --> Anvil
\`\`\`

$$
E = mc^2
$$

<Accordion title="Why?">Because.</Accordion>
<Card title="A card" icon="hammer" href="/other">Its text.</Card>
<Tree><Tree.Folder name="src" defaultOpen><Tree.File name="a.js" /></Tree.Folder></Tree>
<Tooltip tip="What it is">A word</Tooltip>
<Update label="2026" description="v1">New.</Update>
<Icon icon="github" /> and <Badge>new</Badge>
`;
const files = {
  'docs.json': {name: 'Acme', navigation: [{group: 'All', pages: ['start', 'rich', 'other']}]},
  'start.mdx': page('Start', 'The beginning.'),
  'rich.mdx': page('Rich', rich),
  'other.mdx': page('Other', 'The end of the okapi.'),
};

/** Takes a file of ours from what the browser has kept. */
const forget = ({page: tab}, file) =>
  tab.evaluate(async (name) => {
    for (const cache of await caches.keys()) {
      const opened = await caches.open(cache);
      for (const request of await opened.keys()) {
        if (request.url.endsWith(`/${name}`)) await opened.delete(request);
      }
    }
  }, file);

const missing = 'Parts of this page could not be loaded.';

describe('a site that was not saved, without a network', () => {
  for (const route of ['', '#/rich']) {
    const when = route === '' ? 'later' : 'as the first page';
    it(`shows all parts of a page that was read ${when}`, async (t) => {
      const site = await openOffline(t, {files, savesAll: true, route});
      await site.goTo('#/rich');
      const before = await contentOf(site, 'rich');
      assert.ok(before.includes('mermaid') || before.includes('<svg'));
      cut(site);
      await site.open('#/rich');
      assert.equal(await contentOf(site, 'rich'), before);
      assert.equal(await site.page.$('>>> docs-missing-notice'), null);
    });
  }

  it('shows the components of a page of which only the text is kept', async (t) => {
    const site = await openOffline(t, {files});
    await site.page.evaluate(() => fetch('rich.mdx').then((response) => response.text()));
    await site.settled();
    cut(site);
    await site.open('#/rich');
    await site.shown('rich');
    const titles = await site.page.$$eval('docs-step', (steps) =>
      steps.map((step) => step.shadowRoot.textContent.replace(/\s+/g, ' ').trim()),
    );
    assert.match(titles.join(), /Heat the iron.*Strike it/);
    // Diagrams and formulas are large: they are kept with the first page that has one.
    await site.says(missing);
  });

  it('finds what was read, though nobody has searched before', async (t) => {
    const site = await openOffline(t, {files});
    await site.goTo('#/other');
    await site.shown('other');
    await site.settled();
    cut(site);
    await site.open('#/start');
    await site.shown('start');
    await openSearch(site);
    await site.page.keyboard.type('okapi');
    await activeResult(site, 'Other');
  });

  it('says that a page lacks something, shows its words, and all of it once online', async (t) => {
    const site = await openOffline(t, {files, savesAll: true, route: '#/rich'});
    await contentOf(site, 'rich');
    await forget(site, 'steps.js');
    cut(site);
    await site.open('#/rich');
    await site.says(missing);
    const words = await site.page.$eval('docs-site article', ({innerText}) => innerText);
    for (const word of ['Heat the iron', 'To 1200 °C.', 'Strike it'])
      assert.ok(words.includes(word));
    assert.equal(await site.page.$('docs-step:defined'), null);
    site.network.comeBack();
    await site.page.evaluate(() => dispatchEvent(new Event('online')));
    await site.says(missing);
    await site.click('button', 'Reload');
    await site.page.waitForSelector('docs-step:defined');
    await site.settled();
    assert.equal(await site.page.$('>>> docs-missing-notice'), null);
  });

  it('says that the search cannot be opened where it was not kept', async (t) => {
    const site = await openOffline(t, {files});
    await forget(site, 'docs-search-dialog.js');
    cut(site);
    await site.open('#/start');
    await site.shown('start');
    await ready(site);
    await site.page.keyboard.down('Control');
    await site.page.keyboard.press('k');
    await site.page.keyboard.up('Control');
    await site.says('The search could not be loaded.');
    await site.click('button', 'Dismiss');
    assert.equal(await site.page.$('>>> docs-missing-notice'), null);
  });
});
