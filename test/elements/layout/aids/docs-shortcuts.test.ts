import {expect} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import type {DocsShortcuts} from '../../../../elements/layout/aids/docs-shortcuts.js';
import type {DocsSite} from '../../../../elements/site/docs-site.js';
import {readerStore} from '../../../../elements/shared/reader-store.js';
import {expectAccessibleInBothModes, part} from '../../components/both-modes.js';
import {found, pageOf, restoreFiles, siteWith} from '../../site/config-site.js';
import {until} from '../../until.js';

after(() => restoreFiles());

/** A site with the focus in it: other keys belong to the page of the tests. */
async function focusedSite(config: object = {}, attributes: Readonly<Record<string, string>> = {}) {
  const site = await siteWith(config, {attributes});
  const shortcuts = (await found(site, 'docs-shortcuts:defined')) as DocsShortcuts;
  await shortcuts.updateComplete;
  await found(site, 'a[part="next"]');
  await found(site, 'docs-search');
  part(shortcuts, 'button').focus();
  return {site, shortcuts};
}

const dialogOf = (shortcuts: DocsShortcuts) => shortcuts.renderRoot.querySelector('dialog');
const rows = (shortcuts: DocsShortcuts) =>
  [...shortcuts.renderRoot.querySelectorAll('dl > div')].map((row) => [
    row.querySelector('dt')?.textContent,
    ...[...row.querySelectorAll('kbd')].map(({textContent}) => textContent),
  ]);
const isAt = (site: DocsSite, path: string) => until(() => site.dataset['path'] === path);

describe('docs-shortcuts', () => {
  it('lists the keys on ?, and gives the focus back', async () => {
    const {shortcuts} = await focusedSite();
    await sendKeys({press: '?'});
    await until(() => dialogOf(shortcuts)?.open);
    expect(rows(shortcuts).map(([name]) => name)).to.deep.equal([
      'Search',
      'Next page',
      'Back to top',
      'Show this list',
    ]);
    await expectAccessibleInBothModes(shortcuts);
    await sendKeys({press: 'Escape'});
    await until(() => !dialogOf(shortcuts));
    expect(shortcuts.shadowRoot?.activeElement).to.equal(part(shortcuts, 'button'));
  });

  it('lists them by its button, with the mode where readers may change it', async () => {
    const site = await siteWith({});
    site.removeAttribute('mode');
    const shortcuts = (await found(site, 'docs-shortcuts:defined')) as DocsShortcuts;
    await found(site, 'docs-mode-toggle');
    await shortcuts.updateComplete;
    part(shortcuts, 'button').click();
    await until(() => dialogOf(shortcuts)?.open);
    expect(rows(shortcuts)).to.deep.include(['Switch between light and dark', 'm']);
  });

  it('leads to the next and the previous page', async () => {
    const {site} = await focusedSite();
    await sendKeys({press: 'n'});
    await isAt(site, 'guides/second');
    await found(site, 'a[part="previous"]');
    (await pageOf(site)).querySelector<HTMLElement>('h1')?.focus();
    await sendKeys({press: 'p'});
    await isAt(site, 'start');
  });

  it('switches the mode, and says which it is', async () => {
    const {site, shortcuts} = await focusedSite({modeToggle: {default: 'light'}});
    site.removeAttribute('mode');
    await found(site, 'docs-mode-toggle');
    await sendKeys({press: 'm'});
    await until(() => site.dataset['mode'] === 'dark');
    const status = () => shortcuts.renderRoot.querySelector('[role="status"]')?.textContent;
    await until(() => status() === 'Color mode: Dark');
    await sendKeys({press: 'm'});
    await until(() => site.dataset['mode'] === 'light');
  });

  it('leaves keys to fields, to other shortcuts, and to the page around the site', async () => {
    const {site, shortcuts} = await focusedSite();
    const field = document.createElement('input');
    (await pageOf(site)).append(field);
    field.focus();
    await sendKeys({type: 'n?'});
    expect(field.value).to.equal('n?');
    part(shortcuts, 'button').focus();
    const press = (init: KeyboardEventInit) =>
      part(shortcuts, 'button').dispatchEvent(
        new KeyboardEvent('keydown', {bubbles: true, composed: true, cancelable: true, ...init}),
      );
    // `false` when it was handled.
    expect(press({key: 'n', ctrlKey: true})).to.equal(true);
    expect(press({key: 'n', repeat: true})).to.equal(true);
    part(shortcuts, 'button').blur();
    await sendKeys({press: '?'});
    expect(dialogOf(shortcuts)).to.equal(null);
    expect(site.dataset['path']).to.equal('start');
  });

  it('can be turned off, the key of the search too, for later visits', async () => {
    const {site, shortcuts} = await focusedSite();
    part(shortcuts, 'button').click();
    await until(() => dialogOf(shortcuts)?.open);
    shortcuts.renderRoot.querySelector('input')?.click();
    dialogOf(shortcuts)?.close();
    part(shortcuts, 'button').focus();
    const isLeft = (key: string) =>
      part(shortcuts, 'button').dispatchEvent(
        new KeyboardEvent('keydown', {key, bubbles: true, composed: true, cancelable: true}),
      );
    expect(['n', '?', 't', '/'].map(isLeft)).to.deep.equal([true, true, true, true]);
    expect(readerStore(site.getAttribute('src') ?? '').read().turnedOff).to.deep.equal([
      'shortcuts',
    ]);
  });
});
