import {expect, fixture, html, nextFrame} from '@open-wc/testing';
import {layoutParts} from '../../../elements/site/deferred-layout.js';
import '../../../elements/site/docs-site.js';
import type {DocsSite} from '../../../elements/site/docs-site.js';
import {holdFiles, stubFiles} from '../site/stub-files.js';
import {until} from '../until.js';

const page = `---
title: Page
---

## Setup

## Setup

<View title="JS">
## In JS
</View>
<View title="Py">
## In Py
</View>

<AccordionGroup>
<Accordion title="Why">
Because.

<Accordion title="Inner">Deep.</Accordion>
</Accordion>
</AccordionGroup>

<Tabs>
<Tab title="npm">npm words</Tab>
<Tab title="yarn" id="with-yarn">yarn words</Tab>
</Tabs>

<Expandable title="more">

<ResponseField name="user_id" type="string">Field.</ResponseField>

</Expandable>
`;

const log = `---
title: Log
---

<Update label="v2" tags={["New", "Big, slow"]}>two</Update>

<Update label="v1" tags={["New"]}>one</Update>

<Accordion title="More">[only big](/log?tags=Big%2C%20slow)</Accordion>
`;

const files = new Map([
  [
    'page-site/docs.json',
    '{"name": "Acme", "navigation": [{"group": "A", "pages": ["page", "api", "log", "panel"]}]}',
  ],
  ['page-site/page.mdx', page],
  ['page-site/log.mdx', log],
  ['page-site/panel.mdx', '---\ntitle: Panel\n---\n\n## A\n\n<Panel>\n\nBeside.\n\n</Panel>'],
  [
    'page-site/api.mdx',
    '---\ntitle: API\n---\n\n## A\n\n<RequestExample>\n```js\nx\n```\n</RequestExample>',
  ],
]);

async function siteAt(hash: string, {isolated = false, width = 1300} = {}): Promise<DocsSite> {
  history.replaceState(undefined, '', hash);
  const site = await fixture<DocsSite>(
    html`<docs-site
      src="https://site.example/page-site/"
      ?isolated=${isolated}
      style="width: ${width}px"
    ></docs-site>`,
  );
  await until(() => site.dataset['path'] !== undefined);
  // What is beside the text finds its place in the frame that shows it.
  await nextFrame();
  await nextFrame();
  return site;
}

function find<E extends HTMLElement>(site: DocsSite, selector: string): E {
  const found = site.pageRoot.querySelector<E>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

const isSeen = (element: Element) => element.checkVisibility();

const outlineOf = (site: DocsSite) =>
  [
    ...(site.shadowRoot?.querySelector('docs-outline')?.shadowRoot?.querySelectorAll('li') ?? []),
  ].map((entry) => entry.textContent.trim());

describe('what the page asks of its site', () => {
  const url = location.href;
  let restore: () => void;
  let answer = () => {};
  before(() => {
    restore = stubFiles(files);
  });
  afterEach(() => answer());
  after(() => {
    restore();
    history.replaceState(undefined, '', url);
  });

  for (const isolated of [false, true]) {
    it(`opens what a link leads to${isolated ? ' in an isolated site' : ''}`, async () => {
      for (const [hash, selector] of [
        ['#/page#why', 'docs-accordion'],
        ['#/page#why:inner', 'docs-accordion docs-accordion'],
        ['#/page#with-yarn', '#with-yarn'],
        ['#/page#in-py', '#in-py'],
        ['#/page#user_id', '#user_id'],
        ['#/page#setup-2', '#setup-1'],
      ] as const) {
        const site = await siteAt(hash, {isolated});
        await until(() => isSeen(find(site, selector)), hash);
        site.remove();
      }
    });
  }

  it('writes an opened accordion into the URL, and takes it away', async () => {
    const site = await siteAt('#/page');
    const entries = history.length;
    const summary = find(site, 'docs-accordion').shadowRoot?.querySelector('summary');
    summary?.click();
    await until(() => location.hash === '#/page#why');
    summary?.click();
    await until(() => location.hash === '#/page');
    expect(history.length).to.equal(entries);
    expect(site.path).to.equal('page');
  });

  it('leaves the outer accordion in the URL when the inner one is closed', async () => {
    const site = await siteAt('#/page#why:inner');
    const inner = find(site, 'docs-accordion docs-accordion');
    await until(() => inner.hasAttribute('open'));
    inner.shadowRoot?.querySelector('summary')?.click();
    await until(() => location.hash === '#/page#why');
  });

  describe('for the tags of a changelog', () => {
    const shownIn = (site: DocsSite) =>
      [...site.querySelectorAll('docs-update')]
        .filter((update) => update.checkVisibility())
        .map(({label}) => label);

    it('shows what its URL says, and keeps that when something opens', async () => {
      const site = await siteAt('#/log?tags=New,Big%2C%20slow');
      expect(shownIn(site)).to.eql(['v2']);
      find(site, 'docs-accordion').shadowRoot?.querySelector('summary')?.click();
      await until(() => location.hash === '#/log?tags=New,Big%2C%20slow#more');
    });

    it('writes what the reader chooses', async () => {
      const site = await siteAt('#/log?x=1');
      expect(shownIn(site)).to.eql(['v2', 'v1']);
      const choices = find(site, 'docs-update').shadowRoot?.querySelectorAll('button') ?? [];
      [...choices].find((choice) => choice.textContent.includes('Big'))?.click();
      expect(location.hash).to.equal('#/log?x=1&tags=Big%2C%20slow');
      await until(() => shownIn(site).length === 1);
      expect(outlineOf(site)).to.eql(['v2']);
    });

    it('follows a link to other ones', async () => {
      const site = await siteAt('#/log');
      find(site, 'a[href*="tags="]').click();
      await until(() => shownIn(site).length === 1);
      expect(location.hash).to.equal('#/log?tags=Big%2C%20slow');
      site.path = 'page';
      await until(() => site.dataset['path'] === 'page');
      expect(location.hash).to.equal('#/page');
    });

    it('keeps them out of the URL of a site that keeps out of it', async () => {
      history.replaceState(undefined, '', '#/');
      const site = await fixture<DocsSite>(
        html`<docs-site
          src="https://site.example/page-site/"
          router="memory"
          path="log"
        ></docs-site>`,
      );
      await until(() => site.dataset['path'] === 'log');
      const before = location.href;
      const choices = find(site, 'docs-update').shadowRoot?.querySelectorAll('button') ?? [];
      choices[1]?.click();
      await until(() => shownIn(site).length === 1);
      expect(location.href).to.equal(before);
    });
  });

  it('leaves the URL alone that is of another page already', async () => {
    // From the start: an idle site reads the pages of its sidebar.
    answer = holdFiles('/api.');
    const site = await siteAt('#/page');
    const toggle = async () => {
      const details = find(site, 'docs-accordion').shadowRoot?.querySelector('details');
      details?.toggleAttribute('open');
      // Browsers tell of it later.
      details?.dispatchEvent(new Event('toggle'));
      await layoutParts();
    };
    await toggle();
    expect(location.hash).to.equal('#/page#why');
    site.path = 'api';
    await site.updateComplete;
    expect(location.hash).to.equal('#/api');
    // Closed, and opened.
    await toggle();
    await toggle();
    expect(site.dataset['path']).to.equal('page');
    expect(location.hash).to.equal('#/api');
    answer();
    await until(() => site.dataset['path'] === 'api');
    site.path = 'page';
    await until(() => site.dataset['path'] === 'page');
    await toggle();
    history.replaceState(undefined, '', '#/elsewhere');
    await toggle();
    await toggle();
    expect(location.hash).to.equal('#/elsewhere');
    history.replaceState(undefined, '', '#/page.mdx#why');
    await toggle();
    expect(location.hash).to.equal('#/page');
  });

  describe('for what opens while the part that writes it is on its way', () => {
    const open = (site: DocsSite, selector: string) => {
      const details = find(site, selector).shadowRoot?.querySelector('details');
      details?.toggleAttribute('open', true);
      // Browsers tell of it later.
      details?.dispatchEvent(new Event('toggle'));
    };

    it('leaves a newer URL of the same page alone', async () => {
      const site = await siteAt('#/page');
      open(site, 'docs-accordion');
      location.hash = '#/page#user_id';
      await layoutParts();
      expect(location.hash).to.equal('#/page#user_id');
      await until(() => isSeen(find(site, '#user_id')));
      open(site, 'docs-accordion docs-accordion');
      await layoutParts();
      expect(location.hash).to.equal('#/page#why%3Ainner');
    });

    it('writes what opened last', async () => {
      const site = await siteAt('#/page');
      open(site, 'docs-accordion');
      open(site, 'docs-accordion docs-accordion');
      await layoutParts();
      expect(location.hash).to.equal('#/page#why%3Ainner');
    });
  });

  it("keeps a chosen tab in the site's record", async () => {
    const site = await siteAt('#/page');
    const tabs = find(site, 'docs-tabs').shadowRoot?.querySelectorAll<HTMLElement>('[role=tab]');
    tabs?.[1]?.click();
    const key = 'docs-site:https://site.example/page-site/';
    const record: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    expect((record as {tabs: string[]}).tabs[0]).to.equal('yarn');
    localStorage.removeItem(key);
  });

  it('lists the headings of the view that is shown', async () => {
    const site = await siteAt('#/page');
    const [, other] = find(site, 'docs-view').shadowRoot?.querySelectorAll('button') ?? [];
    const chosen = isSeen(find(site, '#in-js')) ? 'In JS' : 'In Py';
    expect(outlineOf(site)).to.eql(['Setup', 'Setup', chosen]);
    find(site, 'docs-view').shadowRoot?.querySelector('button')?.click();
    other?.click();
    await until(() => outlineOf(site).includes('In Py'));
    expect(outlineOf(site)).to.eql(['Setup', 'Setup', 'In Py']);
  });

  for (const [what, hash, place, width, isWide] of [
    ['samples', '#/api', 'in the place of the contents', 1300, true],
    ['samples', '#/api', 'where they were written when there is no room', 1000, false],
    ['panels', '#/panel', 'in the place of the contents', 1300, true],
    ['panels', '#/panel', 'where they were written when there is no room', 1000, false],
  ] as const) {
    it(`puts ${what} ${place}`, async () => {
      const site = await siteAt(hash, {width});
      const outline = site.shadowRoot?.querySelector('docs-outline');
      await outline?.updateComplete;
      expect(find(site, 'docs-rail').hasAttribute('data-wide')).to.equal(isWide);
      expect(outline?.checkVisibility()).to.equal(!isWide);
    });
  }
});
