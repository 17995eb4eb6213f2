import {expect} from '@open-wc/testing';
import type {DocsSidebar} from '../../../elements/layout/sidebar/docs-sidebar.js';
import type {DocsSite} from '../../../elements/site/docs-site.js';
import {inShell, siteAt} from './acme-site.js';
import {stubFiles} from './stub-files.js';
import {until} from '../until.js';

/** A site of ten thousand pages in two hundred groups; it notes which of them were asked for. */
class LargeSite extends Map<string, string> {
  readonly asked: string[] = [];

  constructor() {
    const navigation = Array.from({length: 200}, (_, number) => ({
      group: `Group ${number}`,
      pages: Array.from({length: 50}, (__, index) => `g${number}/p${index}`),
    }));
    super([['large-site/docs.json', JSON.stringify({name: 'Large', navigation})]]);
  }

  override get(path: string): string | undefined {
    const [, page] = /^large-site\/(.*)\.mdx$/.exec(path) ?? [];
    if (page === undefined) return super.get(path);
    this.asked.push(page);
    return `---\ntitle: Title of ${page}\n---\n\nText.\n`;
  }
}

function sidebarOf(site: DocsSite): DocsSidebar {
  return inShell(site, 'docs-sidebar[part="sidebar"]') as DocsSidebar;
}

function itemsIn(sidebar: DocsSidebar): readonly Element[] {
  return [...sidebar.renderRoot.querySelectorAll('[part="item"]')];
}

describe('a site of 10,000 pages', () => {
  const files = new LargeSite();
  let restore: () => void;
  before(() => {
    restore = stubFiles(files);
  });
  after(() => restore());

  it('has in its sidebar what is near the view, with the current page', async () => {
    const site = await siteAt('g120/p7', {name: 'large-site'});
    const sidebar = sidebarOf(site);
    sidebar.style.height = '600px';
    const box = sidebar.getBoundingClientRect();
    await until(() => {
      const page = sidebar.renderRoot.querySelector('[aria-current="page"]');
      const {top, bottom} = page?.getBoundingClientRect() ?? {top: -1, bottom: -1};
      return top >= box.top && bottom <= box.bottom;
    }, 'the current page is in view');
    expect(itemsIn(sidebar).length).to.be.within(20, 300);
  });

  it('reads the titles of the pages in the sidebar and the pager, and of no others', async () => {
    files.asked.length = 0;
    const site = await siteAt('g50/p49', {name: 'large-site'});
    const sidebar = sidebarOf(site);
    const names = () => itemsIn(sidebar).map(({textContent}) => textContent.trim());
    await until(() => names().length > 0 && names().every((name) => name.startsWith('Title')));
    expect(files.asked).to.include('g51/p0');
    expect(new Set(files.asked).size).to.be.below(400);
  });
});
