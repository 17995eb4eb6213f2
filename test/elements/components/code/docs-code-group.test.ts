import {expect, fixture, html} from '@open-wc/testing';
import {emulateMedia, sendKeys} from '@web/test-runner-commands';
import '../../../../elements/components/code/docs-code-group.js';
import '../../../../elements/components/tabs/docs-tabs.js';
import type {DocsCodeGroup} from '../../../../elements/components/code/docs-code-group.js';
import {expectAccessibleInBothModes, part} from '../both-modes.js';

const blocks = html`
  <docs-code .code=${'one()'} language="js" heading="one.js"></docs-code>
  <docs-code .code=${'two()'} language="python"></docs-code>
  <docs-code .code=${'three'}></docs-code>
`;

function tabsOf(element: Element): HTMLElement[] {
  return [...(element.shadowRoot?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
}

describe('docs-code-group', () => {
  it('names tabs by title, else by the name of the language', async () => {
    const element = await fixture(html`<docs-code-group>${blocks}</docs-code-group>`);
    expect(tabsOf(element).map((tab) => tab.textContent.trim())).to.eql([
      'one.js',
      'Python',
      'Code',
    ]);
  });

  for (const dropdown of [false, true]) {
    it(`is printed as all blocks below their names, dropdown: ${dropdown}`, async () => {
      const element = await fixture(
        html`<docs-code-group ?dropdown=${dropdown}>${blocks}</docs-code-group>`,
      );
      await emulateMedia({media: 'print'});
      const labels = [...(element.shadowRoot?.querySelectorAll('[part=label]') ?? [])];
      expect(labels.map((label) => label.checkVisibility() && label.textContent)).to.eql([
        'one.js',
        'Python',
        'Code',
      ]);
      expect(part(element, 'bar').checkVisibility()).to.equal(false);
      await emulateMedia({media: 'screen'});
    });
  }

  it('shows the block of the chosen tab alone', async () => {
    const element = await fixture<DocsCodeGroup>(
      html`<docs-code-group>${blocks}</docs-code-group>`,
    );
    tabsOf(element)[1]?.click();
    await element.updateComplete;
    const shown = [...element.children].map((block) => block.checkVisibility());
    expect(shown).to.eql([false, true, false]);
  });

  it('follows other groups and tabs of the same names, as tabs and as a list', async () => {
    const pair = html`<docs-code heading="follow-a"></docs-code
      ><docs-code heading="follow-b"></docs-code>`;
    const page = await fixture<HTMLElement>(
      html`<div>
        <docs-code-group>${pair}</docs-code-group
        ><docs-code-group dropdown>${pair}</docs-code-group>
      </div>`,
    );
    const [first, second] = page.querySelectorAll('docs-code-group');
    if (!first || !second) throw new Error('no groups');
    tabsOf(first)[1]?.click();
    await second.updateComplete;
    expect(second.shadowRoot?.querySelector('select')?.selectedIndex).to.equal(1);
    expect(second.children[1]?.checkVisibility()).to.equal(true);
  });

  it('follows tabs of the same names, and leads them', async () => {
    const page = await fixture<HTMLElement>(
      html`<div>
        <docs-code-group
          ><docs-code heading="both-a"></docs-code><docs-code heading="both-b"></docs-code>
        </docs-code-group>
        <docs-tabs
          ><docs-tab heading="both-a">a</docs-tab><docs-tab heading="both-b">b</docs-tab></docs-tabs
        >
      </div>`,
    );
    const group = page.querySelector('docs-code-group');
    const tabs = page.querySelector('docs-tabs');
    if (!group || !tabs) throw new Error('no group or no tabs');
    await tabs.updateComplete;
    tabsOf(group)[1]?.click();
    await tabs.updateComplete;
    expect(tabs.children[1]?.checkVisibility()).to.equal(true);
    tabsOf(tabs)[0]?.click();
    await group.updateComplete;
    expect(group.children[0]?.checkVisibility()).to.equal(true);
  });

  it('shows the icons of its blocks on their tabs', async () => {
    const element = await fixture(html`
      <docs-code-group>
        <docs-code heading="a" options='lines icon="terminal"'></docs-code>
        <docs-code heading="b" options="icon={'js'} wrap"></docs-code>
        <docs-code heading="c" options="lines"></docs-code>
      </docs-code-group>
    `);
    const icons = tabsOf(element).map((tab) => tab.querySelector('docs-icon')?.icon);
    expect(icons).to.eql([{kind: 'name', name: 'terminal'}, {kind: 'name', name: 'js'}, undefined]);
  });

  it('goes from tab to tab by the arrows', async () => {
    const element = await fixture<DocsCodeGroup>(
      html`<docs-code-group
        ><docs-code heading="arrow-a"></docs-code><docs-code heading="arrow-b"></docs-code>
      </docs-code-group>`,
    );
    tabsOf(element)[0]?.focus();
    await sendKeys({press: 'ArrowLeft'});
    await element.updateComplete;
    expect(element.shadowRoot?.activeElement).to.have.trimmed.text('arrow-b');
    expect(element.children[1]?.checkVisibility()).to.equal(true);
  });

  it('shows the title once', async () => {
    const element = await fixture(html`<docs-code-group>${blocks}</docs-code-group>`);
    expect(element.children[0]?.shadowRoot?.querySelector('[part=header]')).to.equal(null);
  });

  it('offers a list where tabs are too many', async () => {
    const element = await fixture<DocsCodeGroup>(
      html`<docs-code-group dropdown>${blocks}</docs-code-group>`,
    );
    const select = element.shadowRoot?.querySelector('select');
    if (!select) throw new Error('no list');
    select.value = 'Python';
    select.dispatchEvent(new Event('change'));
    await element.updateComplete;
    expect(element.children[1]?.checkVisibility()).to.equal(true);
    expect(element.children[0]?.checkVisibility()).to.equal(false);
    await expectAccessibleInBothModes(element);
  });

  it('is accessible', async () => {
    await expectAccessibleInBothModes(
      await fixture(html`<docs-code-group>${blocks}</docs-code-group>`),
    );
  });
});

describe('docs-example', () => {
  it('says whether it is a request or a response', async () => {
    const element = await fixture(html`<docs-example kind="response">${blocks}</docs-example>`);
    expect(part(element, 'tabs')).to.have.attribute('aria-label', 'Response example');
    await expectAccessibleInBothModes(element);
  });
});
