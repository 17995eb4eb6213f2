import {expect, fixture, html} from '@open-wc/testing';
import '../../../elements/content/docs-tree.js';
import {expectAccessibleInBothModes, part} from './both-modes.js';

describe('docs-tree-file', () => {
  it('says its name and a comment', async () => {
    const element = await fixture(html`
      <docs-tree><docs-tree-file name="a.ts" comment="New" highlight></docs-tree-file></docs-tree>
    `);
    const [file] = element.children;
    if (!file) throw new Error('no file');
    expect(part(file, 'name')).to.have.text('a.ts');
    expect(part(file, 'comment')).to.have.text('New');
    expect(part(file, 'row')).to.have.attribute('role', 'treeitem');
    await expectAccessibleInBothModes(element);
  });
});
