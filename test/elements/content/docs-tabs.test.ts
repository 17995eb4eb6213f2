import {aTimeout, expect, fixture, html} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import '../../../elements/content/docs-tabs.js';
import type {DocsTab, DocsTabs} from '../../../elements/content/docs-tabs.js';
import {expectAccessibleInBothModes} from './both-modes.js';

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

  it('shows the last tab when asked for more than there are', async () => {
    expect(
      shownOf(await fixture(html`<docs-tabs default-tab-index="9">${three}</docs-tabs>`)),
    ).to.eql(['Third']);
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

  it('is accessible', async () => {
    await expectAccessibleInBothModes(await fixture(html`<docs-tabs>${three}</docs-tabs>`));
  });
});
