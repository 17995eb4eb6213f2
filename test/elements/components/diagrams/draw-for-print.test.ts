import {expect, fixture, html} from '@open-wc/testing';
import '../../../../elements/components/diagrams/docs-diagram.js';
import '../../../../elements/components/diagrams/docs-math.js';
import '../../../../elements/components/disclosures/docs-accordion.js';
import '../../../../elements/components/tabs/docs-tabs.js';
import {isMac} from '../../../../elements/shared/shortcut-key.js';
import {until} from '../../until.js';

/** A diagram and a formula that nobody has come near. */
const page = html`
  <docs-tabs unsynced>
    <docs-tab heading="One">First</docs-tab>
    <docs-tab heading="Two"
      ><docs-diagram .source=${'graph TD\n  A --> B'}></docs-diagram
    ></docs-tab>
  </docs-tabs>
  <docs-accordion heading="Why"><docs-math .tex=${'\\frac{a}{b}'}></docs-math></docs-accordion>
`;

/** What is drawn below an element. */
const drawnIn = (element: Element) =>
  [...element.querySelectorAll('docs-diagram, docs-math')].flatMap(({shadowRoot}) =>
    [...(shadowRoot?.querySelectorAll('[part=diagram] > svg, math') ?? [])].map(
      ({localName}) => localName,
    ),
  );

function pressPrint(): KeyboardEvent {
  const event = new KeyboardEvent('keydown', {
    key: 'p',
    ctrlKey: !isMac(),
    metaKey: isMac(),
    bubbles: true,
    cancelable: true,
  });
  document.body.dispatchEvent(event);
  return event;
}

describe('drawings in print', () => {
  const {print} = window;
  let printed: string[][] = [];
  let element: Element;
  beforeEach(async () => {
    printed = [];
    element = await fixture(html`<div>${page}</div>`);
    window.print = () => printed.push(drawnIn(element));
  });
  afterEach(() => {
    window.print = print;
  });

  it('are drawn in what is closed, before the dialog for printing opens', async () => {
    expect(drawnIn(element)).to.eql([]);
    expect(pressPrint().defaultPrevented).to.equal(true);
    await until(() => printed.length > 0, 'not printed');
    expect(printed).to.eql([['svg', 'math']]);
    // Now the browser need not wait.
    expect(pressPrint().defaultPrevented).to.equal(false);
  });

  it('do not keep a reader waiting who presses the keys again', () => {
    expect([pressPrint(), pressPrint()].map((event) => event.defaultPrevented)).to.eql([
      true,
      false,
    ]);
  });

  it('are drawn where the dialog was opened in another way', async () => {
    dispatchEvent(new Event('beforeprint'));
    await until(() => drawnIn(element).length === 2, 'not drawn');
  });
});
