import {expect, fixture, html} from '@open-wc/testing';
import '../../../../elements/components/tree/docs-tree.js';
import {expectAccessibleInBothModes, part} from '../both-modes.js';

describe('docs-tree-folder', () => {
  it('is set off with all its content', async () => {
    const element = await fixture(html`
      <docs-tree>
        <docs-tree-folder name="api" open highlight>
          <docs-tree-file name="route.ts"></docs-tree-file>
        </docs-tree-folder>
        <docs-tree-folder name="lib" open></docs-tree-folder>
      </docs-tree>
    `);
    const [api, lib] = element.children;
    if (!api || !lib) throw new Error('no folders');
    const backgroundOf = (folder: Element, name: string) =>
      getComputedStyle(part(folder, name)).background;
    expect(backgroundOf(api, 'row')).not.to.equal(backgroundOf(lib, 'row'));
    expect(backgroundOf(api, 'content')).not.to.equal(backgroundOf(lib, 'content'));
    await expectAccessibleInBothModes(element);
  });
});

describe('docs-tree-file', () => {
  it('says its name and a comment', async () => {
    const element = await fixture(html`
      <docs-tree><docs-tree-file name="a.ts" comment="New" highlight></docs-tree-file></docs-tree>
    `);
    const [file] = element.children;
    if (!file) throw new Error('no file');
    expect(part(file, 'name')).to.have.text('a.ts');
    expect(part(file, 'comment')).to.have.text('New');
    expect(file.shadowRoot?.textContent).to.contain('a.ts New');
    expect(part(file, 'row')).to.have.attribute('role', 'treeitem');
    await expectAccessibleInBothModes(element);
  });
});
