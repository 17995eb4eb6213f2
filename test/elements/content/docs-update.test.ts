import {expect, fixture, html} from '@open-wc/testing';
import '../../../elements/content/docs-update.js';
import {expectAccessibleInBothModes, part} from './both-modes.js';

const update = html`<docs-update label="v1.2" description="March 2026" .tags=${['New', 'Fixed']}>
  <p>Things changed.</p>
</docs-update>`;

describe('docs-update', () => {
  it('says label, description and tags', async () => {
    const element = await fixture(update);
    expect(part(element, 'label')).to.have.text('v1.2');
    expect(part(element, 'description')).to.have.text('March 2026');
    const tags = [...part(element, 'tags').children].map((tag) => tag.textContent);
    expect(tags).to.eql(['New', 'Fixed']);
  });

  it('puts the label beside what changed where there is room, else above', async () => {
    const element = await fixture<HTMLElement>(update);
    const head = part(element, 'head');
    const content = part(element, 'content');
    element.style.setProperty('inline-size', '44rem');
    expect(head.getBoundingClientRect().right).to.be.below(content.getBoundingClientRect().left);
    element.style.setProperty('inline-size', '20rem');
    expect(head.getBoundingClientRect().bottom).to.be.below(content.getBoundingClientRect().top);
  });

  it('is accessible', async () => {
    await expectAccessibleInBothModes(await fixture(update));
  });
});
