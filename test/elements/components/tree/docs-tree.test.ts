import {expect, fixture, html, nextFrame} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import '../../../../elements/components/tree/docs-tree.js';
import type {TreeItemElement} from '../../../../elements/components/tree/docs-tree-item.js';
import {expectAccessibleInBothModes, part} from '../both-modes.js';

async function tree(): Promise<HTMLElement> {
  return fixture<HTMLElement>(html`
    <docs-tree>
      <docs-tree-folder name="app" open>
        <docs-tree-file name="page.ts"></docs-tree-file>
        <docs-tree-folder name="api"
          ><docs-tree-file name="route.ts"></docs-tree-file
        ></docs-tree-folder>
      </docs-tree-folder>
      <docs-tree-file name="readme.md" comment="Start here" highlight></docs-tree-file>
    </docs-tree>
  `);
}

function named(element: ParentNode, name: string): TreeItemElement {
  const all = element.querySelectorAll<TreeItemElement>('docs-tree-folder, docs-tree-file');
  const found = [...all].find((item) => item.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
}

const focused = () => (document.activeElement as TreeItemElement | null)?.name;

describe('docs-tree', () => {
  it('goes up, down, in and out by the keyboard', async () => {
    const element = await tree();
    named(element, 'app').focus();
    for (const [press, name] of [
      ['ArrowDown', 'page.ts'],
      ['ArrowDown', 'api'],
      ['ArrowDown', 'readme.md'],
      ['ArrowUp', 'api'],
      ['ArrowLeft', 'app'],
      ['End', 'readme.md'],
      ['Home', 'app'],
      ['p', 'page.ts'],
      ['r', 'readme.md'],
    ] as const) {
      await sendKeys({press});
      expect(focused(), press).to.equal(name);
    }
  });

  it('goes in and out by the keyboard in the direction of reading', async () => {
    const element = await tree();
    element.dir = 'rtl';
    named(element, 'app').focus();
    for (const [press, name] of [
      ['ArrowLeft', 'page.ts'],
      ['ArrowDown', 'api'],
      ['ArrowLeft', 'api'],
      ['ArrowLeft', 'route.ts'],
      ['ArrowRight', 'api'],
    ] as const) {
      await sendKeys({press});
      await element.querySelector('docs-tree-folder')?.updateComplete;
      await nextFrame();
      expect(focused(), press).to.equal(name);
    }
  });

  it('opens and closes folders with arrows, Enter and clicks', async () => {
    const element = await tree();
    const api = named(element, 'api');
    const route = named(element, 'route.ts');
    api.focus();
    await sendKeys({press: 'ArrowRight'});
    await api.updateComplete;
    expect(part(api, 'row')).to.have.attribute('aria-expanded', 'true');
    expect(route.checkVisibility()).to.equal(true);
    await sendKeys({press: 'ArrowRight'});
    expect(focused()).to.equal('route.ts');
    await sendKeys({press: 'ArrowLeft'});
    await sendKeys({press: 'ArrowLeft'});
    await api.updateComplete;
    expect(route.checkVisibility()).to.equal(false);
    await sendKeys({press: 'Enter'});
    await api.updateComplete;
    expect(route.checkVisibility()).to.equal(true);
    part(api, 'row').click();
    await api.updateComplete;
    expect(route.checkVisibility()).to.equal(false);
  });

  it('keeps a folder as it is that cannot be opened', async () => {
    const element = await fixture<HTMLElement>(
      html`<docs-tree
        ><docs-tree-folder name="a" open fixed
          ><docs-tree-file name="b"></docs-tree-file></docs-tree-folder
      ></docs-tree>`,
    );
    part(named(element, 'a'), 'row').click();
    await nextFrame();
    expect(named(element, 'b').checkVisibility()).to.equal(true);
  });

  it('opens all folders beside the current item with *', async () => {
    const element = await fixture<HTMLElement>(
      html`<docs-tree
        ><docs-tree-folder name="a"
          ><docs-tree-folder name="inner"></docs-tree-folder></docs-tree-folder
        ><docs-tree-folder name="b"></docs-tree-folder><docs-tree-file name="c"></docs-tree-file
      ></docs-tree>`,
    );
    named(element, 'c').focus();
    await sendKeys({press: '*'});
    expect([...element.querySelectorAll('docs-tree-folder[open]')]).to.eql([
      named(element, 'a'),
      named(element, 'b'),
    ]);
  });

  it('has one place in the order of Tab', async () => {
    const element = await tree();
    const items = [
      ...element.querySelectorAll<TreeItemElement>('docs-tree-folder, docs-tree-file'),
    ];
    const inOrder = () => items.filter((item) => part(item, 'row').tabIndex === 0);
    await Promise.all(items.map((item) => item.updateComplete));
    expect(inOrder()).to.eql([named(element, 'app')]);
    named(element, 'readme.md').focus();
    await Promise.all(items.map((item) => item.updateComplete));
    expect(inOrder()).to.eql([named(element, 'readme.md')]);
  });

  it('reads a list of names', async () => {
    const element = await fixture<HTMLElement>(html`
      <docs-tree>
        <ul>
          <li>
            docs/
            <ul>
              <li><!-- a mark -->${'index'}.<code>md</code></li>
            </ul>
          </li>
          <li>empty/</li>
        </ul>
      </docs-tree>
    `);
    await nextFrame();
    const root = element.shadowRoot;
    if (!root) throw new Error('no root');
    expect(named(root, 'index.md').checkVisibility()).to.equal(true);
    expect(named(root, 'empty').localName).to.equal('docs-tree-folder');
    expect(element.querySelector('ul')?.checkVisibility()).to.equal(false);
    await expectAccessibleInBothModes(element);
  });

  it('is accessible', async () => {
    await expectAccessibleInBothModes(await tree());
  });
});
