import {aTimeout, expect, fixture, html} from '@open-wc/testing';
import {emulateMedia, sendKeys} from '@web/test-runner-commands';
import '../../../../elements/components/tabs/docs-tabs.js';
import type {DocsTab, DocsTabs} from '../../../../elements/components/tabs/docs-tabs.js';
import {DocsRevealEvent} from '../../../../elements/shared/page-events.js';
import {expectAccessibleInBothModes} from '../both-modes.js';
import {until} from '../../until.js';

const three = html`
  <docs-tab heading="One"><p>First</p></docs-tab>
  <docs-tab heading="Two"><p>Second</p></docs-tab>
  <docs-tab heading="Three"><p>Third</p></docs-tab>
`;

function tabsOf(element: Element): HTMLElement[] {
  return [...(element.shadowRoot?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
}

function selectedOf(element: Element): string[] {
  return tabsOf(element)
    .filter((tab) => tab.ariaSelected === 'true')
    .map((tab) => tab.textContent.trim());
}

function shownOf(element: Element): string[] {
  return [...element.children]
    .filter((tab) => tab.checkVisibility())
    .map((tab) => tab.textContent.trim());
}

describe('docs-tabs', () => {
  it('shows the first tab, or the one asked for', async () => {
    const first = await fixture(html`<docs-tabs>${three}</docs-tabs>`);
    expect(shownOf(first)).to.eql(['First']);
    const last = await fixture(html`<docs-tabs .defaultTabIndex=${2}>${three}</docs-tabs>`);
    expect(shownOf(last)).to.eql(['Third']);
  });

  it('follows the direction of reading with the arrow keys', async () => {
    const element = await fixture(html`<docs-tabs dir="rtl" unsynced>${three}</docs-tabs>`);
    tabsOf(element)[0]?.focus();
    for (const [press, name] of [
      ['ArrowLeft', 'Two'],
      ['ArrowRight', 'One'],
      ['ArrowRight', 'Three'],
    ] as const) {
      await sendKeys({press});
      await (element as DocsTabs).updateComplete;
      expect(selectedOf(element), press).to.eql([name]);
    }
  });

  it('numbers tabs that have no title', async () => {
    const element = await fixture(
      html`<docs-tabs><docs-tab heading=" ">a</docs-tab><docs-tab>b</docs-tab></docs-tabs>`,
    );
    expect(tabsOf(element).map((tab) => tab.textContent.trim())).to.eql(['Tab 1', 'Tab 2']);
  });

  it('shows the last tab when asked for more than there are', async () => {
    expect(
      shownOf(await fixture(html`<docs-tabs default-tab-index="9">${three}</docs-tabs>`)),
    ).to.eql(['Third']);
  });

  it('shows icons on tabs, and a line below everything where asked', async () => {
    const icon = {kind: 'name', name: 'apple'} as const;
    const element = await fixture(html`
      <docs-tabs border-bottom><docs-tab heading="A" .icon=${icon}>a</docs-tab></docs-tabs>
    `);
    await aTimeout(0);
    expect(tabsOf(element)[0]?.querySelector('docs-icon')?.icon).to.equal(icon);
    expect(getComputedStyle(element).borderBottomWidth).to.equal('1px');
  });

  it('is printed as all panels, each below its label', async () => {
    const element = await fixture<HTMLElement>(html`<docs-tabs>${three}</docs-tabs>`);
    const labels = () =>
      [...(element.shadowRoot?.querySelectorAll<HTMLElement>('[part=label]') ?? [])]
        .filter((label) => label.checkVisibility())
        .map((label) => label.textContent);
    expect(labels()).to.eql([]);
    await emulateMedia({media: 'print'});
    expect([labels(), shownOf(element)]).to.eql([
      ['One', 'Two', 'Three'],
      ['First', 'Second', 'Third'],
    ]);
    expect(tabsOf(element).some((tab) => tab.checkVisibility())).to.equal(false);
    await emulateMedia({media: 'screen'});
  });

  it('shows the panel in which the browser finds something', async () => {
    const element = await fixture<DocsTabs>(
      html`<docs-tabs>
        <docs-tab heading="One">First</docs-tab>
        <docs-tab heading="Two"><p id="found">Second</p></docs-tab>
      </docs-tabs>`,
    );
    expect(shownOf(element)).to.eql(['First']);
    // Browsers do for a place in the document what they do for the words that a reader looks for.
    location.hash = 'found';
    const isFound = 'onbeforematch' in element;
    await until(() => selectedOf(element).join() === (isFound ? 'Two' : 'One'), 'not selected');
    expect(shownOf(element)).to.eql([isFound ? 'Second' : 'First']);
    history.replaceState(null, '', location.pathname + location.search);
    tabsOf(element)[0]?.click();
    await element.updateComplete;
    expect(shownOf(element)).to.eql(['First']);
  });

  it('keeps the keyboard out of panels that are not shown, which take no space', async () => {
    const element = await fixture<HTMLElement>(
      html`<docs-tabs unsynced>
        <docs-tab heading="One">First</docs-tab>
        <docs-tab heading="Two"><a href="#x">Second</a></docs-tab>
      </docs-tabs>`,
    );
    const [, panel] = element.shadowRoot?.querySelectorAll('[part=panel]') ?? [];
    expect(panel?.getBoundingClientRect().height).to.equal(0);
    element.querySelector('a')?.focus();
    tabsOf(element)[0]?.focus();
    await sendKeys({press: 'Tab'});
    expect(document.activeElement).to.not.equal(element.querySelector('a'));
  });

  it('ties each tab to its panel', async () => {
    const element = await fixture(html`<docs-tabs>${three}</docs-tabs>`);
    for (const tab of tabsOf(element)) {
      const panel = element.shadowRoot?.getElementById(tab.getAttribute('aria-controls') ?? '');
      expect(panel).to.have.attribute('role', 'tabpanel');
      expect(panel).to.have.attribute('aria-labelledby', tab.id);
    }
  });

  it('follows the arrows round, Home and End, and moves the focus along', async () => {
    const element = await fixture<DocsTabs>(html`<docs-tabs>${three}</docs-tabs>`);
    tabsOf(element)[0]?.focus();
    for (const [press, name] of [
      ['ArrowLeft', 'Three'],
      ['ArrowRight', 'One'],
      ['End', 'Three'],
      ['Home', 'One'],
    ] as const) {
      await sendKeys({press});
      await element.updateComplete;
      expect(selectedOf(element), press).to.eql([name]);
      expect(element.shadowRoot?.activeElement, press).to.have.trimmed.text(name);
    }
    expect(tabsOf(element).map((tab) => tab.tabIndex)).to.eql([0, -1, -1]);
  });

  it('follows tabs that come, go and change their name', async () => {
    const element = await fixture<DocsTabs>(html`<docs-tabs>${three}</docs-tabs>`);
    element.children[0]?.remove();
    (element.children[0] as DocsTab).heading = 'Zwei';
    await aTimeout(0);
    await element.updateComplete;
    expect(tabsOf(element).map((tab) => tab.textContent.trim())).to.eql(['Zwei', 'Three']);
    expect(shownOf(element)).to.eql(['Second']);
  });

  describe('of the same names', () => {
    const pair = (first: string, second: string, unsynced = false) =>
      html`<docs-tabs ?unsynced=${unsynced}
        ><docs-tab heading=${first}><p>${first}</p></docs-tab
        ><docs-tab heading=${second}><p>${second}</p></docs-tab></docs-tabs
      >`;

    async function both(page: HTMLElement): Promise<DocsTabs[]> {
      const tabs = [...page.querySelectorAll('docs-tabs')];
      await Promise.all(tabs.map((element) => element.updateComplete));
      return tabs;
    }

    it('follow each other, and are remembered', async () => {
      const page = await fixture<HTMLElement>(
        html`<div>${pair('same-a', 'same-b')}${pair('same-b', 'same-a')}</div>`,
      );
      const [first] = await both(page);
      if (first) tabsOf(first)[1]?.click();
      expect((await both(page)).map(selectedOf)).to.eql([['same-b'], ['same-b']]);
      expect(selectedOf(await fixture(pair('other', 'same-b')))).to.eql(['same-b']);
    });

    it('keep to themselves when told', async () => {
      const page = await fixture<HTMLElement>(
        html`<div>${pair('alone-a', 'alone-b')}${pair('alone-a', 'alone-b', true)}</div>`,
      );
      const [first, second] = await both(page);
      if (first) tabsOf(first)[1]?.click();
      expect((await both(page)).map(selectedOf)).to.eql([['alone-b'], ['alone-a']]);
      if (second) tabsOf(second)[1]?.click();
      if (first) tabsOf(first)[0]?.click();
      expect((await both(page)).map(selectedOf)).to.eql([['alone-a'], ['alone-b']]);
    });

    it('stay where the reader sees them', async () => {
      const tall = html`<docs-tabs
        ><docs-tab heading="tall-a"><p>a</p></docs-tab
        ><docs-tab heading="tall-b"><pre>${'\n'.repeat(90)}</pre></docs-tab></docs-tabs
      >`;
      const page = await fixture<HTMLElement>(
        html`<div>
          ${tall}${pair('tall-a', 'tall-b')}
          <pre>${'\n'.repeat(200)}</pre>
        </div>`,
      );
      const [, second] = await both(page);
      if (!second) throw new Error('no tabs');
      const {top} = second.getBoundingClientRect();
      tabsOf(second)[1]?.click();
      await both(page);
      await aTimeout(0);
      expect(second.getBoundingClientRect().top).to.be.closeTo(top, 1);
      scrollTo(0, 0);
    });
  });

  it('shows the tab that a link leads to, or into', async () => {
    const element = await fixture<DocsTabs>(html`<docs-tabs>${three}</docs-tabs>`);
    element.querySelectorAll('p')[2]?.dispatchEvent(new DocsRevealEvent());
    await element.updateComplete;
    expect(shownOf(element)).to.eql(['Third']);
    element.children[1]?.dispatchEvent(new DocsRevealEvent());
    await element.updateComplete;
    expect(shownOf(element)).to.eql(['Second']);
  });

  it('is accessible', async () => {
    await expectAccessibleInBothModes(await fixture(html`<docs-tabs>${three}</docs-tabs>`));
  });
});
