import {expect, fixture, html} from '@open-wc/testing';
import '../../../../elements/components/steps/docs-steps.js';
import {expectAccessibleInBothModes, part} from '../both-modes.js';

function markersOf(steps: Element): string[] {
  return [...steps.children].map((step) => part(step, 'marker').textContent.trim());
}

describe('docs-steps', () => {
  it('numbers its steps; a step may bring its own number', async () => {
    const element = await fixture(html`
      <docs-steps>
        <docs-step heading="A"></docs-step>
        <docs-step heading="B" step-number="7"></docs-step>
        <docs-step></docs-step>
      </docs-steps>
    `);
    expect(markersOf(element)).to.eql(['1', '7', '3']);
  });

  it('makes titles headings of the given size, which a step may set for itself', async () => {
    const element = await fixture(html`
      <docs-steps title-size="h3">
        <docs-step heading="A"></docs-step>
        <docs-step heading="B" title-size="h2"></docs-step>
        <docs-step heading="C" title-size="p"></docs-step>
      </docs-steps>
    `);
    const names = [...element.children].map((step) => part(step, 'heading').localName);
    expect(names).to.eql(['h3', 'h2', 'p']);
  });

  it('links a title to itself', async () => {
    const element = await fixture(
      html`<docs-steps><docs-step heading="A" href="#/page#a"></docs-step></docs-steps>`,
    );
    const [step] = element.children;
    if (!step) throw new Error('no step');
    expect(part(step, 'anchor')).to.have.attribute('href', '#/page#a');
    expect(part(step, 'heading')).to.contain.text('A');
    await expectAccessibleInBothModes(element);
  });

  it('shows no empty title', async () => {
    const element = await fixture(html`<docs-steps><docs-step>Do</docs-step></docs-steps>`);
    expect(element.children[0]?.shadowRoot?.querySelector('[part=heading]')).to.equal(null);
  });

  it('numbers steps without a list around them, and is not announced as a list', async () => {
    const element = await fixture(html`
      <div>
        <docs-step heading="A"><p>Do this</p></docs-step>
        <docs-step heading="B"><p>Do that</p></docs-step>
        <p>Then</p>
        <docs-step heading="C"></docs-step>
      </div>
    `);
    const steps = [...element.querySelectorAll('docs-step')];
    expect(steps.map((step) => part(step, 'marker').textContent.trim())).to.eql(['1', '2', '1']);
    await expectAccessibleInBothModes(element);
  });

  it('gives an icon the place of the number', async () => {
    const icon = {kind: 'name', name: 'hammer'} as const;
    const element = await fixture(
      html`<docs-steps><docs-step heading="A" .icon=${icon}></docs-step></docs-steps>`,
    );
    const [marker = ''] = markersOf(element);
    expect(marker).to.equal('');
    expect(element.firstElementChild?.shadowRoot?.querySelector('docs-icon')?.icon).to.equal(icon);
  });

  it('is a list to assistive technology', async () => {
    const element = await fixture(
      html`<docs-steps><docs-step heading="A"></docs-step></docs-steps>`,
    );
    expect(element.shadowRoot?.querySelector('[role=list]')).to.not.equal(null);
    expect(element.firstElementChild && part(element.firstElementChild, 'step')).to.have.attribute(
      'role',
      'listitem',
    );
  });

  it('is accessible', async () => {
    await expectAccessibleInBothModes(
      await fixture(html`
        <docs-steps>
          <docs-step heading="A"><p>Do this</p></docs-step>
          <docs-step heading="B"><p>Do that</p></docs-step>
        </docs-steps>
      `),
    );
  });
});
