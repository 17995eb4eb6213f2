import {expect, fixture, html, oneEvent} from '@open-wc/testing';
import '../../../../elements/components/view/docs-view.js';
import type {DocsView} from '../../../../elements/components/view/docs-view.js';
import {DocsRevealEvent} from '../../../../elements/shared/page-events.js';
import {expectAccessibleInBothModes} from '../both-modes.js';
import {until} from '../../until.js';

async function page(...names: string[]): Promise<HTMLElement> {
  const element = await fixture<HTMLElement>(
    html`<article part="page">
      ${names.map((name) => html`<docs-view heading=${name}><p>${name}</p></docs-view>`)}
    </article>`,
  );
  await settled(element);
  return element;
}

async function settled(element: HTMLElement): Promise<void> {
  await Promise.all([...element.querySelectorAll('docs-view')].map((view) => view.updateComplete));
}

const shownIn = (element: HTMLElement) =>
  [...element.querySelectorAll('p')].filter((p) => p.checkVisibility()).map((p) => p.textContent);

const choicesOf = (element: HTMLElement) => [
  ...(element.querySelector('docs-view')?.shadowRoot?.querySelectorAll('button') ?? []),
];

describe('docs-view', () => {
  it('shows the first of several views, and others when they are chosen', async () => {
    const element = await page('View A', 'View B', 'View A');
    expect(shownIn(element)).to.eql(['View A', 'View A']);
    expect(choicesOf(element).map((choice) => choice.textContent.trim())).to.eql([
      'View A',
      'View B',
    ]);
    const told = oneEvent(document, 'docs-filter');
    choicesOf(element)[1]?.click();
    await settled(element);
    await told;
    expect(shownIn(element)).to.eql(['View B']);
    expect(choicesOf(element)[1]?.ariaPressed).to.equal('true');
  });

  it('keeps the choice for later pages', async () => {
    const first = await page('View C', 'View D');
    choicesOf(first)[1]?.click();
    await settled(first);
    first.remove();
    expect(shownIn(await page('View C', 'View D'))).to.eql(['View D']);
  });

  it('shows the view that a link leads into', async () => {
    const element = await page('View E', 'View F');
    element.querySelectorAll('p')[1]?.dispatchEvent(new DocsRevealEvent());
    await settled(element);
    expect(shownIn(element)).to.eql(['View F']);
  });

  it('shows the view in which the browser finds something', async () => {
    const element = await page('View J', 'View K');
    const text = element.querySelectorAll('p')[1];
    text?.setAttribute('id', 'found');
    expect(shownIn(element)).to.eql(['View J']);
    // Browsers do for a place in the document what they do for the words that a reader looks for.
    location.hash = 'found';
    const isFound = 'onbeforematch' in element;
    await until(() => shownIn(element).join() === (isFound ? 'View K' : 'View J'), 'not shown');
    expect(choicesOf(element)[1]?.ariaPressed).to.equal(String(isFound));
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('needs no switch alone', async () => {
    expect(choicesOf(await page('View G'))).to.eql([]);
  });

  it('is accessible', async () => {
    const element = await page('View H', 'View I');
    await expectAccessibleInBothModes(element.querySelector('docs-view') as DocsView);
  });
});
