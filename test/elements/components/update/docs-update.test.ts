import {expect, fixture, html, oneEvent} from '@open-wc/testing';
import '../../../../elements/components/update/docs-update.js';
import {DocsRevealEvent} from '../../../../elements/shared/page-events.js';
import {expectAccessibleInBothModes, part} from '../both-modes.js';

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

  it('keeps its label in sight beside a long text', async () => {
    const element = await fixture<HTMLElement>(html`
      <docs-update label="v1"><pre>${'\n'.repeat(200)}</pre></docs-update>
    `);
    element.style.setProperty('inline-size', '44rem');
    scrollTo({top: 800, behavior: 'instant'});
    expect(part(element, 'label').getBoundingClientRect().top).to.be.within(0, 100);
    scrollTo({top: 0, behavior: 'instant'});
  });

  describe('filtered by tags', () => {
    const changelog = () =>
      fixture<HTMLElement>(html`
        <article part="page">
          <docs-update label="v3" .tags=${['New']}><p>3</p></docs-update>
          <docs-update label="v2" .tags=${['New', 'Fixed']}><p>2</p></docs-update>
          <docs-update label="v1"><p>1</p></docs-update>
        </article>
      `);

    async function choose(page: HTMLElement, tag: string): Promise<void> {
      await settled(page);
      const [first] = page.children;
      const buttons = first?.shadowRoot?.querySelectorAll('button') ?? [];
      [...buttons].find((button) => button.textContent.trim() === tag)?.click();
      await settled(page);
    }

    async function settled(page: HTMLElement): Promise<void> {
      const updates = [...page.querySelectorAll('docs-update')];
      await Promise.all(updates.map((element) => element.updateComplete));
    }

    const shownIn = (page: HTMLElement) =>
      [...page.querySelectorAll('p')].filter((p) => p.checkVisibility()).map((p) => p.textContent);

    const url = location.href;
    afterEach(() => history.replaceState(undefined, '', url));

    it('shows entries that have all of them', async () => {
      const page = await changelog();
      await choose(page, 'New');
      expect(shownIn(page)).to.eql(['3', '2']);
      const told = oneEvent(document, 'docs-filter');
      await choose(page, 'Fixed');
      await told;
      expect(shownIn(page)).to.eql(['2']);
      await expectAccessibleInBothModes(page);
      await choose(page, 'New');
      await choose(page, 'Fixed');
      expect(shownIn(page)).to.eql(['3', '2', '1']);
    });

    it('mirrors them in the URL', async () => {
      history.replaceState({other: 1}, '', '?a=b#c');
      const page = await changelog();
      await choose(page, 'Fixed');
      await choose(page, 'New');
      expect(location.search + location.hash).to.equal('?a=b&tags=Fixed,New#c');
      expect(history.state).to.eql({other: 1});
      page.remove();
      const again = await changelog();
      await settled(again);
      expect(shownIn(again)).to.eql(['2']);
    });

    it('shows an entry that a link leads to', async () => {
      const page = await changelog();
      await choose(page, 'Fixed');
      page.lastElementChild?.dispatchEvent(new DocsRevealEvent());
      await settled(page);
      expect(shownIn(page)).to.eql(['3', '2', '1']);
    });
  });

  it('links its label to itself', async () => {
    const element = await fixture(html`<docs-update label="v1" href="#/log#v1"></docs-update>`);
    expect(part(element, 'label')).to.have.attribute('href', '#/log#v1');
  });

  it('is accessible', async () => {
    await expectAccessibleInBothModes(await fixture(update));
  });
});
