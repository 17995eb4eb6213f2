import {expect} from '@open-wc/testing';
import {sendKeys, setViewport} from '@web/test-runner-commands';
import type {DocsSearch} from '../../../elements/search/docs-search.js';
import type {DocsSite} from '../../../elements/site/docs-site.js';
import {expectAccessibleInBothModes, part} from '../components/both-modes.js';
import {findDeep, found, restoreFiles, siteWith} from '../site/config-site.js';
import {until} from '../until.js';

after(async () => {
  restoreFiles();
  await setViewport({width: 1280, height: 800});
});

async function searchOf(site: DocsSite): Promise<DocsSearch> {
  const search = (await found(site, 'docs-search')) as DocsSearch;
  await search.updateComplete;
  return search;
}
const isOpen = (site: DocsSite) => findDeep(site, 'docs-search-dialog dialog[open]') !== undefined;
const dialogOf = (search: DocsSearch) =>
  search.renderRoot.querySelector('docs-search-dialog')?.renderRoot.querySelector('dialog');

describe('docs-search', () => {
  it('is a button with the prompt of the configuration and its key', async () => {
    await setViewport({width: 1280, height: 800});
    const search = await searchOf(await siteWith({search: {prompt: 'Ask Acme'}}));
    const button = part(search, 'search');
    expect(button.querySelector('span')?.textContent).to.equal('Ask Acme');
    expect(button.querySelector('kbd')?.checkVisibility()).to.equal(true);
    await expectAccessibleInBothModes(search);
  });

  it('is an icon on phones', async () => {
    await setViewport({width: 390, height: 800});
    const search = await searchOf(await siteWith({}));
    const button = part(search, 'search');
    await until(() => button.querySelector('kbd')?.checkVisibility() === false);
    expect(button.getBoundingClientRect().width).to.be.below(60);
    await expect(search).to.be.accessible();
    await setViewport({width: 1280, height: 800});
  });

  it('opens the dialog by click, and gives the focus back', async () => {
    const search = await searchOf(await siteWith({}));
    part(search, 'search').focus();
    part(search, 'search').click();
    await until(() => dialogOf(search)?.open);
    await sendKeys({press: 'Escape'});
    await until(() => dialogOf(search)?.open === false);
    await until(() => search.shadowRoot?.activeElement === part(search, 'search'));
  });

  it('leaves the keys of a page that it is a part of, until the focus is in the site', async () => {
    const site = await siteWith({});
    const search = await searchOf(site);
    await sendKeys({press: '/'});
    expect(dialogOf(search) ?? undefined).to.equal(undefined);
    part(search, 'search').focus();
    await sendKeys({press: '/'});
    await until(() => dialogOf(search)?.open);
    expect(isOpen(site)).to.equal(false); // the dialog is in a shadow root of its own
    dialogOf(search)?.close();
  });

  it('leaves the search to a listener that cancels it', async () => {
    const site = await siteWith({});
    const search = await searchOf(site);
    let count = 0;
    site.addEventListener('docs-search-open', (event) => {
      count++;
      event.preventDefault();
    });
    await search.open();
    expect(count).to.equal(1);
    expect(dialogOf(search) ?? undefined).to.equal(undefined);
  });
});
