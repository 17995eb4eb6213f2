import {expect, fixture, html} from '@open-wc/testing';
import '../../../../../elements/layout/sidebar/docs-sidebar.js';
import type {DocsSidebar} from '../../../../../elements/layout/sidebar/docs-sidebar.js';
import type {NavGroup} from '../../../../../src/navigation/navigation.js';
import {group, inMode, links, page, view} from '../../../site/sample-site.js';
import {until} from '../../../until.js';

/** Ten thousand pages in one list. */
const oneList = [group('All', ...Array.from({length: 10_000}, (_, index) => page(`p${index}`)))];
/** A thousand groups of ten. */
const manyGroups = Array.from({length: 1000}, (_, number) =>
  group(
    `Group ${number}`,
    ...Array.from({length: 10}, (_, index) => page(`p${number * 10 + index}`)),
  ),
);

/** A sidebar that has room for eight rows, once its lists are cut. */
async function sidebarOf(groups: readonly NavGroup[], path: string): Promise<DocsSidebar> {
  const element = await fixture<DocsSidebar>(
    html`<docs-sidebar
      style="height: 300px; width: 200px"
      .view=${view({groups})}
      .links=${links}
      path=${path}
    ></docs-sidebar>`,
  );
  await until(() => itemsIn(element).length > 0);
  return element;
}

function itemsIn(element: DocsSidebar): readonly HTMLElement[] {
  return [...element.renderRoot.querySelectorAll<HTMLElement>('[part="item"]')];
}

function item(element: DocsSidebar, path: string): HTMLElement | null {
  return element.renderRoot.querySelector<HTMLElement>(`[href="#/${path}"]`);
}

function pathOf(one: Element | undefined): string {
  return one?.getAttribute('href')?.slice(2) ?? '';
}

/** The lists are fitted in one frame and painted in the next. */
async function nextFrames(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

/** Whether an item is where the reader sees it. */
function isSeen(element: DocsSidebar, path: string): boolean {
  const box = element.getBoundingClientRect();
  const {top = 0, bottom = 0} = item(element, path)?.getBoundingClientRect() ?? {};
  return bottom > box.top && top < box.bottom;
}

describe('LongLists', () => {
  for (const [name, groups] of [
    ['one list', oneList],
    ['many groups', manyGroups],
  ] as const) {
    describe(`in ${name} of 10,000 pages`, () => {
      it('has few of them in the DOM, the current one in view', async () => {
        const element = await sidebarOf(groups, 'p7123');
        expect(itemsIn(element).length).to.be.below(200);
        await until(() => isSeen(element, 'p7123'));
        expect(item(element, 'p7123')).to.have.attribute('aria-current', 'page');
      });

      it('fills the list where the reader scrolls to, and empties it behind them', async () => {
        const element = await sidebarOf(groups, 'p0');
        const height = element.scrollHeight;
        element.scrollTop = height / 2;
        await until(() => itemsIn(element).length > 0 && !item(element, 'p100'));
        await until(() => itemsIn(element).some((one) => isSeen(element, pathOf(one))));
        expect(itemsIn(element).length).to.be.below(400);
        expect(element.scrollHeight).to.be.closeTo(height, 200);
        expect(item(element, 'p0'), 'the current page stays').not.to.equal(null);
      });

      it('brings another current page into view', async () => {
        const element = await sidebarOf(groups, 'p0');
        element.path = 'p9999';
        await until(() => isSeen(element, 'p9999'));
        expect(itemsIn(element).length).to.be.below(400);
      });
    });
  }

  it('keeps what is seen in its place while it fills with rows higher than expected', async () => {
    const long = (index: number) => ({
      ...page(`p${index}`),
      label: `A label of several words that takes more than one line ${index}`,
    });
    const pages = Array.from({length: 1000}, (_, index) => long(index));
    const element = await sidebarOf([group('All', ...pages)], 'p500');
    await until(() => isSeen(element, 'p500'));
    await nextFrames();
    for (let step = 0; step < 12; step += 1) {
      const seen = itemsIn(element).find((one) => isSeen(element, pathOf(one)));
      const before = seen?.getBoundingClientRect().top ?? 0;
      element.scrollTop -= 250;
      await nextFrames();
      expect(seen?.isConnected).to.equal(true);
      expect((seen?.getBoundingClientRect().top ?? 0) - before, `step ${step}`).to.be.closeTo(
        250,
        1,
      );
    }
    expect(item(element, 'p445')).not.to.equal(null);
  });

  it('tells the position of each entry in the whole list', async () => {
    const element = await sidebarOf(oneList, 'p5000');
    const entry = item(element, 'p5000')?.closest('li');
    expect(entry).to.have.attribute('aria-setsize', '10000');
    expect(entry).to.have.attribute('aria-posinset', '5001');
  });

  it('leads readers who reach a gap with the keyboard into the list after it', async () => {
    const element = await sidebarOf(oneList, 'p0');
    const last = itemsIn(element).at(-1);
    last?.focus();
    const next = Number(pathOf(last).slice(1)) + 1;
    const gap = element.renderRoot.querySelector<HTMLElement>('[part="more"]');
    expect(gap).to.contain.text('more');
    gap?.focus();
    const focused = () => (element.renderRoot as ShadowRoot).activeElement?.getAttribute('href');
    await until(() => focused() === `#/p${next}`);
  });

  it('leads readers who go backwards to the end of what the gap hid', async () => {
    const element = await sidebarOf(oneList, 'p5000');
    await until(() => isSeen(element, 'p5000'));
    await nextFrames();
    const [first] = itemsIn(element);
    first?.focus();
    const before = Number(pathOf(first).slice(1)) - 1;
    element.renderRoot.querySelector<HTMLElement>('[part="more"]')?.focus();
    const focused = () => (element.renderRoot as ShadowRoot).activeElement?.getAttribute('href');
    await until(() => focused() === `#/p${before}`);
  });

  it('keeps the focus where it is while the reader scrolls away', async () => {
    const element = await sidebarOf(oneList, 'p5000');
    await until(() => isSeen(element, 'p5000'));
    const focused = item(element, 'p5001');
    focused?.focus({preventScroll: true});
    element.scrollTop = 0;
    await until(() => item(element, 'p1'));
    expect((element.renderRoot as ShadowRoot).activeElement).to.equal(focused);
    expect(focused).to.have.attribute('href', '#/p5001');
  });

  it('opens a closed group of thousands in part', async () => {
    const inner = group('Inner', ...Array.from({length: 5000}, (_, index) => page(`i${index}`)));
    const element = await sidebarOf([group('Outer', page('a'), inner)], 'a');
    element.renderRoot.querySelector<HTMLElement>('li [part="toggle"]')?.click();
    await until(() => item(element, 'i0'));
    expect(itemsIn(element).length).to.be.below(200);
  });

  for (const mode of ['light', 'dark'] as const) {
    it(`is accessible in ${mode} mode`, async () => {
      const box = await fixture(
        inMode(
          mode,
          html`<docs-sidebar
            style="height: 300px"
            .view=${view({groups: oneList})}
            .links=${links}
            path="p5000"
          ></docs-sidebar>`,
        ),
      );
      const element = box.querySelector('docs-sidebar');
      await until(() => element && item(element, 'p5000'));
      await expect(box).to.be.accessible();
    });
  }
});
