import {expect, fixture, html} from '@open-wc/testing';
import '../../../../elements/layout/sidebar/docs-sidebar.js';
import type {DocsSidebar} from '../../../../elements/layout/sidebar/docs-sidebar.js';
import type {DocsStoreRequestEvent} from '../../../../elements/shared/page-events.js';
import {readerStore} from '../../../../elements/shared/reader-store.js';
import type {NavGroup} from '../../../../src/navigation/navigation.js';
import {group, links, page, view} from '../../site/sample-site.js';

function texts(element: DocsSidebar, selector: string): readonly string[] {
  return [...element.renderRoot.querySelectorAll(selector)].map(({textContent}) =>
    textContent.trim(),
  );
}

describe('docs-sidebar, groups', () => {
  const withRoot: NavGroup = {
    ...group('Deep', page('deep/one')),
    icon: {kind: 'name', name: 'hammer'},
    tag: 'Beta',
    root: page('deep'),
  };
  const shown = (path: string, ...entries: NavGroup['entries']) =>
    fixture<DocsSidebar>(
      html`<docs-sidebar
        .view=${view({groups: [group('Guides', ...entries)]})}
        .links=${links}
        path=${path}
      ></docs-sidebar>`,
    );

  it('have an icon and a tag behind the name', async () => {
    const element = await shown('a', {...withRoot, tag: 'Beta'}, page('a'));
    const branch = element.renderRoot.querySelector('[part="branch"]');
    expect(branch?.querySelector('[part="name"]')).to.have.text('Deep');
    expect(branch?.querySelector('[part="tag"]')).to.have.text('Beta');
    expect(branch?.querySelector('docs-icon')?.icon).to.deep.equal(withRoot.icon);
  });

  it('link to their root page by name, mark it there, and open beside it', async () => {
    const element = await shown('a', withRoot, page('a'));
    const name = element.renderRoot.querySelector('[part="branch"] a');
    expect(name).to.have.attribute('href', '#/deep');
    expect(name).not.to.have.attribute('aria-current');
    const toggle = element.renderRoot.querySelector<HTMLElement>('li [part="toggle"]');
    expect(toggle).to.have.attribute('aria-label', 'Deep');
    toggle?.click();
    await element.updateComplete;
    expect(element.renderRoot.querySelector('[href="#/deep/one"]')).not.to.equal(null);
    toggle?.click();
    element.path = 'deep';
    await element.updateComplete;
    expect(name).to.have.attribute('aria-current', 'page');
    expect(toggle).to.have.attribute('aria-expanded', 'true');
    await expect(element).to.be.accessible();
  });

  it('lead to their root page from a heading', async () => {
    const outer = {...withRoot, name: 'Outer'};
    const element = await fixture<DocsSidebar>(
      html`<docs-sidebar .view=${view({groups: [outer]})} .links=${links}></docs-sidebar>`,
    );
    expect(element.renderRoot.querySelector('h2 a')).to.have.attribute('href', '#/deep');
  });

  it('are open from the start where the author says so, until the reader closes them', async () => {
    const element = await shown('a', {...group('Deep', page('deep/one')), isExpanded: true});
    const toggle = element.renderRoot.querySelector<HTMLElement>('li [part="toggle"]');
    expect(toggle).to.have.attribute('aria-expanded', 'true');
    toggle?.click();
    await element.updateComplete;
    expect(element.renderRoot.querySelector('[href="#/deep/one"]')).to.equal(null);
  });

  it('at the top can be closed, and open around the current page', async () => {
    const groups = [group('Start', page('a')), group('Guides', page('b'), page('c'))];
    const element = await fixture<DocsSidebar>(
      html`<docs-sidebar .view=${view({groups})} .links=${links} path="a"></docs-sidebar>`,
    );
    const toggle = element.renderRoot.querySelectorAll<HTMLElement>('h2 > [part="toggle"]')[1];
    expect(toggle).to.have.trimmed.text('Guides');
    expect(toggle).to.have.attribute('aria-expanded', 'true');
    toggle?.click();
    await element.updateComplete;
    expect(toggle).to.have.attribute('aria-expanded', 'false');
    expect(texts(element, '[part="item"]')).to.deep.equal(['Label of a']);
    await expect(element).to.be.accessible();
    element.path = 'c';
    await element.updateComplete;
    expect(toggle).to.have.attribute('aria-expanded', 'true');
  });

  it('at the top are closed as before, also where others are added', async () => {
    const store = readerStore('https://folded.example/');
    store.write({frame: {folded: 'b\nlost'}});
    const closedIn = async (path: string, ...groups: readonly NavGroup[]) => {
      const box = await fixture<HTMLElement>(
        html`<div
          @docs-store-request=${(event: DocsStoreRequestEvent) => (event.store = store)}
        ></div>`,
      );
      const element = document.createElement('docs-sidebar');
      Object.assign(element, {view: view({groups}), links, path});
      box.append(element);
      await element.updateComplete;
      return texts(element, '[aria-expanded="false"]');
    };
    const [start, guides, news] = ['a', 'b', 'n'].map((path) => group(`Group ${path}`, page(path)));
    if (!start || !guides || !news) throw new Error('no groups');
    expect(await closedIn('a', start, guides)).to.deep.equal(['Group b']);
    expect(await closedIn('a', start, news, guides)).to.deep.equal(['Group b']);
    expect(await closedIn('n', news, start)).to.deep.equal([]);
    expect(await closedIn('b', start, guides)).to.deep.equal([]);
  });

  it('of the same name open one by one', async () => {
    const element = await shown('a', group('Same', page('b')), group('Same', page('c')));
    element.renderRoot.querySelector<HTMLElement>('li [part="toggle"]')?.click();
    await element.updateComplete;
    expect(texts(element, '[part="item"]')).to.deep.equal(['Label of b']);
  });

  it('without a name show their pages alone', async () => {
    const element = await fixture<DocsSidebar>(
      html`<docs-sidebar
        .view=${view({groups: [group('', page('a'))]})}
        .links=${links}
      ></docs-sidebar>`,
    );
    expect(element.renderRoot.querySelector('h2')).to.equal(null);
    expect(texts(element, '[part="item"]')).to.deep.equal(['Label of a']);
  });
});
